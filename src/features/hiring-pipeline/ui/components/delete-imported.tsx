import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { api } from '#client/api.ts'
import { useSession } from '#features/accounts/ui/queries.ts'
import { hasRole } from '#lib/viewer.ts'
import { errorToast } from '#ui/failure-toasts.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { ReviewDetails } from '../../contract.ts'
import { reviewKeys } from '../queries.ts'

type Props = { application: ReviewDetails; onGone(): void }

/** For admins: deletes an imported candidate with all data about them. */
export function DeleteImported({ application: { id, candidateName }, onGone }: Props) {
  const { viewer } = useSession()
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation(
    api.applicationImports.removeCandidate.mutationOptions({
      onSuccess: () => {
        toast.success(`${candidateName} was deleted`)
        onGone()
        return refreshQueries(queryClient, ...reviewKeys())
      },
      onError: errorToast('Failed to delete the candidate'),
    }),
  )
  if (!hasRole(viewer, 'client_admin')) return null
  const ask = async () => {
    const text = `${candidateName} was imported. The application and all data about this person will be deleted.`
    if (await confirm({ title: 'Delete this candidate?', text, action: 'Delete' })) mutate({ id })
  }
  return (
    <Button size="sm" variant="danger-quiet" icon={Trash2} busy={isPending} onClick={() => void ask()}>
      Delete candidate
    </Button>
  )
}
