import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, client } from '#client/api.ts'
import { newId } from '#lib/ids.ts'
import { errorText } from '#ui/error-text.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { StaffThread as Thread } from '../../contract.ts'
import { maxSupportCharacters } from '../../rules.ts'
import { staffThreadQuery } from '../queries.ts'
import { MessageList } from './message-list.tsx'
import { ThreadHead } from './thread-head.tsx'
import { WriteBox } from './write-box.tsx'
import '#ui/styles/talk.css'

/** One conversation for staff, with a reply box; marked as read while it is open. */
export function StaffThread({ id }: { id: string }) {
  const query = useQuery(staffThreadQuery(id))
  const queryClient = useQueryClient()
  const { mutate: markRead } = useMutation(
    api.support.staffMarkRead.mutationOptions({
      onSuccess: () => refreshQueries(queryClient, api.support.key()),
    }),
  )
  const isUnread = query.data?.isUnread ?? false
  useEffect(() => {
    if (isUnread) markRead({ id })
  }, [isUnread, markRead, id])
  const store = (thread: Thread) => {
    queryClient.setQueryData(staffThreadQuery(id).queryKey, thread)
    return refreshQueries(queryClient, api.support.inbox.key())
  }
  const reply = async (text: string) => {
    try {
      const answered = await client.support.reply({ id, messageId: newId(), text })
      // in the background: the conversation already shows the answer
      void store(answered)
    } catch (error) {
      toast.error(errorText(error, 'Failed to send the reply'))
      throw error
    }
  }
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows rows={4} label="Loading the conversation" />}
      errorText="Failed to load the conversation"
    >
      {(thread) => (
        <>
          <Head thread={thread} onChanged={store} />
          <div className="coach-log">
            {thread.shared && <Shared messages={thread.shared} />}
            <MessageList
              messages={thread.messages.map((one) => ({
                ...one,
                isOwn: one.side === 'staff',
                author: one.side === 'staff' ? (one.author ?? 'Staff') : thread.person,
              }))}
            />
          </div>
          <div className="coach-ask">
            <WriteBox
              label="Reply"
              placeholder={`Reply to ${thread.person}`}
              limit={maxSupportCharacters}
              onSend={reply}
              reachesPerson
              storageKey={`answer-${id}`}
            />
          </div>
        </>
      )}
    </QueryBoundary>
  )
}

function Head({ thread, onChanged }: { thread: Thread; onChanged: (thread: Thread) => Promise<void> }) {
  const { id, person, status } = thread
  const onError = (error: unknown) => void toast.error(errorText(error, 'Failed to change the conversation'))
  const assign = useMutation(api.support.assign.mutationOptions({ onSuccess: onChanged, onError }))
  const setStatus = useMutation(api.support.setStatus.mutationOptions({ onSuccess: onChanged, onError }))
  const isClosed = status === 'closed'
  return (
    <ThreadHead
      thread={thread}
      assign={assign}
      action={
        <Button
          size="sm"
          busy={setStatus.isPending}
          onClick={() => setStatus.mutate({ id, status: isClosed ? 'open' : 'closed' })}
        >
          {isClosed ? 'Reopen' : 'Close'}
        </Button>
      }
    >
      <span className="meta break-words">{person}</span>
    </ThreadHead>
  )
}

function Shared({ messages }: { messages: NonNullable<Thread['shared']> }) {
  return (
    <details className="shared-talk">
      <summary>Coach conversation, shared by the person</summary>
      <ol className="stack">
        {messages.map(({ by, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a copy that never changes
          <li key={`${index} ${by}`}>
            <b>{by === 'person' ? 'Person' : 'Coach'}</b>: {text}
          </li>
        ))}
      </ol>
    </details>
  )
}
