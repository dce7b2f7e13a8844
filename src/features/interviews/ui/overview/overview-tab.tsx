import { EmptyState } from '#ui/page/empty-state.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'

/** How far the preparation has come (INTV-02 to INTV-05). */
export const Tab = () => (
  <EmptyState
    title="The first answer is the hardest"
    level={2}
    action={<ButtonLink to="/app/jobs">Find jobs</ButtonLink>}
  >
    Practise here before an interview counts.
  </EmptyState>
)
