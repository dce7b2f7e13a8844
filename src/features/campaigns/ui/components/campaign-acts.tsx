import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Copy, MailQuestionMark, Pause, Play, RotateCcw, Undo2, X } from 'lucide-react'
import { useRef } from 'react'
import { api } from '#client/api.ts'
import { newId } from '#lib/ids.ts'
import { failureToast } from '#ui/failure-toasts.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { CampaignDetails } from '../../contract.ts'
import { canPerform } from '../../rules.ts'
import { focusFirstAction } from '../focus-first-action.ts'

const acts = [
  { act: 'unschedule', label: 'Back to draft', icon: Undo2, done: 'Moved back to draft' },
  { act: 'pause', label: 'Pause', icon: Pause, done: 'Paused' },
  { act: 'resume', label: 'Resume', icon: Play, done: 'Resumed' },
  { act: 'retry', label: 'Retry', icon: RotateCcw, done: "Only recipients who haven't received it will be emailed" },
  { act: 'again', label: 'Resend to unknown', icon: MailQuestionMark, done: 'Resending' },
  { act: 'cancel', label: 'Cancel campaign', icon: X, done: 'Cancelled' },
] as const

type Act = (typeof acts)[number]

const questions: Partial<Record<Act['act'], Parameters<ReturnType<typeof useConfirm>>[0]>> = {
  resume: {
    title: 'Resume this campaign?',
    text: "Waiting emails will be sent from now on. Sent emails can't be recalled.",
    action: 'Resume',
    destructive: false,
  },
  retry: {
    title: 'Retry sending?',
    text: "Recipients who haven't received it will be emailed now. Sent emails can't be recalled.",
    action: 'Retry',
    destructive: false,
  },
  again: {
    title: 'Resend to these recipients?',
    text: 'Some of them may get the email twice.',
    action: 'Resend',
  },
  cancel: {
    title: 'Cancel this campaign?',
    text: "Recipients not emailed yet won't get it, and you can't resume the campaign.",
    action: 'Cancel campaign',
    cancel: 'Keep campaign',
    destructive: true,
  },
}

/** The actions for a campaign's status (CAMP-07). */
export function CampaignActs({
  campaign: { id, status, states, retryable },
  onOpen,
}: {
  campaign: CampaignDetails
  onOpen: (id: string) => void
}) {
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const onError = failureToast('Failed to change campaign')
  const settled = { onSettled: () => refreshQueries(queryClient, api.campaigns.key()) }
  const move = useMutation(api.campaigns.act.mutationOptions({ ...settled, onError }))
  const copy = useMutation(
    api.campaigns.copy.mutationOptions({ ...settled, onError, onSuccess: (made) => onOpen(made.id) }),
  )
  const pressed = useRef(false)
  const press = async ({ act, done }: Act) => {
    // a second press can occur before the first is rendered
    if (pressed.current) return
    const question = questions[act]
    if (question && !(await confirm(question))) return
    pressed.current = true
    try {
      await move.mutateAsync({ id, act })
      toast.success(done)
      focusFirstAction()
    } catch {
      // the first error message stays
    } finally {
      pressed.current = false
    }
  }
  return (
    <div className="row wrap gap-2">
      {acts
        .filter(
          ({ act }) =>
            canPerform(status, act) && (act !== 'again' || states.unsure) && (act !== 'retry' || retryable > 0),
        )
        .map((one) => (
          <Button
            key={one.act}
            variant={one.act === 'cancel' ? 'danger-quiet' : 'primary'}
            icon={one.icon}
            busy={move.isPending && move.variables.act === one.act}
            onClick={() => void press(one)}
          >
            {one.label}
          </Button>
        ))}
      <Button icon={Copy} busy={copy.isPending} onClick={() => copy.mutate({ id, newId: newId() })}>
        Copy to a draft
      </Button>
    </div>
  )
}
