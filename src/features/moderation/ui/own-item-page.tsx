import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { api, client } from '#client/api.ts'
import { newId } from '#lib/ids.ts'
import { typedText } from '#lib/text.ts'
import { errorText } from '#ui/error-text.ts'
import { AppForm, FormFoot } from '#ui/form/app-form.tsx'
import { CheckboxField } from '#ui/form/choice-fields.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { OwnThread } from '../contract.ts'
import { itemTitle, maxDecisionReasonCharacters, moderationKindLabels } from '../rules.ts'
import { ItemHistory } from './components/item-history.tsx'
import { ItemStatus } from './components/item-status.tsx'
import { ownThreadQuery } from './queries.ts'
import './moderation.css'

/** /app/moderation/{id}: why one of the viewer's items is hidden, the notes, and a form to answer (MOD-09). */
export function OwnItemPage({ id }: { id: string }) {
  const query = useQuery(ownThreadQuery(id))
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows rows={4} lead="none" label="Loading the decision" />}
      errorText="Failed to load the decision"
      missing={
        <>
          <PageHeader title="Moderation decision" />
          <EmptyState level={2} title="Not found">
            It was removed, or it belongs to another account.
          </EmptyState>
        </>
      }
    >
      {(item) => <Thread item={item} />}
    </QueryBoundary>
  )
}

function Thread({ item }: { item: OwnThread }) {
  const [round, setRound] = useState(0)
  const happened = useRef<HTMLElement>(null)
  const onSent = () => {
    setRound(round + 1)
    focusWhenLost(() => happened.current)
  }
  const { editLink, history, isHidden, reason, status } = item
  const kind = moderationKindLabels[item.kind].toLowerCase()
  return (
    <>
      <PageHeader
        title={itemTitle(item)}
        purpose={
          isHidden
            ? `This ${kind} is hidden. Only you and our staff can see it.`
            : `Our decision on this ${kind}, and the messages about it.`
        }
        actions={
          editLink && (
            <ButtonLink to={editLink} icon={Pencil}>
              Edit it
            </ButtonLink>
          )
        }
      />
      <div className="own-thread">
        <p>
          <ItemStatus status={status} />
        </p>
        {isHidden && reason && (
          <Notice tone="warn" title="Reason:">
            {reason}
          </Notice>
        )}
        {isHidden && status === 'pending' && <Notice>You changed it. Our staff will review it again.</Notice>}
        <section className="card card-pad stack stack-4" aria-label="Answer">
          <Answer key={round} item={item} onSent={onSent} />
        </section>
        <section ref={happened} className="stack stack-4" tabIndex={-1} aria-label="History">
          <h2>History</h2>
          <ItemHistory history={history} isOwners />
        </section>
      </div>
    </>
  )
}

const Written = z.object({
  text: typedText(maxDecisionReasonCharacters, 'Please enter a reply'),
  asksAgain: z.boolean(),
})

function Answer({ item, onSent }: { item: OwnThread; onSent: () => void }) {
  const queryClient = useQueryClient()
  const [answerId] = useState(newId)
  const form = useAppForm({
    schema: Written,
    defaultValues: { text: '', asksAgain: item.isHidden },
    onSubmit: async (values) => {
      queryClient.setQueryData(
        ownThreadQuery(item.id).queryKey,
        await client.moderation.answer({ id: item.id, answerId, ...values }),
      )
      await refreshQueries(queryClient, api.moderation.listOwn.key())
      toast.success('Reply sent')
      onSent()
    },
    onFail: (error, { setServerError }) => setServerError('root', errorText(error, 'Failed to send the reply')),
  })
  return (
    <AppForm form={form}>
      <TextareaField name="text" label="Reply to our staff" required limit={maxDecisionReasonCharacters} rows={5} />
      {item.isHidden && <CheckboxField name="asksAgain" label="Please review it again" />}
      <FormFoot submit="Send reply" busyText="Sending" />
    </AppForm>
  )
}
