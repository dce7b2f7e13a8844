import { Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { client } from '#client/api.ts'
import { newId } from '#lib/ids.ts'
import { errorText } from '#ui/error-text.ts'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Counter, Textarea } from '#ui/primitives/textarea.tsx'
import { toast } from '#ui/primitives/toast.ts'
import type { ContactThread } from '../../contact-contract.ts'
import { contactLimits } from '../../rules.ts'
import { useStoredText } from '../components/use-stored-text.ts'
import '#ui/styles/talk.css'

type Props = { thread: ContactThread; onSent: (thread: ContactThread) => Promise<void> }

/** The answer as it will be emailed. It is stored while typing, and remains if sending fails. */
export function ContactReply({ thread: { id, name, email }, onSent }: Props) {
  const [text, setText] = useStoredText(`contact-${id}`)
  // the same until it is sent: a retry after a lost connection sends nothing twice
  const [replyId, setReplyId] = useState(newId)
  const box = useRef<HTMLTextAreaElement>(null)
  const [sending, setSending] = useState<'reply' | 'done' | null>(null)
  const isDisabled = text.trim() === '' || text.length > contactLimits.message || sending !== null
  const send = async (done: boolean) => {
    setSending(done ? 'done' : 'reply')
    try {
      await onSent(await client.contact.reply({ id, replyId, text, done }))
      setText('')
      setReplyId(newId())
      toast.success(`Reply sent to ${email}`)
      // without text its button is disabled
      focusWhenLost(() => box.current)
    } catch (error) {
      toast.error(errorText(error, 'Failed to send the reply'))
    } finally {
      setSending(null)
    }
  }
  return (
    <form
      className="coach-ask stack stack-3"
      aria-label="Reply by email"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isDisabled) void send(false)
      }}
    >
      <Textarea
        ref={box}
        aria-label={`Reply to ${name} by email`}
        placeholder={`Reply to ${name}. Their message is quoted below your text.`}
        rows={5}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="row between wrap">
        <Counter length={text.length} limit={contactLimits.message} />
        <div className="row wrap">
          <Button disabled={isDisabled} busy={sending === 'done'} onClick={() => void send(true)}>
            Send and mark as done
          </Button>
          <Button type="submit" variant="primary" icon={Send} disabled={isDisabled} busy={sending === 'reply'}>
            Send by email
          </Button>
        </div>
      </div>
    </form>
  )
}
