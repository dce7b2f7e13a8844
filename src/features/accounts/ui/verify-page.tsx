import { Button, ButtonLink, TextLink } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { accountErrors } from '../contract.ts'
import { AuthFrame } from './components/auth-frame.tsx'

type Props = { token: string; email: string | null; isSignedIn: boolean }

/**
 * /auth/verify: confirms the address of a new account by one click, also without JavaScript. `email` is null if the link was used or has
 * expired.
 */
export function VerifyPage({ token, email, isSignedIn }: Props) {
  if (!email && isSignedIn) {
    return (
      <AuthFrame title="Confirm your email" lead="You're signed in, so your email is already confirmed.">
        <ButtonLink to="/" variant="primary" size="lg" block>
          Continue
        </ButtonLink>
      </AuthFrame>
    )
  }
  if (!email) {
    return (
      <AuthFrame title="Confirm your email" lead="Sign in to request a new link if you still need one.">
        <Notice tone="error">{accountErrors.LINK_INVALID.message}</Notice>
        <TextLink to="/auth">Go to sign in</TextLink>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title="Confirm your email" lead="Confirm your email address to sign in.">
      <p className="strong break-words">{email}</p>
      {/* a plain form, which works without JavaScript and before it is loaded */}
      <form method="post" action="/api/accounts/verify">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="primary" size="lg" block>
          Confirm my email
        </Button>
      </form>
      <p className="meta">Not your email address? Just close this page.</p>
    </AuthFrame>
  )
}
