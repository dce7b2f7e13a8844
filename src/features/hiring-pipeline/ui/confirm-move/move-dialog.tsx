import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { companyProfileQuery } from '#features/companies/ui/queries.ts'
import { sendByButton } from '#ui/form/enter-key.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { useUnsavedInput } from '#ui/primitives/unsaved-input.ts'
import { maxDeclineCharacters } from '../../decline-rules.ts'
import { Rejection } from '../../rejection.ts'
import type { Candidate, MoveMessage, Target, useConfirmedMove } from './ask-move.ts'
import { MessagePart } from './message-part.tsx'
import { noticeText } from './notice-text.ts'
import { ReasonPart } from './reason-part.tsx'
import type { TypedMessage } from './typed.ts'
import { useOpenCompany } from './use-open-company.ts'

/** 'Accept Maya Okafor?', 'Move 3 candidates to Phone screen?' */
function titleOf(candidates: readonly Candidate[], { status, name }: Target): string {
  const who = candidates.length === 1 ? candidates[0]?.candidateName : `${candidates.length} candidates`
  const verb = verbOf(status)
  return verb ? `${verb} ${who}?` : `Move ${who} to ${name}?`
}

const verbOf = (status: Target['status']) =>
  status === 'accepted' ? 'Accept' : status === 'rejected' ? 'Reject' : undefined

/** Asks for confirmation before candidates are moved, with what they will read. */
export function MoveDialog({ move }: { move: NonNullable<ReturnType<typeof useConfirmedMove>> }) {
  const { candidates, target, onDone, send } = move
  const [isBusy, setBusy] = useState(false)
  return (
    <Dialog onClose={() => onDone(false)} title={titleOf(candidates, target)} size="lg" locked={isBusy}>
      <MoveForm
        key={[target.name, ...candidates.map(({ id }) => id)].join()}
        candidates={candidates}
        target={target}
        isBusy={isBusy}
        onCancel={() => onDone(false)}
        onSend={async (words) => {
          setBusy(true)
          const isDone = await send(words)
          setBusy(false)
          if (isDone) onDone(true)
        }}
      />
    </Dialog>
  )
}

type Props = {
  candidates: readonly Candidate[]
  target: Target
  isBusy: boolean
  onCancel(): void
  onSend(words: MoveMessage): Promise<void>
}

const nothing: TypedMessage = { reason: '', note: '', wording: '', message: '' }

function MoveForm({ candidates, target, isBusy, onCancel, onSend }: Props) {
  const company = useOpenCompany()
  const { data: profile } = useQuery({ ...companyProfileQuery(), enabled: company !== undefined })
  const [typed, setTyped] = useState(nothing)
  const [error, setError] = useState('')
  useUnsavedInput(Boolean(typed.note || typed.message))
  const isRejection = target.status === 'rejected'
  const change = (part: Partial<TypedMessage>) => {
    setTyped({ ...typed, ...part })
    setError('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [reason, note, message] = [typed.reason || undefined, typed.note.trim() || undefined, typed.message.trim()]
    if (!isRejection) return void onSend(message ? { message } : {})
    const rejection = Rejection.safeParse({ reason, note, message: message || undefined })
    if (rejection.success) return void onSend({ rejection: rejection.data })
    setError(rejection.error.issues.some(({ path }) => path[0] === 'note') ? 'Please enter the reason' : '')
  }
  const notified = candidates.filter(({ isImported }) => !isImported).length
  return (
    <form onSubmit={submit} onKeyDown={sendByButton} className="contents">
      <DialogBody className="stack stack-6">
        {isRejection && <ReasonPart typed={typed} error={error} onChange={change} />}
        <MessagePart
          typed={typed}
          candidates={candidates}
          target={target}
          companyName={company?.companyName ?? ''}
          onChange={change}
        />
      </DialogBody>
      <DialogFoot start={noticeText(notified, profile?.noticeMinutes)}>
        <Button onClick={onCancel} disabled={isBusy}>
          Cancel
        </Button>
        <Button
          type="submit"
          variant={isRejection ? 'danger' : 'primary'}
          busy={isBusy}
          disabled={typed.message.length > maxDeclineCharacters}
        >
          {verbOf(target.status) ?? `Move to ${target.name}`}
        </Button>
      </DialogFoot>
    </form>
  )
}
