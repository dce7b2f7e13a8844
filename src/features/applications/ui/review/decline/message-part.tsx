import { useId } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { Counter, Textarea } from '#ui/primitives/textarea.tsx'
import { fillWording, kindWordings, mostMessageCharacters } from '../../../decline-rules.ts'
import type { Candidate } from './ask-rejection.ts'
import type { Typed } from './decline-dialog.tsx'

type Props = {
  typed: Typed
  candidates: readonly Candidate[]
  companyName: string
  onChange(part: Partial<Typed>): void
}

/** Kind words to the candidate, as they like them; none where nobody would read them. */
export function MessagePart({ typed: { wording, message }, candidates, companyName, onChange }: Props) {
  const [wordingId, messageId] = [useId(), useId()]
  const told = candidates.filter(({ isImported }) => !isImported)
  const [reader] = told
  if (!reader) return null
  const filled = (text: string) => fillWording(text, { ...reader, companyName: companyName || '{company}' })
  const isOne = told.length === 1
  const choose = (key: string) => {
    const text = kindWordings.find((one) => one.key === key)?.text ?? ''
    onChange({ wording: key, message: isOne ? filled(text) : text })
  }
  return (
    <fieldset className="stack stack-4">
      <legend className="strong">
        Message {isOne ? `to ${reader.candidateName}` : 'to each'} <span className="opt">optional</span>
      </legend>
      <div className="field">
        <label htmlFor={wordingId}>Begin with</label>
        <Select
          id={wordingId}
          value={wording}
          placeholder="No words of your own"
          options={kindWordings.map(({ key, name }) => ({ value: key, label: name }))}
          onChange={({ target }) => choose(target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor={messageId}>
          Message <Counter length={message.length} limit={mostMessageCharacters} />
        </label>
        <Textarea
          id={messageId}
          rows={message ? 8 : 3}
          value={message}
          placeholder="The candidate reads this in the mail and in their tracker."
          onChange={({ target }) => onChange({ message: target.value })}
        />
        {!isOne && (
          <p className="help">
            {'{first name}'}, {'{job}'} and {'{company}'} become each candidate's own.
          </p>
        )}
      </div>
      {message.trim() && (
        <details className="preview" open={!isOne}>
          <summary>What {reader.candidateName} reads</summary>
          <p className="meta">
            {companyName} will not go on with your application for {reader.jobTitle || 'this job'}.
          </p>
          <p className="said">{filled(message.trim())}</p>
        </details>
      )}
      {message && (
        <div>
          <Button size="sm" variant="ghost" onClick={() => onChange({ wording: '', message: '' })}>
            Send no message
          </Button>
        </div>
      )}
    </fieldset>
  )
}
