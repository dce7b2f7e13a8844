import { StatePage } from '#ui/page/state-page.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'

const GoHome = () => (
  <ButtonLink to="/" variant="primary" size="lg">
    Go home
  </ButtonLink>
)

/** A link that never was, was revoked, or whose resume is gone: one and the same page. */
export const ClosedSharePage = () => (
  <StatePage title="This link is no longer valid." art="apart" actions={<GoHome />}>
    Whoever shared the resume took it back, or the address is not complete. Please ask them for a new link.
  </StatePage>
)

export const BusySharePage = () => (
  <StatePage title="Too many tries." art="apart" actions={<GoHome />}>
    So many links were opened from here that we stopped for a moment. Please wait a little and open yours again.
  </StatePage>
)
