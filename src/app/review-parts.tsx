import type { ReviewDetails } from '#features/hiring-pipeline/contract.ts'
import { CompanyInterviews } from '#features/interviews/ui/company-interviews.tsx'
import { ProposeTimes } from '#features/interviews/ui/propose-times.tsx'
import { CompanyThread } from '#features/messages/ui/company-thread.tsx'
import { WriteToCandidate } from '#features/messages/ui/write-to-candidate.tsx'
import { CompareChoice } from '#features/scorecards/ui/components/compare-choice.tsx'
import { NotesSection } from '#features/scorecards/ui/components/notes-section.tsx'
import { ScorecardSection } from '#features/scorecards/ui/components/scorecard-section.tsx'

type Props = { application: ReviewDetails }

/** Components that later areas show next to an open application, in this order. */
export const ReviewAside = ({ application }: Props) => (
  <>
    <ScorecardSection application={application} />
    <NotesSection applicationId={application.id} />
    <CompanyInterviews applicationId={application.id} />
    <CompanyThread applicationId={application.id} />
  </>
)

/** The actions that they show below an application, before the close button. */
export const ReviewActions = ({ application }: Props) => (
  <>
    <CompareChoice jobId={application.jobId} jobTitle={application.jobTitle} with={application} />
    <WriteToCandidate application={application} />
    <ProposeTimes application={application} />
  </>
)
