import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Mail, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { api } from '#app/api.ts'
import { longDateTime, timeAgoInside } from '#lib/dates.ts'
import { errorText } from '#ui/error-text.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Pager } from '#ui/primitives/pager.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import {
  type ContactCategory,
  type ContactMessage,
  contactCategories,
  contactCategoryLabels,
  contactPageSize,
} from '../../contact-contract.ts'
import { contactQuery } from '../queries.ts'

/** What came by the contact form: answered by mail, and then said to be done (HELP-04). */
export function ContactInbox() {
  const [done, setDone] = useState(false)
  const [category, setCategory] = useState<ContactCategory | undefined>()
  const [page, setPage] = useState(1)
  const query = useQuery(contactQuery({ done, category, page }))
  const first =
    <Change extends unknown[]>(change: (...given: Change) => void) =>
    (...given: Change) => {
      setPage(1)
      change(...given)
    }
  return (
    <>
      <FilterBar
        set={(done ? 1 : 0) + (category ? 1 : 0)}
        onClear={first(() => {
          setDone(false)
          setCategory(undefined)
        })}
        filters={
          <>
            <Select
              aria-label="State"
              value={done ? 'done' : 'open'}
              onChange={first((event) => setDone(event.target.value === 'done'))}
              options={[
                { value: 'open', label: query.data ? `To answer (${query.data.open})` : 'To answer' },
                { value: 'done', label: 'Done' },
              ]}
            />
            <Select
              aria-label="Category"
              value={category ?? ''}
              onChange={first((event) => setCategory((event.target.value || undefined) as ContactCategory | undefined))}
              options={[
                { value: '', label: 'All categories' },
                ...contactCategories.map((value) => ({ value, label: contactCategoryLabels[value] })),
              ]}
            />
          </>
        }
      />
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={4} label="Loading messages" />}
        errorText="Failed to load messages"
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState title={done ? 'Nothing is done yet' : 'Everything is answered'}>
            What people write by the contact form arrives here and by mail.
          </EmptyState>
        }
      >
        {({ items, total }) => (
          <>
            <ul className="stack">
              {items.map((message) => (
                <Message key={message.id} message={message} />
              ))}
            </ul>
            <Pager page={page} pageSize={contactPageSize} total={total} onPage={setPage} />
          </>
        )}
      </QueryBoundary>
    </>
  )
}

function Message({ message: one }: { message: ContactMessage }) {
  const { id, name, email, subject, category, message, createdAt, handledAt, handledBy, hasAccount } = one
  const answer = `mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`
  return (
    <li className="card card-pad stack" aria-label={subject}>
      <div className="row wrap gap-2">
        <h3>{subject}</h3>
        {category && <Badge>{contactCategoryLabels[category]}</Badge>}
        {hasAccount && <Badge tone="line">Has an account</Badge>}
      </div>
      <p className="meta" suppressHydrationWarning>
        {name}, {email}, {timeAgoInside(createdAt, new Date())}
      </p>
      <p className="whitespace-pre-line">{message}</p>
      <div className="row wrap gap-2">
        <a className="btn btn-secondary btn-sm" href={answer}>
          <Mail className="ic" /> Answer by mail
        </a>
        <DoneButton id={id} isDone={handledAt !== null} />
        {handledAt && (
          <span className="meta">
            Done by {handledBy ?? 'somebody who left'}, {longDateTime(handledAt)}
          </span>
        )}
      </div>
    </li>
  )
}

function DoneButton({ id, isDone }: { id: string; isDone: boolean }) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation(
    api.contact.setDone.mutationOptions({
      onError: (error) =>
        toast.error({ title: 'Error', description: errorText(error, 'Failed to update the message') }),
      onSettled: () => void queryClient.invalidateQueries({ queryKey: api.contact.key() }),
    }),
  )
  return (
    <Button
      size="sm"
      icon={isDone ? RotateCcw : Check}
      disabled={isPending}
      onClick={() => mutate({ id, done: !isDone })}
    >
      {isDone ? 'Open again' : 'Mark as done'}
    </Button>
  )
}
