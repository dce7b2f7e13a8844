import { Check, Trash2 } from 'lucide-react'
import { Ago } from '#ui/primitives/ago.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import { Glyph } from '#ui/primitives/status-pill.tsx'
import type { Notification } from '../../contract.ts'
import { notificationKind } from './notification-kinds.ts'
import { readByLink } from './read-by-link.ts'
import '../notifications.css'

type Props = { notification: Notification; now: Date; onRead(): void; onDelete(): void }

/** One notification: what happened, when, and its actions. */
export function NotificationRow({ notification, now, onRead, onDelete }: Props) {
  const { title, message, href, read, createdAt } = notification
  const { icon, tone, badge } = notificationKind(notification.type)
  return (
    <li className={`notification ${read ? '' : 'is-unread'}`}>
      <Glyph tone={tone} icon={icon} />
      <div className="grow">
        <div className="row wrap gap-2">
          {href ? (
            <AppLink to={href} className="notification-title" {...readByLink(read, onRead)}>
              {title}
            </AppLink>
          ) : (
            <b className="notification-title">{title}</b>
          )}
          {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
          {!read && <span className="vh">Unread</span>}
        </div>
        <p>{message}</p>
        <Ago className="meta" at={createdAt} now={now} />
      </div>
      <span className="notification-actions">
        {!read && <IconButton icon={Check} label={`Mark as read: ${title}`} size="sm" onClick={onRead} />}
        <IconButton icon={Trash2} label={`Delete: ${title}`} size="sm" onClick={onDelete} />
      </span>
    </li>
  )
}
