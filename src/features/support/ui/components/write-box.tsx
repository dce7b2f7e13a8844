import { ArrowUp } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type Ref, useState } from 'react'
import { IconButton } from '#ui/primitives/button.tsx'
import { useStoredText } from './use-stored-text.ts'
import '#ui/styles/talk.css'

type Props = {
  label: string
  placeholder: string
  limit: number
  /** Sends; the text is cleared once it resolves, and remains if it throws. */
  onSend: (text: string) => Promise<unknown>
  /** Why sending is disabled; typing still works. */
  isBusy?: boolean
  /** The storage key of the typed text, so that it survives a reload. */
  storageKey: string
  /** The text is emailed to a person: Enter starts a new line, and only the button sends. */
  reachesPerson?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

/** A text field that grows: Enter sends, Shift+Enter starts a new line (COACH-02). */
export function WriteBox({ label, placeholder, limit, onSend, isBusy = false, storageKey, reachesPerson, ref }: Props) {
  const [text, change] = useStoredText(storageKey)
  const [isSending, setSending] = useState(false)
  const isBlank = text.trim() === ''
  const isDisabled = isBlank || isBusy || isSending || text.length > limit
  const send = async () => {
    if (isDisabled) return
    setSending(true)
    try {
      await onSend(text.trim())
      change('')
    } catch {
      // the text remains; the caller shows the error
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
      <IconButton icon={ArrowUp} label="Send" variant="primary" size="sm" type="submit" aria-disabled={isDisabled} />
    </form>
  )
}
