import { ArrowUp } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type Ref, useState } from 'react'
import { IconButton } from '#ui/primitives/button.tsx'
import { useStoredText } from './use-stored-text.ts'
import '#ui/styles/talk.css'

type Props = {
  label: string
  placeholder: string
  limit: number
  /** Sends; what was typed is gone once it resolves, and stays where it throws. */
  onSend: (text: string) => Promise<unknown>
  /** Why nothing can be sent now; it can be typed all the same. */
  isBusy?: boolean
  /** Where what is typed is kept, so that a reload loses nothing. */
  keepAs: string
  /** It is mailed to a person: Enter begins a new line, and only the button sends. */
  reachesPerson?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

/** A line to write in that grows: Enter sends, Shift and Enter begins a new line (COACH-02). */
export function WriteBox({ label, placeholder, limit, onSend, isBusy = false, keepAs, reachesPerson, ref }: Props) {
  const [text, change] = useStoredText(keepAs)
  const [isSending, setSending] = useState(false)
  const isBlank = text.trim() === ''
  const isOff = isBlank || isBusy || isSending || text.length > limit
  const send = async () => {
    if (isOff) return
    setSending(true)
    try {
      await onSend(text.trim())
      change('')
    } catch {
      // the words stay where they were typed; what went wrong is told by whoever sends
    } finally {
      setSending(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (reachesPerson || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form className="coach-in" onSubmit={onSubmit}>
      <textarea
        ref={ref}
        aria-label={label}
        placeholder={placeholder}
        rows={1}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {text.length > limit && (
        <span className="counter is-over num" role="alert">
          {text.length - limit} too many
        </span>
      )}
      <IconButton icon={ArrowUp} label="Send" variant="primary" size="sm" type="submit" aria-disabled={isOff} />
    </form>
  )
}
