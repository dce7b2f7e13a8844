import { useMutation } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { counted } from '#lib/count-word.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
import { toast } from '#ui/primitives/toast.ts'
import { changedSentence, unchangedSentence } from '../bulk.ts'
import type { StatusesSet } from '../bulk-contract.ts'
import type { PostingRow } from '../contract.ts'
import { failed, useRefreshJobs } from './use-posting-actions.tsx'

const onError = failed('Failed to update job status')
const saidAbove = () => {}

function sentStay(applications: number): string {
  if (applications === 0) return ''
  if (applications === 1) return " The one submitted application remains; its candidate won't be notified."
  return ` The ${applications} submitted applications remain; their candidates won't be notified.`
}

/** Pauses and closes many jobs in one call: a message lists the changed and unchanged jobs; a pause can be undone. */
export function useBulkActions(onChanged: () => void) {
  const onSettled = useRefreshJobs()
  const confirm = useConfirm()
  const options = api.postings.setStatuses.mutationOptions({ onSettled, onError })
  const change = useMutation(options)
  const back = useMutation(options)
  const say = (result: StatusesSet, status: 'active' | 'paused' | 'closed', undo?: () => void) => {
    const description = unchangedSentence(result)
    const message = { title: changedSentence(result, status), ...(description && { description }) }
    if (result.changed.length === 0) toast.info(message)
    else toast.success({ ...message, ...(undo && { action: { label: 'Undo', onAction: undo } }) })
    if (result.changed.length === 0) return
    onChanged()
    // the bar with the focused button closes together with the selection
    focusWhenLost(() => document.querySelector<HTMLElement>('table[aria-label="Jobs"] input[type=checkbox]'))
  }
  const resume = (ids: string[]) =>
    back.mutateAsync({ ids, status: 'active', from: 'paused' }).then((result) => say(result, 'active'), saidAbove)
  return {
    /** The change that is running. */
    doing: change.isPending ? change.variables.status : undefined,
    pause: (rows: readonly Pick<PostingRow, 'id'>[]) =>
      change
        .mutateAsync({ ids: rows.map(({ id }) => id), status: 'paused' })
        .then((result) => say(result, 'paused', () => void resume(result.changed.map(({ id }) => id))), saidAbove),
    close: async (rows: readonly Pick<PostingRow, 'id' | 'applicationsCount'>[]) => {
      const count = rows.length
      const applied = rows.reduce((sum, { applicationsCount }) => sum + applicationsCount, 0)
      const isConfirmed = await confirm({
        title: `Close ${counted(count, 'job')}`,
        text: `Candidates can't apply to a closed job.${sentStay(applied)} You can activate each job again.`,
        action: count === 1 ? 'Close Job' : `Close ${count} Jobs`,
        destructive: false,
      })
      if (!isConfirmed) return
      await change
        .mutateAsync({ ids: rows.map(({ id }) => id), status: 'closed' })
        .then((result) => say(result, 'closed'), saidAbove)
    },
  }
}
