import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { ListedUser } from '../../admin-users-contract.ts'
import { usersKey } from '../queries.ts'

const failed = (title: string) => (error: unknown) =>
  toast.error({ title, description: errorText(error, 'Please try again.') })

/** The actions on a user that need a confirmation but no form. They refresh the list. */
export function useUserActions({ id, name }: ListedUser) {
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const onSettled = () => refreshQueries(queryClient, usersKey())
  const unsuspend = useMutation(
    api.adminUsers.unsuspend.mutationOptions({
      onSettled,
      onSuccess: () => void toast.success(`${name} can sign in again`),
      onError: failed('Failed to lift the suspension'),
    }),
  )
  const endSessions = useMutation(
    api.adminUsers.endSessions.mutationOptions({
      onSuccess: ({ ended }) =>
        void toast.success(ended === 1 ? 'One session ended' : `${ended.toLocaleString('en-US')} sessions ended`),
      onError: failed('Failed to end the sessions'),
    }),
  )
  const sendReset = useMutation(
    api.adminUsers.sendReset.mutationOptions({
      onSuccess: () => void toast.success(`We emailed ${name} a link to set a new password`),
      onError: failed('Failed to send the link'),
    }),
  )
  return {
    isBusy: [unsuspend, endSessions, sendReset].some(({ isPending }) => isPending),
    async unsuspend() {
      const text = `${name} can sign in again. Their data is unchanged.`
      if (await confirm({ title: 'Lift suspension?', text, action: 'Lift suspension', destructive: false }))
        unsuspend.mutate({ id })
    },
    async endSessions() {
      const text = `${name} is signed out on every device right away, and can sign in again.`
      if (await confirm({ title: 'End all sessions?', text, action: 'End all sessions' })) endSessions.mutate({ id })
    },
    async sendReset() {
      const text = `${name} gets an email with a link that works once, for an hour. The current password works until then.`
      const question = { title: 'Send password reset?', text, action: 'Send link', destructive: false }
      if (await confirm(question)) sendReset.mutate({ id })
    },
  }
}
