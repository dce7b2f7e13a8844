import { useRouterState } from '@tanstack/react-router'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'
import { StatePage } from '#ui/page/state-page.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'

/** Any path that leads nowhere (SHELL-04); outside the app within the frame of the public pages. */
export function NotFoundPage() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const page = (
    <StatePage
      title="This page came apart."
      art="apart"
      actions={
        <>
          <ButtonLink to="/" variant="primary" size="lg">
            Go home
          </ButtonLink>
          <ButtonLink to="/jobs" size="lg">
            Search jobs
          </ButtonLink>
        </>
      }
    >
      Nothing lives at <b className="strong">{path}</b>. The address may be mistyped, or what was here is gone.
    </StatePage>
  )
  return path.startsWith('/app') ? page : <SiteFrame>{page}</SiteFrame>
}
