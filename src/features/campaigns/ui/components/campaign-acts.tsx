import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Copy, MailQuestionMark, Pause, Play, RotateCcw, Undo2, X } from 'lucide-react'
import { useRef } from 'react'
import { api } from '#app/api.ts'
import { newId } from '#lib/ids.ts'
import { errorText } from '#ui/error-text.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { CampaignDetails } from '../../contract.ts'
import { may } from '../../rules.ts'
import { continueAtActs } from '../go-on-at-acts.ts'

const acts = [
  { act: 'unschedule', label: 'Back to draft', icon: Undo2, done: 'It is a draft again' },
  { act: 'pause', label: 'Pause', icon: Pause, done: 'Paused' },
  { act: 'resume', label: 'Go on', icon: Play, done: 'It goes on' },
  { act: 'retry', label: 'Retry', icon: RotateCcw, done: 'Only those who have not got it are mailed' },
  { act: 'again', label: 'Mail those not sure', icon: MailQuestionMark, done: 'They are mailed again' },
  { act: 'cancel', label: 'Cancel campaign', icon: X, done: 'Cancelled' },
] as const

type Act = (typeof acts)[number]

const questions: Partial<Record<Act['act'], Parameters<ReturnType<typeof useConfirm>>[0]>> = {
  resume: {
    title: 'Go on with this campaign?',
    text: 'The mails that wait leave from now on. A mail that left cannot be taken back.',
    action: 'Go on',
    destructive: false,
  },
  retry: {
    title: 'Try again?',
    text: 'Those who have not got it are mailed now. A mail that left cannot be taken back.',
    action: 'Retry',
    destructive: false,
  },
  again: {
    title: 'Mail them again?',
    text: 'Whoever of them did get it may see it twice.',
    action: 'Mail them again',
  },
  cancel: {
    title: 'Cancel this campaign?',
    text: 'Whoever has not been mailed yet gets nothing, and it cannot be taken up again.',
    action: 'Cancel campaign',
    cancel: 'Keep it',
    destructive: true,
  },
}

/** What may be done with a campaign where it stands (CAMP-07, X-34). */
export function CampaignActs({
  campaign: { id, status, states, retryable },
  onOpen,
}: {
  campaign: CampaignDetails
  onOpen: (id: string) => void
}) {
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const onError = (error: unknown) =>
    toast.error({ title: 'Failed to change campaign', description: errorText(error, '') })
  const settled = { onSettled: () => refreshQueries(queryClient, api.campaigns.key()) }
  const move = useMutation(api.campaigns.act.mutationOptions({ ...settled, onError }))
  const copy = useMutation(
    api.campaigns.copy.mutationOptions({ ...settled, onError, onSuccess: (made) => onOpen(made.id) }),
  )
  const pressed = useRef(false)
  const press = async ({ act, done }: Act) => {
    // a second press comes before the first is drawn
    if (pressed.current) return
    const question = questions[act]
    if (question && !(await confirm(question))) return
    pressed.current = true
    try {
      await move.mutateAsync({ id, act })
      toast.success(done)
      continueAtActs()
    } catch {
      // said above
    } finally {
      pressed.current = false
    }
  }
  return (
    <div className="row wrap gap-2">
      {acts
        .filter(
          ({ act }) => may(status, act) && (act !== 'again' || states.unsure) && (act !== 'retry' || retryable > 0),
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
