import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ErrorState } from '#ui/page/state-page.tsx'
import { Button } from '#ui/primitives/button.tsx'

/** The error page of a screen; the frame around it stays visible, if there is one (ERR-04). */
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
