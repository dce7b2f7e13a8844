import { startAuthentication } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { toast } from '#ui/primitives/toast.ts'
import { UsedPasskey } from '../security-contract.ts'
import { signInRefusal } from './auth-texts.ts'
import { passkeyRefusal } from './components/security/passkey-refusal.ts'
import { useRedirectAfterSignIn } from './use-sign-in.ts'

/** Lets the browser offer its passkeys, signs in with the chosen one and redirects; shows a refusal. */
export function usePasskeySignIn(redirect: string): () => Promise<void> {
  const start = useMutation(api.security.startPasskeySignIn.mutationOptions())
  const signIn = useMutation(api.security.signInWithPasskey.mutationOptions())
  const enter = useRedirectAfterSignIn(redirect)
  return async () => {
    try {
      const options = await start.mutateAsync(undefined)
      const used = await startAuthentication({ optionsJSON: options as never })
      await signIn.mutateAsync({ passkey: UsedPasskey.parse(used) })
      enter()
    } catch (error) {
      const description = passkeyRefusal(error) ?? signInRefusal(error)
      toast.error({ title: 'Sign in failed', description })
    }
  }
}
