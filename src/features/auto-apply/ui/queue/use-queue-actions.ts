import { type Query, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
import { toast } from '#ui/primitives/toast.ts'
import type { QueueItem } from '../../queue-contract.ts'
import { undoSeconds } from '../../rules.ts'
import { entryQuery, queueQuery, settingsQuery } from '../queries.ts'
import { useChange } from '../use-change.ts'

const applications = (count: number) => (count === 1 ? '1 application' : `${count} applications`)

function formatNextStep(count: number, isPaused: boolean): string {
  if (!isPaused) return `${applications(count)} will be sent in ${undoSeconds} seconds.`
  return `${applications(count)} will wait until you resume sending.`
}

type Shown = Pick<QueueItem, 'state' | 'sendAt' | 'reason'>

/** Shows the entries that the server just returned, before the list is refetched, so that no button of the old state is left. */
function useShow() {
  const queryClient = useQueryClient()
  return async (ids: readonly string[], now: Shown | 'gone') => {
    const { queryKey } = queueQuery()
    const known = { predicate: ({ state }: Query) => state.data !== undefined }
    // cancel a running refetch, because its data is older than this response; a first load is still awaited
    await queryClient.cancelQueries({ queryKey, ...known })
    await queryClient.cancelQueries({ queryKey: api.autoApply.entry.key(), ...known })
    if (now === 'gone') {
      const isLeft = ({ id }: QueueItem) => !ids.includes(id)
      return queryClient.setQueryData(queryKey, (before) => before && { items: before.items.filter(isLeft) })
    }
    const shown = <T extends QueueItem>(item: T): T =>
      ids.includes(item.id) && item.state !== now.state ? { ...item, ...now } : item
    queryClient.setQueryData(queryKey, (before) => before && { items: before.items.map(shown) })
    for (const id of ids) queryClient.setQueryData(entryQuery(id).queryKey, (before) => before && shown(before))
  }
}

/** Approves entries; a toast offers to undo it for a few seconds. */
export function useApprove() {
  const withdraw = useWithdrawApproval()
  const show = useShow()
  const queryClient = useQueryClient()
  return useMutation(
    api.autoApply.approve.mutationOptions({
      ...useChange('Failed to approve'),
      onSuccess: async ({ approved, left, sendAt }) => {
        await show(approved, { state: 'approved', sendAt, reason: null })
        const rest = left.length > 0 ? `${left.length} still need something from you.` : ''
        const action = { label: 'Undo', onAction: () => withdraw.mutate({ ids: approved }) }
        const isPaused = queryClient.getQueryData(settingsQuery().queryKey)?.isPaused ?? false
        const description = `${formatNextStep(approved.length, isPaused)}${rest}`
        // the card moves to the other list, and the clicked button is gone
        focusWhenLost(() => document.querySelector<HTMLElement>('[aria-label="About to be sent"] button'))
        if (approved.length > 0) toast.success({ title: 'Approved', description, action })
        else toast.info({ title: 'Nothing approved', description: rest.trim() })
      },
    }),
  )
}

export function useWithdrawApproval() {
  const show = useShow()
  return useMutation(
    api.autoApply.withdraw.mutationOptions({
      ...useChange('Failed to undo the approval'),
      onSuccess: async ({ back, sent }) => {
        await show(back, { state: 'waiting', sendAt: null, reason: null })
        if (sent.length === 0) toast.success('Approval undone. Nothing was sent.')
        else toast.info(`${applications(back.length)} undone. ${applications(sent.length)} had already been sent.`)
      },
    }),
  )
}

/** Skips a job. Skips its whole company only after confirmation. */
export function useSkip(onDone?: () => void) {
  const confirm = useConfirm()
  const show = useShow()
  const skip = useMutation(
    api.autoApply.skip.mutationOptions({
      ...useChange('Failed to skip this job'),
      onSuccess: async (_, { id, isCompanyToo }) => {
        await show([id], 'gone')
        toast.success(isCompanyToo ? "Skipped. We'll skip this company from now on." : 'Skipped')
        // close the entry before the lists are refetched: otherwise it would be requested again, and refused
        onDone?.()
      },
    }),
  )
  const skipCompany = async ({ id, job }: Pick<QueueItem, 'id' | 'job'>) => {
    const isConfirmed = await confirm({
      title: 'Not this company',
      text: `Skip all jobs from ${job.companyName}, now and in the future? You can undo this in Settings.`,
      action: 'Not this company',
    })
    if (isConfirmed) skip.mutate({ id, isCompanyToo: true })
  }
  return { skip: (id: string) => skip.mutate({ id, isCompanyToo: false }), skipCompany, isSkipping: skip.isPending }
}
