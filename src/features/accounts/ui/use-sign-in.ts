import { useMutation } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { errorCode } from '#ui/error-text.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refusalTitle, signInRefusal } from './auth-texts.ts'
import { useReloadAsUser } from './use-session.ts'

type Input = { email: string; password: string }
type On = { onUnverified?: () => void; onSecondStep?: () => void }

/** Redirects to the target as the user who has just signed in. */
export function useRedirectAfterSignIn(redirect: string): () => void {
  const goOn = useReloadAsUser()
  return () => goOn(redirect)
}

const say = (error: unknown) =>
  toast.error({ title: refusalTitle(errorCode(error), 'sign-in'), description: signInRefusal(error) })

/** Signs in and redirects to the target; a refusal is shown and passed to the caller's handler. */
export function useSignIn(redirect: string) {
  const mutation = useMutation(api.accounts.signIn.mutationOptions())
  const enter = useRedirectAfterSignIn(redirect)
  return async (input: Input, { onUnverified, onSecondStep }: On = {}) => {
    try {
      await mutation.mutateAsync(input)
    } catch (error) {
      if (errorCode(error) === 'SECOND_FACTOR_REQUIRED' && onSecondStep) return onSecondStep()
      say(error)
      if (errorCode(error) === 'EMAIL_NOT_VERIFIED') onUnverified?.()
      return
    }
    enter()
  }
}

/** The second step: a code. If it took too long, the password is requested again. */
export function useSignInCode(redirect: string) {
  const mutation = useMutation(api.security.signInCode.mutationOptions())
  const enter = useRedirectAfterSignIn(redirect)
  return async (input: { code: string; trustDevice: boolean }, { onExpired }: { onExpired(): void }) => {
    try {
      await mutation.mutateAsync(input)
    } catch (error) {
      say(error)
      if (errorCode(error) === 'SIGN_IN_EXPIRED') onExpired()
      return
    }
    enter()
  }
}
