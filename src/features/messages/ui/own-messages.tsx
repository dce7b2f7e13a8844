import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { client } from '#client/api.ts'
import { DetailsPart } from '#features/job-tracker/ui/components/details-part.tsx'
import { newId } from '#lib/ids.ts'
import { errorText } from '#ui/error-text.ts'
import { AppForm, FormFoot } from '#ui/form/app-form.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { Answer, type OwnThread } from '../contract.ts'
import { maxMessageCharacters } from '../rules.ts'
import { ThreadList } from './components/thread-list.tsx'
import { ownThreadQuery } from './queries.ts'
import { useStoredDraft } from './use-stored-draft.ts'

/** 'Messages' in the details of the viewer's application: the company's messages, and a field to answer. */
export function OwnMessages({ applicationId }: { applicationId: string }) {
  const query = useQuery(ownThreadQuery(applicationId))
  return (
    <DetailsPart title="Messages">
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={2} lead="none" label="Loading messages" />}
        errorText="Failed to load messages"
      >
        {(thread) => <Messages applicationId={applicationId} thread={thread} />}
      </QueryBoundary>
    </DetailsPart>
  )
}

function Messages({ applicationId, thread }: { applicationId: string; thread: OwnThread }) {
  const { companyName, canAnswer, messages, draft } = thread
  if (messages.length === 0) return <p className="meta">{companyName} has not written to you yet.</p>
  return (
    <div className="stack stack-4">
      <ThreadList
        messages={messages.map((message) => ({
          ...message,
          isOwn: message.side === 'candidate',
          author: message.side === 'candidate' ? 'You' : companyName,
        }))}
      />
      {canAnswer ? (
        // a new form after each answer: the next one is empty and has a new id
        <AnswerForm
          key={messages.filter(({ side }) => side === 'candidate').length}
          applicationId={applicationId}
          companyName={companyName}
          draft={draft}
        />
      ) : (
        <p className="meta">You withdrew this application. You can still read the messages.</p>
      )}
    </div>
  )
}

type FormProps = { applicationId: string; companyName: string; draft: string }

function AnswerForm({ applicationId, companyName, draft }: FormProps) {
  const queryClient = useQueryClient()
  const { keep, settle, resume } = useStoredDraft(applicationId)
  const id = useRef(newId())
  const form = useAppForm({
    schema: Answer,
    defaultValues: { body: draft },
    guard: false,
    async onSubmit({ body }) {
      await settle()
      const thread = await client.messages.answer({ id: id.current, applicationId, body })
      queryClient.setQueryData(ownThreadQuery(applicationId).queryKey, thread)
      toast.success('Reply sent')
    },
    onFail(error, own) {
      resume()
      keep({ subject: '', body: own.getValues('body') })
      own.setServerError('root', errorText(error, 'Failed to send your reply. Please try again.'))
    },
  })
  useEffect(() => form.watch(({ body = '' }) => keep({ subject: '', body })).unsubscribe, [form, keep])
  return (
    <AppForm form={form} label="Your reply">
      <TextareaField name="body" label={`Reply to ${companyName}`} rows={4} limit={maxMessageCharacters} />
      <FormFoot
        submit="Send reply"
        busyText="Sending"
        start={<span className="meta">Your text is saved as a draft.</span>}
      />
    </AppForm>
  )
}
