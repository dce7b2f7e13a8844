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

/** What the areas above applications show beside one that is open: a component of theirs each, in this order. */
export const reviewAside = (application: ReviewDetails): ReactNode => (
  <>
    <ScorecardSection application={application} />
    <NotesSection applicationId={application.id} />
    <CompanyInterviews applicationId={application.id} />
    <CompanyThread applicationId={application.id} />
  </>
)

/** And what they offer at its foot, before the button that closes. */
export const reviewActions = (application: ReviewDetails): ReactNode => (
  <>
    <CompareChoice jobId={application.jobId} jobTitle={application.jobTitle} with={application} />
    <WriteToCandidate application={application} />
    <ProposeTimes application={application} />
  </>
)

/** What they offer above the list, where it shows one job. */
export const reviewTools = (jobId: string): ReactNode => (
  <>
    <CompareChoice jobId={jobId} />
    <WriteToMany jobId={jobId} />
  </>
)

/** What they offer with those that are selected on the board. */
export const reviewSelected = (jobId: string, ids: readonly string[]): ReactNode => (
  <WriteToMany jobId={jobId} to={ids} />
)
