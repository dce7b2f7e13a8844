import type { ReactNode } from 'react'
import type { ReviewDetails } from '#features/hiring-pipeline/contract.ts'
import { CompanyInterviews } from '#features/interviews/ui/company-interviews.tsx'
import { ProposeTimes } from '#features/interviews/ui/propose-times.tsx'
import { CompanyThread } from '#features/messages/ui/company-thread.tsx'
import { WriteToCandidate } from '#features/messages/ui/write-to-candidate.tsx'
import { WriteToMany } from '#features/messages/ui/write-to-many.tsx'
import { CompareChoice } from '#features/scorecards/ui/components/compare-choice.tsx'
import { NotesSection } from '#features/scorecards/ui/components/notes-section.tsx'
import { ScorecardSection } from '#features/scorecards/ui/components/scorecard-section.tsx'

/** Components that later areas show next to an open application, in this order. */
export const reviewAside = (application: ReviewDetails): ReactNode => (
  <>
    <ScorecardSection application={application} />
    <NotesSection applicationId={application.id} />
    <CompanyInterviews applicationId={application.id} />
    <CompanyThread applicationId={application.id} />
  </>
)

/** The actions that they show below an application, before the close button. */
export const reviewActions = (application: ReviewDetails): ReactNode => (
  <>
    <CompareChoice jobId={application.jobId} jobTitle={application.jobTitle} with={application} />
    <WriteToCandidate application={application} />
    <ProposeTimes application={application} />
  </>
)

/** The tools that they show above the list, if the list is of one job. */
export const reviewTools = (jobId: string): ReactNode => (
  <>
    <CompareChoice jobId={jobId} />
    <WriteToMany jobId={jobId} />
  </>
)

/** The actions that they offer for the selected applications of the board. */
export const reviewSelected = (jobId: string, ids: readonly string[]): ReactNode => (
  <WriteToMany jobId={jobId} to={ids} />
)
