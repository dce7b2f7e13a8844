import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { useHoldsDialog } from '#ui/primitives/dialog-holds.ts'
import { mostMessageCharacters, Rejection } from '../../../decline-rules.ts'
import { type Candidate, useAskedRejection, withdrawRejection } from './ask-rejection.ts'
import { MessagePart } from './message-part.tsx'
import { ReasonPart } from './reason-part.tsx'

/** Stands once on a page whose selects, buttons and boards reject. */
export function AskedRejection() {
  const asked = useAskedRejection()
  useEffect(() => withdrawRejection, [])
  return asked && <DeclineDialog asked={asked} />
}

function DeclineDialog({ asked }: { asked: NonNullable<ReturnType<typeof useAskedRejection>> }) {
  const { candidates, onDone, send } = asked
  const [isBusy, setBusy] = useState(false)
  const [first] = candidates
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onDone(false)}
      title={candidates.length === 1 ? `Reject ${first?.candidateName}?` : `Reject ${candidates.length} candidates?`}
      size="lg"
      locked={isBusy}
    >
      <DeclineForm
        key={candidates.map(({ id }) => id).join()}
        candidates={candidates}
        isBusy={isBusy}
        onCancel={() => onDone(false)}
        onSend={async (rejection) => {
          setBusy(true)
          const isDone = await send(rejection)
          setBusy(false)
          if (isDone) onDone(true)
        }}
      />
    </Dialog>
  )
}

type Props = {
  candidates: readonly Candidate[]
  isBusy: boolean
  onCancel(): void
  onSend(rejection: Rejection): Promise<void>
}

export type Typed = { reason: string; note: string; wording: string; message: string }
const nothing: Typed = { reason: '', note: '', wording: '', message: '' }

function DeclineForm({ candidates, isBusy, onCancel, onSend }: Props) {
  const viewer = useQuery(sessionQuery()).data?.viewer
  const company = viewer?.memberships.find(({ companyId }) => companyId === viewer.activeCompanyId)
  const [typed, setTyped] = useState(nothing)
  const [error, setError] = useState('')
  useHoldsDialog(Boolean(typed.note || typed.message))
  const change = (part: Partial<Typed>) => {
    setTyped({ ...typed, ...part })
    setError('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { reason, note, message } = typed
    const given = { reason: reason || undefined, note: note.trim() || undefined, message: message.trim() || undefined }
    const rejection = Rejection.safeParse(given)
    if (rejection.success) return void onSend(rejection.data)
    setError(
      rejection.error.issues.some(({ path }) => path[0] === 'note') ? 'Please say the reason in a few words' : '',
    )
  }
  const told = candidates.filter(({ isImported }) => !isImported)
  return (
    <form onSubmit={submit} className="contents">
      <DialogBody className="stack stack-6">
        <ReasonPart typed={typed} error={error} onChange={change} />
        <MessagePart typed={typed} candidates={candidates} companyName={company?.companyName ?? ''} onChange={change} />
      </DialogBody>
      <DialogFoot
        start={
          told.length === 0
            ? 'Nobody is told: an imported candidate has no account.'
            : 'Told by mail and in their tracker.'
        }
      >
        <Button onClick={onCancel} disabled={isBusy}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" busy={isBusy} disabled={typed.message.length > mostMessageCharacters}>
          Reject
        </Button>
      </DialogFoot>
    </form>
  )
}
