import { useMutation } from '@tanstack/react-query'
import { api } from '#app/api.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { toast } from '#ui/primitives/toast.ts'
import type { QueueItem } from '../../queue-contract.ts'
import { undoSeconds } from '../../rules.ts'
import { useChange } from '../use-change.ts'

const applications = (count: number) => (count === 1 ? '1 application' : `${count} applications`)

/** Approves, with a few seconds to undo it. */
export function useApprove() {
  const takeBack = useTakeBack()
  return useMutation(
    api.autoApply.approve.mutationOptions({
      ...useChange('Failed to approve'),
      onSuccess: ({ approved, left }) => {
        const rest = left.length > 0 ? ` ${left.length} still need something from you.` : ''
        const action = { label: 'Undo', onAction: () => takeBack.mutate({ ids: approved }) }
        const description = `${applications(approved.length)} will be sent in ${undoSeconds} seconds.${rest}`
        if (approved.length > 0) toast.success({ title: 'Approved', description, action })
        else toast.info({ title: 'Nothing approved', description: rest.trim() })
      },
    }),
  )
}

export const useTakeBack = () =>
  useMutation(
    api.autoApply.takeBack.mutationOptions({
      ...useChange('Failed to take it back'),
      onSuccess: () => void toast.success('Taken back. Nothing was sent.'),
    }),
  )

/** Leaves a job out; its whole company only after asking. */
export function useSkip(onDone?: () => void) {
  const confirm = useConfirm()
  const skip = useMutation(
    api.autoApply.skip.mutationOptions({
      ...useChange('Failed to skip this job'),
      onSuccess: (_, { isCompanyToo }) => {
        toast.success(isCompanyToo ? 'Skipped. This company will not be found again.' : 'Skipped')
        onDone?.()
      },
    }),
  )
  const skipCompany = async ({ id, job }: Pick<QueueItem, 'id' | 'job'>) => {
    const isSure = await confirm({
      title: 'Not this company',
      text: `Skip everything from ${job.companyName}, now and later? You can let it be found again in Settings.`,
      action: 'Not this company',
    })
    if (isSure) skip.mutate({ id, isCompanyToo: true })
  }
  return { skip: (id: string) => skip.mutate({ id, isCompanyToo: false }), skipCompany }
}
