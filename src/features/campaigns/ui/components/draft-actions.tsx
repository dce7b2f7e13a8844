import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarClock, Ellipsis, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { Menu, MenuItem } from '#ui/primitives/menu.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { CampaignDetails } from '../../contract.ts'
import { audienceLabels } from '../../rules.ts'
import { focusFirstAction } from '../focus-first-action.ts'
import { audienceQuery } from '../queries.ts'
import type { DraftInput } from '../use-autosave.ts'
import { counted } from './campaign-status.tsx'

const ScheduleDialog = lazyComponent(async () => (await import('./schedule-dialog.tsx')).ScheduleDialog)

type Props = {
  campaign: CampaignDetails
  typed: DraftInput
  /** Saves the form; returns the stored revision, or null if saving failed. */
  settle: () => Promise<number | null>
  /** Why saving failed. */
  problem: () => string
  onGone: () => void
}

const failed = (title: string) => (error: unknown) => {
  const description = errorText(error, '')
  toast.error({ title, ...(description && { description }) })
}

/** Test, schedule, send, delete: each on the saved revision (CAMP-05, CAMP-11). */
export function DraftActions({ campaign: { id }, typed, settle, problem, onGone }: Props) {
  const { audience, activity, templateType } = typed
  const { data: readers } = useQuery(audienceQuery({ audience, activity, templateType }))
  const [isScheduling, setScheduling] = useState(false)
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const settled = { onSettled: () => refreshQueries(queryClient, api.campaigns.key()) }
  const test = useMutation(
    api.campaigns.sendTest.mutationOptions({
      onSuccess: ({ to }) => toast.success(`Test email sent to ${to}`),
      onError: failed('Failed to send the test'),
    }),
  )
  const send = useMutation(
    api.campaigns.send.mutationOptions({
      ...settled,
      onSuccess: () => toast.success('Campaign sent successfully'),
      onError: failed('Failed to send campaign'),
    }),
  )
  const remove = useMutation(
    api.campaigns.remove.mutationOptions({
      ...settled,
      onSuccess: onGone,
      onError: failed('Failed to delete campaign'),
    }),
  )
  /** Runs it with the stored revision; validation errors are shown at the fields. */
  const withSaved = async (work: (revision: number) => unknown) => {
    const revision = await settle()
    if (revision === null) return toast.error({ title: 'Not saved yet', description: problem() })
    await work(revision)
  }
  const askAndSend = () =>
    withSaved(async (revision) => {
      const people = readers
        ? `${counted(readers.recipients)} ${readers.recipients === 1 ? 'person' : 'people'}`
        : 'everybody'
      const text = `It will be sent to ${people}: ${audienceLabels[audience].toLowerCase()}. You can pause sending, but sent emails can't be recalled.`
      if (!(await confirm({ title: 'Send this campaign now?', text, action: 'Send now' }))) return
      await send.mutateAsync({ id, revision }).then(focusFirstAction, () => {})
    })
  const askAndRemove = async () => {
    const text = 'This permanently deletes its content.'
    if (await confirm({ title: 'Delete this draft?', text, action: 'Delete', destructive: true })) remove.mutate({ id })
  }
  return (
    <div className="row wrap gap-2">
      <Button
        variant="ghost"
        busy={test.isPending}
        onClick={() => void withSaved(() => test.mutateAsync({ id }).catch(() => {}))}
      >
        Send a test
      </Button>
      <Button icon={CalendarClock} onClick={() => void withSaved(() => setScheduling(true))}>
        Schedule
      </Button>
      <span className="row gap-2 max-sm:w-full">
        <Button className="grow" variant="primary" icon={Send} busy={send.isPending} onClick={() => void askAndSend()}>
          Send
        </Button>
        <Menu trigger={<IconButton icon={Ellipsis} label="More" />} align="end">
          <MenuItem icon={Trash2} danger onSelect={() => void askAndRemove()}>
            Delete draft
          </MenuItem>
        </Menu>
      </span>
      {isScheduling && <ScheduleDialog id={id} settle={settle} onClose={() => setScheduling(false)} />}
    </div>
  )
}
