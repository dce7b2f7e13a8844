import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#app/api.ts'
import { errorText } from '#ui/error-text.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { Endpoint } from '../../webhook-contract.ts'

/** The endpoints and the log as they are now, whether a change went well or not. */
export function useRefresh() {
  const queryClient = useQueryClient()
  return () => refreshQueries(queryClient, api.webhooks.key())
}

export const failed = (title: string) => (error: unknown) =>
  void toast.error({ title, description: errorText(error, '') })

export function useSaveEndpoint() {
  const onSuccess = useRefresh()
  const create = useMutation(api.webhooks.create.mutationOptions({ onSuccess }))
  const update = useMutation(api.webhooks.update.mutationOptions({ onSuccess }))
  return { create, update }
}

type Then = { onSecret: (secret: string) => void; onDelivery: (id: string) => void }

/** What may be done about one endpoint. */
export function useEndpointActions({ id, url, isEnabled }: Endpoint, { onSecret, onDelivery }: Then) {
  const onSettled = useRefresh()
  const confirm = useConfirm()
  const switching = useMutation(
    api.webhooks.setEnabled.mutationOptions({
      onSuccess: (now) => toast.success(now.isEnabled ? 'Endpoint switched on' : 'Endpoint switched off'),
      onError: failed('The endpoint could not be changed'),
      onSettled,
    }),
  )
  const rotating = useMutation(
    api.webhooks.rotateSecret.mutationOptions({
      onSuccess: ({ secret }) => onSecret(secret),
      onError: failed('Failed to make a new secret'),
      onSettled,
    }),
  )
  const testing = useMutation(
    api.webhooks.sendTest.mutationOptions({
      onSuccess: ({ deliveryId }) => onDelivery(deliveryId),
      onError: failed('The test event could not be sent'),
      onSettled,
    }),
  )
  const removing = useMutation(
    api.webhooks.remove.mutationOptions({
      onSuccess: () => toast.success('Endpoint deleted'),
      onError: failed('The endpoint could not be deleted'),
      onSettled,
    }),
  )
  const isBusy = [switching, rotating, testing, removing].some(({ isPending }) => isPending)
  return {
    isBusy,
    setEnabled: async () => {
      const text = `Nothing more is sent to ${url}. What waits is stopped; you can send it again from the log.`
      const isSure = !isEnabled || (await confirm({ title: 'Switch this endpoint off?', text, action: 'Switch off' }))
      if (isSure) switching.mutate({ id, isEnabled: !isEnabled })
    },
    rotate: async () => {
      const text =
        'The secret before signs too for 24 hours, so that you can change it over there without losing anything.'
      const isSure = await confirm({ title: 'Make a new secret?', text, action: 'New secret', destructive: false })
      if (isSure) rotating.mutate({ id })
    },
    test: () => testing.mutate({ id }),
    remove: async () => {
      const text = `${url} and its delivery log are deleted. This action cannot be undone.`
      if (await confirm({ title: 'Delete this endpoint?', text, action: 'Delete Endpoint' })) removing.mutate({ id })
    },
  }
}
