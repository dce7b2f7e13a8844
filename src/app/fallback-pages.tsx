import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ErrorState, StatePage } from '#ui/page/state-page.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'

/** Any path that leads nowhere (SHELL-04). */
export function NotFoundPage() {
  return (
    <StatePage
      title="This page is not here"
      art="apart"
      actions={
        <ButtonLink to="/" variant="primary">
          Go home
        </ButtonLink>
      }
    >
      The address may be mistyped, or what was here is gone.
    </StatePage>
  )
}

/** A screen that failed; the shell around it stays where there is one (ERR-04). */
export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <ErrorState title="Something went wrong" detail={error instanceof Error ? error.message : undefined}>
      <p>
        We encountered an error while loading this page. Please try refreshing or contact support if the issue persists.
      </p>
      <p className="row mt-4">
        <Button variant="primary" onClick={() => location.reload()}>
          Refresh Page
        </Button>
        <Button onClick={() => router.history.back()}>Go Back</Button>
      </p>
    </ErrorState>
  )
}
