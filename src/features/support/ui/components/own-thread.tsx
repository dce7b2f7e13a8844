import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, client } from '#client/api.ts'
import { newId } from '#lib/ids.ts'
import { errorText } from '#ui/error-text.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { Pill } from '#ui/primitives/status-pill.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { maxSupportCharacters } from '../../rules.ts'
import { ownThreadQuery } from '../queries.ts'
import { MessageList } from './message-list.tsx'
import { WriteBox } from './write-box.tsx'
import '#ui/styles/talk.css'

const states = {
  open: 'Waiting for our staff',
  waiting: 'Answered',
  closed: 'Closed. Writing reopens it',
} as const

/** The person's conversation with staff, marked as read while it is open (COACH-06). */
export function OwnThread({ id }: { id: string }) {
  const query = useQuery(ownThreadQuery(id))
  const queryClient = useQueryClient()
  const markRead = useMutation(
    api.support.markRead.mutationOptions({
      onSuccess: () => refreshQueries(queryClient, api.support.listOwn.key()),
    }),
  )
  const { mutate } = markRead
  const isUnread = query.data?.isUnread ?? false
  useEffect(() => {
    if (isUnread) mutate({ id })
  }, [isUnread, mutate, id])
  const send = async (text: string) => {
    try {
      const thread = await client.support.write({ id, messageId: newId(), text })
      queryClient.setQueryData(ownThreadQuery(id).queryKey, thread)
    } catch (error) {
      toast.error(errorText(error, 'Failed to send your message'))
      throw error
    }
  }
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows rows={3} label="Loading the conversation" />}
      errorText="Failed to load the conversation"
    >
      {({ subject, status, hasShared, messages }) => (
        <>
          <div className="coach-log">
            <div className="stack">
              <h3>{subject}</h3>
              <div className="row wrap">
                <Pill tone={status === 'waiting' ? 'accepted' : 'submitted'}>{states[status]}</Pill>
                <span className="meta">
                  {hasShared ? 'Your conversation with the coach is shared.' : 'Nothing else is shared.'}
                </span>
              </div>
            </div>
            <MessageList
              messages={messages.map((one) => ({
                ...one,
                isOwn: one.side === 'person',
                author: one.side === 'person' ? 'You' : 'Tandem support',
              }))}
            />
          </div>
          <div className="coach-ask">
            <WriteBox
              label="Message to our staff"
              placeholder="Write to our staff"
              limit={maxSupportCharacters}
              onSend={send}
              storageKey={`support-${id}`}
            />
          </div>
        </>
      )}
    </QueryBoundary>
  )
}
