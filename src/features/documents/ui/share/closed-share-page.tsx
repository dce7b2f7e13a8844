import { StatePage } from '#ui/page/state-page.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'

const GoHome = () => (
  <ButtonLink to="/" variant="primary" size="lg">
    Go home
  </ButtonLink>
)

/** One page for a link that never existed, was revoked, or whose resume is gone. */
export const ClosedSharePage = () => (
  <StatePage title="This link is no longer valid." art="apart" actions={<GoHome />}>
    This link was revoked or is incomplete. Ask the person who shared it for a new one.
  </StatePage>
)

export const BusySharePage = () => (
  <StatePage title="Too many attempts." art="apart" actions={<GoHome />}>
    Too many links were opened from your network. Wait a few minutes and try again.
  </StatePage>
)
