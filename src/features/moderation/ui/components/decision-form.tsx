import { Check, ChevronLeft, ChevronRight, Flag, Send, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Viewer } from '#lib/viewer.ts'
import { AppForm } from '#ui/form/app-form.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { type Question, useConfirm } from '#ui/page/confirm.tsx'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import type { ModerationItem } from '../../contract.ts'
import { itemTitle, maxDecisionReasonCharacters } from '../../rules.ts'
import { refusalOf } from '../refusal-of.ts'
import { type DecisionKind, useDecisions } from '../use-decisions.ts'
import { openPanel } from './open-panel.ts'
import '#ui/styles/talk.css'
import '../moderation.css'

export type Steps = { at: number; of: number; onPrevious?: (() => void) | undefined; onNext?: (() => void) | undefined }
type Props = { item: ModerationItem; viewer: Viewer; steps: Steps | null }

const missing: Partial<Record<DecisionKind, string>> = {
  reject: 'Please enter a reason',
  flag: 'Please enter a reason',
  note: 'Please enter a note',
}

/** A preview of what the owner will get; only staff see a flag. */
function questionOf(kind: DecisionKind, item: ModerationItem, words: string): Question | null {
  const consequence = consequenceOf(kind, item)
  if (kind === 'flag' || !consequence) return null
  const read = words && (
    <>
      <span className="block mt-2">The owner will see:</span>
      <span className="said block">{words}</span>
    </>
  )
  return {
    title: `${asks[kind]} “${itemTitle(item)}”?`,
    text: (
      <>
        <span className="block">{consequence}</span>
        {read}
      </>
    ),
    action: kind === 'note' ? 'Send the note' : asks[kind],
    destructive: kind === 'reject',
  }
}

const asks = { approve: 'Approve', reject: 'Reject', note: 'Send a note about' }

/** Who is notified; null for no one. */
function consequenceOf(kind: DecisionKind, { isHidden, reported }: ModerationItem): string | null {
  if (kind === 'note') return 'The owner is notified immediately.'
  const reporters = reported.some(({ isClosed }) => !isClosed) ? ' Reporters are notified.' : ''
  if (kind === 'reject')
    return `It will be hidden immediately, and its owner will be notified of the reason.${reporters}`
  if (isHidden) return `It will be visible to everyone again, and its owner will be notified.${reporters}`
  return reporters && `It will be visible to everyone and leave the queue.${reporters}`
}

/** The reason and the decision; viewers who may not decide see why when they try (MOD-05, MOD-06). */
export function DecisionForm(props: Props) {
  // reset the form after each decision; other people's changes do not clear what is typed
  const [round, setRound] = useState(0)
  const onDone = () => {
    setRound(round + 1)
    focusWhenLost(openPanel)
  }
  return <Decision key={round} {...props} onDone={onDone} />
}

function Decision({ item, viewer, steps, onDone }: Props & { onDone: () => void }) {
  const decide = useDecisions()
  const confirm = useConfirm()
  const chosen = useRef<DecisionKind>('flag')
  const form = useAppForm({
    schema: () => import('./decision-schema.ts').then(({ Reason }) => Reason),
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }, { setServerError }) => {
      const text = missing[chosen.current]
      if (text && reason === '') return setServerError('reason', text)
      const question = questionOf(chosen.current, item, reason)
      if (question && !(await confirm(question))) return setServerError('root', '')
      if (await decide(chosen.current, item, reason)) onDone()
      else setServerError('root', '')
    },
  })
  const isBusy = form.formState.isSubmitting
  const press = (kind: DecisionKind) => () => {
    const refusal = kind === 'note' ? null : refusalOf(kind, viewer, item)
    if (refusal) return void toast.error(refusal)
    chosen.current = kind
    void form.submit()
  }
  return (
    <AppForm form={form} label="Decision">
      <div className="mod-reason">
        <TextareaField
          name="reason"
          label="Reason, sent to the owner"
          help="Required to reject, flag or send a note. Flags are visible to staff only."
          limit={maxDecisionReasonCharacters}
          rows={3}
        />
      </div>
      <div className="mod-foot">
        {steps && <Stepper {...steps} />}
        <Button variant="ghost" icon={Send} disabled={isBusy} onClick={press('note')}>
          Note
        </Button>
        <Button
          variant="ghost"
          icon={Flag}
          disabled={isBusy || item.status === 'flagged' || item.status === 'rejected'}
          onClick={press('flag')}
        >
          Flag
        </Button>
        <Button icon={Check} disabled={isBusy || item.status === 'approved'} onClick={press('approve')}>
          Approve
        </Button>
        <Button variant="primary" icon={X} disabled={isBusy || item.status === 'rejected'} onClick={press('reject')}>
          Reject
        </Button>
      </div>
    </AppForm>
  )
}

function Stepper({ at, of, onPrevious, onNext }: Steps) {
  return (
    <div className="row mod-steps">
      <IconButton icon={ChevronLeft} label="Previous item" disabled={!onPrevious} onClick={onPrevious} />
      <span className="strong num">
        {at} of {of}
      </span>
      <IconButton icon={ChevronRight} label="Next item" disabled={!onNext} onClick={onNext} />
    </div>
  )
}
