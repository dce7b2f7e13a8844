import { Check, ChevronLeft, ChevronRight, Flag, Send, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Viewer } from '#lib/viewer.ts'
import { AppForm } from '#ui/form/app-form.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import type { ModerationItem } from '../../contract.ts'
import { mostReasonCharacters } from '../../rules.ts'
import { refusalOf } from '../refusal-of.ts'
import { type DecisionKind, useDecisions } from '../use-decisions.ts'
import { openPanel } from './open-panel.ts'

export type Steps = { at: number; of: number; onPrevious?: (() => void) | undefined; onNext?: (() => void) | undefined }
type Props = { item: ModerationItem; viewer: Viewer; steps: Steps | null }

const missing: Partial<Record<DecisionKind, string>> = {
  reject: 'Please give a reason',
  flag: 'Please give a reason',
  note: 'Please write a note',
}

/** The reason and what is decided with it; whoever may not decide reads why as they try (MOD-05, MOD-06). */
export function DecisionForm(props: Props) {
  // an empty form after each thing that was done; what somebody else does meanwhile leaves what is typed
  const [round, setRound] = useState(0)
  const onDone = () => {
    setRound(round + 1)
    focusWhenLost(openPanel)
  }
  return <Decision key={round} {...props} onDone={onDone} />
}

function Decision({ item, viewer, steps, onDone }: Props & { onDone: () => void }) {
  const decide = useDecisions()
  const chosen = useRef<DecisionKind>('flag')
  const form = useAppForm({
    schema: () => import('./decision-schema.ts').then(({ Reason }) => Reason),
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }, { setServerError }) => {
      const text = missing[chosen.current]
      if (text && reason === '') return setServerError('reason', text)
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
          help="Needed to reject, to flag and for a note. A flag is read by staff alone."
          limit={mostReasonCharacters}
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
