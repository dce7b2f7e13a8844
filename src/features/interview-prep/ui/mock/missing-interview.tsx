import { EmptyState } from '#ui/page/empty-state.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'

export const MOCK_HOME = '/app/interview?tab=mock-interview'

/** Shown instead of an interview that does not exist; `children` explains why. */
export const MissingInterview = ({ children }: { children: string }) => (
  <EmptyState
    level={2}
    title="This interview is no longer available"
    action={<ButtonLink to={MOCK_HOME}>Mock interviews</ButtonLink>}
  >
    {children}
  </EmptyState>
)
