import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, RotateCcw } from 'lucide-react'
import { api } from '#client/api.ts'
import { longDateTime } from '#lib/dates.ts'
import { errorText } from '#ui/error-text.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { useZone } from '#ui/use-zone.ts'
import type { ContactThread as Thread } from '../../contact-contract.ts'
import { contactCategoryLabels } from '../../rules.ts'
import { MessageList } from '../components/message-list.tsx'
import { ThreadHead } from '../components/thread-head.tsx'
import { contactThreadQuery } from '../queries.ts'
import { ContactReply } from './contact-reply.tsx'
import { stateLabels } from './state-labels.ts'
import '#ui/styles/talk.css'

type Props = { id: string; onOpen: (id: string) => void }

/** One message with its answers, and a form to answer by email. */
export function ContactThread({ id, onOpen }: Props) {
  const query = useQuery(contactThreadQuery(id))
  const queryClient = useQueryClient()
  const store = (thread: Thread) => {
    queryClient.setQueryData(contactThreadQuery(id).queryKey, thread)
    return refreshQueries(queryClient, api.contact.list.key())
  }
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows rows={4} label="Loading the message" />}
      errorText="Failed to load the message"
    >
      {(thread) => (
        <>
          <Head thread={thread} onChanged={store} />
          <div className="coach-log">
            <MessageList
              messages={[
                { id, text: thread.message, createdAt: thread.createdAt, isOwn: false, author: thread.name },
                ...thread.replies.map(({ author, ...reply }) => ({ ...reply, isOwn: true, author: author ?? 'Staff' })),
              ]}
            />
            <Notes thread={thread} onOpen={onOpen} />
          </div>
          <ContactReply thread={thread} onSent={store} />
        </>
      )}
    </QueryBoundary>
  )
}

function Head({ thread, onChanged }: { thread: Thread; onChanged: (thread: Thread) => Promise<void> }) {
  const { id, name, email, category, state, hasAccount } = thread
  const onError = (error: unknown) => void toast.error(errorText(error, 'Failed to update the message'))
  const assign = useMutation(api.contact.assign.mutationOptions({ onSuccess: onChanged, onError }))
  const setDone = useMutation(api.contact.setDone.mutationOptions({ onSuccess: onChanged, onError }))
  const isDone = state === 'done'
  return (
    <ThreadHead
      thread={thread}
      assign={assign}
      action={
        <Button
          size="sm"
          icon={isDone ? RotateCcw : Check}
          busy={setDone.isPending}
          onClick={() => setDone.mutate({ id, done: !isDone })}
        >
          {isDone ? 'Reopen' : 'Mark as done'}
        </Button>
      }
    >
      <span className="meta break-words">
        {name}, {email}
      </span>
      <div className="row wrap">
        {category && <Badge>{contactCategoryLabels[category]}</Badge>}
        {hasAccount && <Badge tone="line">Has an account</Badge>}
        <Badge tone={state === 'open' ? 'accent' : 'plain'}>{stateLabels[state]}</Badge>
      </div>
    </ThreadHead>
  )
}

/** Whether the answers are sent, who marked it as done, and other messages from the address. */
function Notes({ thread, onOpen }: { thread: Thread; onOpen: (id: string) => void }) {
  const zone = useZone()
  const { replies, handledAt, handledBy, others } = thread
  const waiting = replies.filter(({ mailedAt }) => mailedAt === null).length
  return (
    <div className="stack stack-2 meta">
      {waiting > 0 && <p role="status">{waiting === 1 ? 'One reply is' : `${waiting} replies are`} being sent.</p>}
      {handledAt && (
        <p>
          Done by {handledBy ?? 'a former member'}, {longDateTime(handledAt, zone)}
        </p>
      )}
      {others.length > 0 && (
        <details>
          <summary>Also from this address ({others.length})</summary>
          <ul className="stack">
            {others.map((other) => (
              <li key={other.id}>
                <Button size="sm" variant="ghost" onClick={() => onOpen(other.id)}>
                  {other.subject}
                </Button>{' '}
                {stateLabels[other.state]}, {longDateTime(other.createdAt, zone)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
