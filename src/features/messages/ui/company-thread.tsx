import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import type { Thread } from '../contract.ts'
import { MailState } from './components/mail-state.tsx'
import { ThreadList } from './components/thread-list.tsx'
import { threadQuery } from './queries.ts'

/** The messages about an application, next to it. */
export function CompanyThread({ applicationId }: { applicationId: string }) {
  const query = useQuery(threadQuery(applicationId))
  return (
    <section aria-label="Messages">
      <h3>Messages</h3>
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={2} lead="none" label="Loading messages" />}
        errorText="Failed to load messages"
      >
        {(thread) => <Messages applicationId={applicationId} thread={thread} />}
      </QueryBoundary>
    </section>
  )
}

function Messages({
  applicationId,
  thread: { messages, candidateName, closedBecause },
}: {
  applicationId: string
  thread: Thread
}) {
  if (closedBecause === 'NO_ACCOUNT') {
    return <p className="meta">{candidateName} was imported and has no account here. Please email them directly.</p>
  }
  if (messages.length === 0) return <p className="meta">No messages with {candidateName} yet.</p>
  return (
    <>
      <ThreadList
        messages={messages.map((message) => ({
          ...message,
          isOwn: message.side === 'company',
          author: message.author ?? 'A former member',
          state: <MailState applicationId={applicationId} message={message} canRetry={closedBecause === null} />,
        }))}
      />
      {closedBecause === 'CONVERSATION_CLOSED' && (
        <p className="meta">This application was withdrawn, so you can't send messages about it.</p>
      )}
    </>
  )
}
