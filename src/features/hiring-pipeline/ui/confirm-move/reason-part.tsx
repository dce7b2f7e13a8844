import { useId } from 'react'
import { Input } from '#ui/primitives/input.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { chosenReasons, rejectionReasonNames } from '../../decline-rules.ts'
import type { TypedMessage } from './typed.ts'

type Props = { typed: TypedMessage; error: string; onChange(part: Partial<TypedMessage>): void }

/** The reason, for the company only. */
export function ReasonPart({ typed: { reason, note }, error, onChange }: Props) {
  const [reasonId, noteId, helpId] = [useId(), useId(), useId()]
  const isNoteNeeded = reason === 'other'
  return (
    <fieldset className="stack stack-4">
      <legend className="strong text-lg">Reason</legend>
      <p className="meta" id={helpId}>
        For your company only. The candidate never sees it.
      </p>
      <div className="field">
        <label htmlFor={reasonId}>Why</label>
        <Select
          id={reasonId}
          aria-describedby={helpId}
          value={reason}
          placeholder="No reason given"
          options={chosenReasons.map((value) => ({ value, label: rejectionReasonNames[value] }))}
          onChange={({ target }) => onChange({ reason: target.value })}
        />
      </div>
      {reason && (
        <div className="field">
          <label htmlFor={noteId}>
            {isNoteNeeded ? 'Describe the reason' : 'Note'} {!isNoteNeeded && <span className="opt">optional</span>}
          </label>
          <Input
            id={noteId}
            value={note}
            maxLength={500}
            aria-invalid={Boolean(error) || undefined}
            aria-describedby={error ? `${noteId}-error` : undefined}
            onChange={({ target }) => onChange({ note: target.value })}
          />
          {error && (
            <p className="error" id={`${noteId}-error`} role="alert">
              {error}
            </p>
          )}
        </div>
      )}
    </fieldset>
  )
}
