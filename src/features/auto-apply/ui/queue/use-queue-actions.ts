import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#app/api.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
import { toast } from '#ui/primitives/toast.ts'
import type { QueueItem } from '../../queue-contract.ts'
import { undoSeconds } from '../../rules.ts'
import { settingsQuery } from '../queries.ts'
import { useChange } from '../use-change.ts'

const applications = (count: number) => (count === 1 ? '1 application' : `${count} applications`)

function whatNow(count: number, isHeld: boolean): string {
  if (!isHeld) return `${applications(count)} will be sent in ${undoSeconds} seconds.`
  return `${applications(count)} ${count === 1 ? 'waits' : 'wait'} until you end the pause.`
}

/** Approves, with a few seconds to undo it. */
export function useApprove() {
  const takeBack = useTakeBack()
  const queryClient = useQueryClient()
  return useMutation(
    api.autoApply.approve.mutationOptions({
      ...useChange('Failed to approve'),
      onSuccess: ({ approved, left }) => {
        const rest = left.length > 0 ? ` ${left.length} still need something from you.` : ''
        const action = { label: 'Undo', onAction: () => takeBack.mutate({ ids: approved }) }
        const isHeld = queryClient.getQueryData(settingsQuery().queryKey)?.isPaused ?? false
        const description = `${whatNow(approved.length, isHeld)}${rest}`
        // the card goes to the other list with the button that was pressed
        focusWhenLost(() => document.querySelector<HTMLElement>('[aria-label="Going out"] button'))
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
