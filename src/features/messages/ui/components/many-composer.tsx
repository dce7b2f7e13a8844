import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { api, client } from '#client/api.ts'
import { useSession } from '#features/accounts/ui/queries.ts'
import { newId } from '#lib/ids.ts'
import { errorText } from '#ui/error-text.ts'
import { draftRoot } from '#ui/form/device-drafts.ts'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { MessageText, type Recipient } from '../../contract.ts'
import { Composer } from './composer.tsx'
import { MailPreview } from './mail-preview.tsx'

type Props = {
  jobId: string
  people: Recipient[]
  onBack: () => void
  onSending: (isSending: boolean) => void
  onDone: () => void
}

/** Writes the message to all chosen candidates; typed text is stored on this device until it is sent. */
export function ManyComposer({ jobId, people, onBack, onSending, onDone }: Props) {
  const queryClient = useQueryClient()
  const key = `${draftRoot(useSession().viewer?.userId ?? '')}message:${jobId}`
  const to = useRef(people.map(({ applicationId }) => ({ id: newId(), applicationId })))
  const form = useAppForm({
    schema: MessageText,
    defaultValues: readDraft(key),
    guard: false,
    async onSubmit(message) {
      onSending(true)
      const { sent, skipped } = await client.messages.sendMany({ jobId, to: to.current, ...message })
      write(key, null)
      await refreshQueries(queryClient, api.messages.key())
      onSending(false)
      toast.success({
        title: sent === 1 ? '1 message sent' : `${sent} messages sent`,
        description: leftOut(people, skipped),
      })
      onDone()
    },
    onFail(error, own) {
      onSending(false)
      own.setServerError('root', errorText(error, 'Failed to send the messages. Please try again.'))
    },
  })
  const keep = useCallback((message: MessageText) => write(key, message), [key])
  return (
    <Composer
      form={form}
      preview={(message) => <PreviewOfEach people={people} message={message} />}
      submit={people.length === 1 ? 'Send 1 message' : `Send ${people.length} messages`}
      cancel={
        <Button variant="ghost" onClick={onBack}>
          Change recipients
        </Button>
      }
      onTyped={keep}
    />
  )
}

function PreviewOfEach({ people, message }: { people: Recipient[]; message: MessageText }) {
  const [shown, setShown] = useState(people[0]?.applicationId ?? '')
  return (
    <div className="stack stack-4">
      <Select
        aria-label="Show email for"
        value={shown}
        options={people.map(({ applicationId, name }) => ({ value: applicationId, label: name }))}
        onChange={(event) => setShown(event.target.value)}
      />
      <MailPreview applicationId={shown} message={message} />
    </div>
  )
}

const leftOut = (people: Recipient[], skipped: string[]): string | undefined => {
  const names = people.filter(({ applicationId }) => skipped.includes(applicationId)).map(({ name }) => name)
  return names.length > 0 ? `Not sent, because they withdrew: ${names.join(', ')}` : undefined
}

function readDraft(key: string): MessageText {
  try {
    const { subject, body } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<MessageText>
    return { subject: String(subject ?? ''), body: String(body ?? '') }
  } catch {
    return { subject: '', body: '' }
  }
}

function write(key: string, message: MessageText | null): void {
  try {
    if (message) localStorage.setItem(key, JSON.stringify(message))
    else localStorage.removeItem(key)
  } catch {
    // storage is full or blocked: the text remains only while the dialog is open
  }
}
