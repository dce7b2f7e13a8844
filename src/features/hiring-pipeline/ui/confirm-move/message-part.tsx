import { useId } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { Counter, Textarea } from '#ui/primitives/textarea.tsx'
import { fillWording, kindWordings, maxDeclineCharacters } from '../../decline-rules.ts'
import { statusNotice } from '../../status-notice.ts'
import type { Candidate, Target } from './ask-move.ts'
import type { TypedMessage } from './typed.ts'
import '#ui/styles/talk.css'

type Props = {
  typed: TypedMessage
  candidates: readonly Candidate[]
  target: Target
  companyName: string
  onChange(part: Partial<TypedMessage>): void
}

const hiredText = (count: number) =>
  `${count === 1 ? 'The candidate counts' : 'They count'} as hired in your company's analytics from now on.`

/** The text that the candidates will read, with an optional message; for candidates without an account, the effects of the move. */
export function MessagePart({ typed: { wording, message }, candidates, target, companyName: open, onChange }: Props) {
  const [wordingId, messageId] = [useId(), useId()]
  const recipients = candidates.filter(({ isImported }) => !isImported)
  const [reader] = recipients
  if (!reader) return target.status === 'accepted' && <p>{hiredText(candidates.length)}</p>
  const companyName = reader.companyName || open
  const notice = statusNotice(target.status, { title: reader.jobTitle, companyName: companyName || 'The company' })
  const filled = (text: string) => fillWording(text, { ...reader, companyName: companyName || '{company}' })
  const isOne = recipients.length === 1
  const choose = (key: string) => {
    const text = kindWordings.find((one) => one.key === key)?.text ?? ''
    onChange({ wording: key, message: isOne ? filled(text) : text })
  }
  return (
    <fieldset className="stack stack-4">
      <legend className="strong text-lg">
        Message {isOne ? `to ${reader.candidateName}` : 'to each candidate'} <span className="opt">optional</span>
      </legend>
      {target.status === 'rejected' && (
        <div className="field">
          <label htmlFor={wordingId}>Start with</label>
          <Select
            id={wordingId}
            value={wording}
            placeholder="No message"
            options={kindWordings.map(({ key, name }) => ({ value: key, label: name }))}
            onChange={({ target }) => choose(target.value)}
          />
        </div>
      )}
      <div className="field">
        <label htmlFor={messageId}>Message</label>
        <Textarea
          id={messageId}
          rows={message ? 8 : 3}
          value={message}
          placeholder="Included in the email and shown in the candidate's tracker."
          onChange={({ target }) => onChange({ message: target.value })}
        />
        <div className="help row between">
          <span>{!isOne && '{first name}, {job} and {company} are filled in for each candidate.'}</span>
          <Counter length={message.length} limit={maxDeclineCharacters} />
        </div>
      </div>
      <section className="preview" aria-label={`What ${reader.candidateName} will see`}>
        <p className="strong">What {reader.candidateName} will see</p>
        <p className="meta">
          {notice.title}: {notice.message}
        </p>
        {message.trim() && <p className="said">{filled(message.trim())}</p>}
      </section>
      {message && (
        <div>
          <Button size="sm" variant="ghost" onClick={() => onChange({ wording: '', message: '' })}>
            Don't send a message
          </Button>
        </div>
      )}
    </fieldset>
  )
}
