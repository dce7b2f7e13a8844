import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id } from './columns.ts'

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The event it comes from: telling twice is impossible, however often the work is retried. */
    eventId: uuid().notNull(),
    type: text().notNull(),
    title: text().notNull(),
    message: text().notNull(),
    href: text(),
    read: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('notifications_once').on(t.userId, t.eventId),
    index('notifications_newest').on(t.userId, t.createdAt.desc(), t.id.desc()),
    index('notifications_unread').on(t.userId).where(sql`not ${t.read}`),
  ],
)
