import { ButtonLink } from '#ui/primitives/button.tsx'
import { Aside } from '#ui/primitives/notice.tsx'
import type { SeekerDashboard } from '../../../contract.ts'

/** Links to the coach, with a question that fits the person's progress (DASH-16). */
export function CoachCard({ dashboard }: { dashboard: SeekerDashboard }) {
  return (
    <Aside
      by="AI Career Coach"
      actions={
        <ButtonLink to="/app/coaching" size="sm">
          Open coaching
        </ButtonLink>
      }
    >
      {questionFor(dashboard)}
    </Aside>
  )
}

function questionFor({ steps, interviewsScheduled }: SeekerDashboard): string {
  if (!steps.resume) return 'Not sure how to start? Ask what to include in your first resume.'
  if (interviewsScheduled.total > 0) return 'You have an upcoming interview. Ask which questions to expect.'
  if (!steps.tracking) return 'Ready to apply? Ask which of your matches to start with.'
  return 'Ask what to follow up on, what your profile is missing, or how your search is going.'
}
