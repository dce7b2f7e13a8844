import { StatePage } from '#ui/page/state-page.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { useSession } from './queries.ts'
import { useSignOut } from './use-sign-out.ts'

/** /unauthorized: shown instead of a page of another role, with links to other pages (ERR-03). */
export function RefusedPage() {
  const { viewer } = useSession()
  const signOut = useSignOut()
  return (
    <StatePage
      title="Access Denied"
      art="missing"
      note={viewer && `You are signed in as ${viewer.email}.`}
      actions={
        <>
          <ButtonLink to="/" variant="primary" size="lg">
            Go home
          </ButtonLink>
          {viewer && (
            <Button size="lg" onClick={signOut}>
              Sign out
            </Button>
          )}
        </>
      }
    >
      You don't have access to this page. If you need it, contact your account administrator.
    </StatePage>
  )
}
