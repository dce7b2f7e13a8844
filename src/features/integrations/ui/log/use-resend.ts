import { useMutation } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { failureToast } from '#ui/failure-toasts.ts'
import { toast } from '#ui/primitives/toast.ts'
import type { Delivery } from '../../webhook-contract.ts'
import { useRefresh } from '../webhooks/use-endpoints.ts'

/** Sends a message again with the same id, whether it was delivered or not. */
export function useResend({ id, state, isEnabled }: Pick<Delivery, 'id' | 'state' | 'isEnabled'>) {
  const onSettled = useRefresh()
  const { mutate, isPending } = useMutation(
    api.webhooks.resend.mutationOptions({
      onSuccess: () => toast.success('Resending'),
      onError: failureToast('Failed to resend the message'),
      onSettled,
    }),
  )
  return {
    resend: () => mutate({ id }),
    isBusy: isPending,
    word: state === 'delivered' ? 'Replay' : 'Retry',
    isEnabled,
  }
}
