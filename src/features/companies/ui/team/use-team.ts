import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '#client/api.ts'
import { failureToast } from '#ui/failure-toasts.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { Member } from '../../team-contract.ts'
import type { InvitationCalls } from '../components/invitation-row.tsx'
import { companyStatKeys, teamQuery, teamStatsQuery } from '../queries.ts'
import { roleQuestion } from './role-question.ts'

/** Reloads the team, also after a failed change, because another admin may have changed it meanwhile. */
function useRefresh() {
  const queryClient = useQueryClient()
  return () => refreshQueries(queryClient, teamQuery().queryKey, teamStatsQuery().queryKey, ...companyStatKeys())
}

/** Changes a member's role after a confirmation. */
export function useChangeRole({ id, displayName }: Member) {
  const refresh = useRefresh()
  const confirm = useConfirm()
  const mutation = useMutation(
    api.team.changeRole.mutationOptions({
      onSuccess: () => toast.success({ title: 'Member role updated successfully', description: displayName }),
      onError: failureToast('Failed to update member role'),
      onSettled: refresh,
    }),
  )
  const change = async (role: Member['role']) => {
    if (await confirm(roleQuestion(displayName, role))) mutation.mutate({ id, role })
  }
  return { change, isPending: mutation.isPending, role: mutation.variables?.role }
}

export function useRemoveMember({ id, displayName }: Member) {
  const refresh = useRefresh()
  const confirm = useConfirm()
  const mutation = useMutation(
    api.team.remove.mutationOptions({
      onSuccess: () => toast.success({ title: 'Team member removed successfully', description: displayName }),
      onError: failureToast('Failed to remove team member'),
      onSettled: refresh,
    }),
  )
  const remove = async () => {
    const isConfirmed = await confirm({
      title: 'Are you sure you want to remove this team member?',
      text: `${displayName} loses access to the company right away. Their work isn't deleted.`,
      action: 'Remove Member',
      destructive: true,
    })
    if (isConfirmed) mutation.mutate({ id })
  }
  return { remove, isPending: mutation.isPending }
}

export function useInvite() {
  const refresh = useRefresh()
  return useMutation(api.team.invite.mutationOptions({ onSuccess: refresh }))
}

/** The actions of a company's admins on an invitation. */
export const useInvitationCalls = (): InvitationCalls => ({
  resend: (id) => client.team.resend({ id }),
  withdraw: (id) => client.team.withdraw({ id }),
  onSettled: useRefresh(),
})
