import { useRouterState } from '@tanstack/react-router'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'
import { StatePage } from '#ui/page/state-page.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'

/** The page for unknown paths (SHELL-04); outside the app it has the frame of the public pages. */
export function NotFoundPage() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const page = (
    <StatePage
      title="Page not found"
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
      There's nothing at <b className="strong">{path}</b>. Check the address, or the page may have been removed.
    </StatePage>
  )
  return path.startsWith('/app') ? page : <SiteFrame>{page}</SiteFrame>
}
