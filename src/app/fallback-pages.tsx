import { type ErrorComponentProps, useRouter, useRouterState } from '@tanstack/react-router'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'
import { ErrorState, StatePage } from '#ui/page/state-page.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'

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

/** A screen that failed; the shell around it stays where there is one (ERR-04). */
export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter()
  const state = (
    <ErrorState
      title="Something went wrong"
      level="h1"
      detail={error instanceof Error ? error.message : undefined}
      actions={
        <>
          <Button variant="primary" onClick={() => location.reload()}>
            Refresh Page
          </Button>
          <Button onClick={() => router.history.back()}>Go Back</Button>
        </>
      }
    >
      We encountered an error while loading this page. Please try refreshing or contact support if the issue persists.
    </ErrorState>
  )
  return router.state.location.pathname.startsWith('/app') ? state : <main className="page">{state}</main>
}
