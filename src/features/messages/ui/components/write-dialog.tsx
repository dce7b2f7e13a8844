import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { client } from '#client/api.ts'
import type { ReviewDetails } from '#features/hiring-pipeline/contract.ts'
import { newId } from '#lib/ids.ts'
import { errorText } from '#ui/error-text.ts'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { MessageText, type Thread } from '../../contract.ts'
import { threadQuery } from '../queries.ts'
import { useStoredDraft } from '../use-stored-draft.ts'
import { Composer } from './composer.tsx'
import { MailPreview } from './mail-preview.tsx'

type Application = Pick<ReviewDetails, 'id' | 'candidateName'>
type Props = { application: Application; thread: Thread; name: string; onClose: () => void }

/** The editor of a message to one candidate. */
export function WriteDialog({ application: { id: applicationId }, thread, name, onClose }: Props) {
  const queryClient = useQueryClient()
  const draft = useStoredDraft(applicationId)
  // the same for every attempt, so that a second click or a retry after a lost response sends only one message
  const messageId = useRef(newId())
  const form = useAppForm({
    schema: MessageText,
    defaultValues: thread.draft ?? { subject: '', body: '' },
    // closing retains the typed text
    guard: false,
    async onSubmit(message) {
      await draft.settle()
      const sent = await client.messages.send({ id: messageId.current, applicationId, ...message })
      queryClient.setQueryData(threadQuery(applicationId).queryKey, sent)
      toast.success(`Message to ${name} sent`)
      onClose()
    },
    onFail(error, own) {
      draft.resume()
      draft.keep(own.getValues())
      own.setServerError('root', errorText(error, 'Failed to send the message. Please try again.'))
    },
  })
  const close = () => {
    // in the background: nothing changed, the dialog was only closed
    void queryClient.invalidateQueries({ queryKey: threadQuery(applicationId).queryKey })
    onClose()
  }
  return (
    <Dialog onClose={close} title={`Write to ${name}`} size="lg" locked={form.formState.isSubmitting}>
      <Composer
        form={form}
        preview={(message) => <MailPreview applicationId={applicationId} message={message} />}
        submit="Send message"
        cancel={<span className="meta">Your text is saved as a draft.</span>}
        onTyped={draft.keep}
      />
    </Dialog>
  )
}
