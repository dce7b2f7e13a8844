import { useQuery } from '@tanstack/react-query'
import { CheckCheck, Settings2 } from 'lucide-react'
import { counted } from '#lib/count-word.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { useFailureToast } from '#ui/page/use-failure-toast.ts'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import type { Notification } from '../contract.ts'
import { NotificationRow } from './components/notification-row.tsx'
import { notificationsQuery } from './queries.ts'
import { useNotificationActions } from './use-notification-actions.ts'

/** /app/notifications: unread and read, each markable and deletable (NOTIF-01 to NOTIF-06). */
export function NotificationsPage() {
  const query = useQuery(notificationsQuery())
  const { markAllRead } = useNotificationActions()
  useFailureToast(query, 'Failed to load notifications')
  const { total = 0, unread = 0 } = query.data ?? {}
  return (
    <>
      <PageHeader
        title="Notifications"
        purpose={purposeOf(query.data)}
        actions={
          <>
            <ButtonLink to="/app/profile?tab=account#notification-preferences" variant="ghost" icon={Settings2}>
              Notification settings
            </ButtonLink>
            <Button
              icon={CheckCheck}
              disabled={unread === 0}
              busy={markAllRead.isPending}
              onClick={() => markAllRead.mutate(undefined)}
            >
              Mark all as read
            </Button>
          </>
        }
      />
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={5} label="Loading notifications" />}
        errorText="Failed to load notifications"
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState title="You're all caught up!">
            Updates about your applications appear here and arrive by email.
          </EmptyState>
        }
      >
        {({ items }) => <Sections items={items} total={total} unread={unread} />}
      </QueryBoundary>
    </>
  )
}

function purposeOf(counts: { total: number; unread: number } | undefined): string {
  const known = counts ? `${counted(counts.total, 'notification')}, ${counts.unread} unread. ` : ''
  return `${known}New ones appear as they arrive.`
}

function Sections({ items, total, unread }: { items: Notification[]; total: number; unread: number }) {
  const waiting = items.filter((item) => !item.read)
  const done = items.filter((item) => item.read)
  return (
    <div className="stack stack-8">
      {waiting.length > 0 && <Section title="Unread" count={unread} items={waiting} />}
      {done.length > 0 && <Section title="Read" count={total - unread} items={done} />}
      {total > items.length && (
        <p className="meta">Showing the newest {items.length}. Delete some to see older ones.</p>
      )}
    </div>
  )
}

function Section({ title, count, items }: { title: string; count: number; items: Notification[] }) {
  const { markRead, remove } = useNotificationActions()
  const now = new Date()
  return (
    <section aria-label={title}>
      <SectionHead title={title}>
        <span className="meta num">{count}</span>
      </SectionHead>
      <ul>
        {items.map((item) => (
          <NotificationRow
            key={item.id}
            notification={item}
            now={now}
            onRead={() => markRead.mutate({ id: item.id })}
            onDelete={() => remove.mutate({ id: item.id })}
          />
        ))}
      </ul>
    </section>
  )
}
