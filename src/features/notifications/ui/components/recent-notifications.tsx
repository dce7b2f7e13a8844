import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { useFailureToast } from '#ui/page/use-failure-toast.ts'
import { Ago } from '#ui/primitives/ago.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { Glyph } from '#ui/primitives/status-pill.tsx'
import { recentQuery } from '../queries.ts'
import { useNotificationActions } from '../use-notification-actions.ts'
import { notificationKind } from './notification-kinds.ts'
import { readByLink } from './read-by-link.ts'
import '../notifications.css'

/** The menu of the bell: the five most recent notifications, and a link to all. */
export function RecentNotifications() {
  const query = useQuery(recentQuery())
  useFailureToast(query, 'Failed to load notifications')
  const { markRead } = useNotificationActions()
  const now = new Date()
  return (
    <div className="recent-notifications">
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={3} label="Loading notifications" />}
        errorText="Failed to load notifications"
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="meta p-4">You're all caught up!</p>}
      >
        {({ items }) => (
          <ul>
            {items.map(({ id, type, title, message, href, read, createdAt }) => (
              <li key={id} className={`notification ${read ? '' : 'is-unread'}`}>
                <Glyph tone={notificationKind(type).tone} icon={notificationKind(type).icon} />
                <div className="grow">
                  <AppLink
                    to={href ?? '/app/notifications'}
                    className="notification-title"
                    {...readByLink(read, () => markRead.mutate({ id }))}
                  >
                    {title}
                  </AppLink>
                  <p>{message}</p>
                  <Ago className="meta" at={createdAt} now={now} />
                </div>
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
      <AppLink to="/app/notifications" className="recent-notifications-all">
        All notifications
      </AppLink>
    </div>
  )
}
