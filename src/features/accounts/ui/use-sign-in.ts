import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#app/api.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refusalTitle, UNEXPECTED } from './auth-texts.ts'
import { announceSession } from './use-session.ts'

type Input = { email: string; password: string }

/** Signs in and goes on to the target; a refusal is shown and reported to the caller's handler. */
export function useSignIn(redirect: string) {
  const queryClient = useQueryClient()
  const mutation = useMutation(api.accounts.signIn.mutationOptions())
  return async (input: Input, { onUnverified }: { onUnverified?: () => void } = {}) => {
    try {
      await mutation.mutateAsync(input)
    } catch (error) {
      toast.error({ title: refusalTitle(errorCode(error), 'sign-in'), description: errorText(error, UNEXPECTED) })
      if (errorCode(error) === 'EMAIL_NOT_VERIFIED') onUnverified?.()
      return
    }
    announceSession()
    // a new person: nothing of the visitor's cache may stay
    queryClient.clear()
    location.assign(redirect)
  }
}
