import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { failureToast } from '#ui/failure-toasts.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { Endpoint } from '../../webhook-contract.ts'

/** Reloads the endpoints and the log, after success and after failure. */
export function useRefresh() {
  const queryClient = useQueryClient()
  return () => refreshQueries(queryClient, api.webhooks.key())
}

export function useSaveEndpoint() {
  const onSuccess = useRefresh()
  const create = useMutation(api.webhooks.create.mutationOptions({ onSuccess }))
  const update = useMutation(api.webhooks.update.mutationOptions({ onSuccess }))
  return { create, update }
}

type Then = { onSecret: (secret: string) => void; onDelivery: (id: string) => void }

/** The actions of one endpoint. */
export function useEndpointActions({ id, url, isEnabled }: Endpoint, { onSecret, onDelivery }: Then) {
  const onSettled = useRefresh()
  const confirm = useConfirm()
  const switching = useMutation(
    api.webhooks.setEnabled.mutationOptions({
      onSuccess: (now) => toast.success(now.isEnabled ? 'Endpoint enabled' : 'Endpoint disabled'),
      onError: failureToast('Failed to update the endpoint'),
      onSettled,
    }),
  )
  const rotating = useMutation(
    api.webhooks.rotateSecret.mutationOptions({
      onSuccess: ({ secret }) => onSecret(secret),
      onError: failureToast('Failed to create a new secret'),
      onSettled,
    }),
  )
  const testing = useMutation(
    api.webhooks.sendTest.mutationOptions({
      onSuccess: ({ deliveryId }) => onDelivery(deliveryId),
      onError: failureToast('Failed to send the test event'),
      onSettled,
    }),
  )
  const removing = useMutation(
    api.webhooks.remove.mutationOptions({
      onSuccess: () => toast.success('Endpoint deleted'),
      onError: failureToast('Failed to delete the endpoint'),
      onSettled,
    }),
  )
  const isBusy = [switching, rotating, testing, removing].some(({ isPending }) => isPending)
  return {
    isBusy,
    setEnabled: async () => {
      const text = `We stop sending events to ${url}. Pending deliveries are stopped; you can resend them from the log.`
      const isConfirmed = !isEnabled || (await confirm({ title: 'Disable this endpoint?', text, action: 'Disable' }))
      if (isConfirmed) switching.mutate({ id, isEnabled: !isEnabled })
    },
    rotate: async () => {
      const text = 'The previous secret stays valid for 24 hours, so you can update your system without missing events.'
      const isConfirmed = await confirm({
        title: 'Create a new secret?',
        text,
        action: 'Create secret',
        destructive: false,
      })
      if (isConfirmed) rotating.mutate({ id })
    },
    test: () => testing.mutate({ id }),
    remove: async () => {
      const text = `${url} and its delivery log are deleted. This action cannot be undone.`
      if (await confirm({ title: 'Delete this endpoint?', text, action: 'Delete endpoint' })) removing.mutate({ id })
    },
  }
}
