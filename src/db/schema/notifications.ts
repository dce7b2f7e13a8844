import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ofUser, users } from './accounts.ts'
import { createdAt, id, updatedAt } from './columns.ts'

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: ofUser(),
    /** The event that caused it, so that retrying the work does not notify twice. */
    eventId: uuid().notNull(),
    type: text().notNull(),
    title: text().notNull(),
    message: text().notNull(),
    href: text(),
    read: boolean().notNull().default(false),
    /** The channels that the user had chosen for this kind when it was created: list and bell, immediate mail, daily summary. */
    inApp: boolean().notNull().default(true),
    mail: boolean().notNull().default(false),
    digest: boolean().notNull().default(false),
    /** The daily summary that contains it. */
    digestId: uuid().references(() => notificationDigests.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('notifications_once').on(t.eventId, t.userId),
    index('notifications_newest').on(t.userId, t.createdAt.desc(), t.id.desc()),
    index('notifications_unread').on(t.userId).where(sql`not ${t.read} and ${t.inApp}`),
    index('notifications_to_sum_up').on(t.userId).where(sql`${t.digest} and ${t.digestId} is null and not ${t.read}`),
    index('notifications_digest').on(t.digestId),
  ],
)

/** A user's changed settings for a kind of notification; kinds without a row use the defaults. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: ofUser(),
    kind: text().notNull(),
    inApp: boolean().notNull(),
    mail: boolean().notNull(),
    digest: boolean().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
)

/** When the user wants the daily summary; without a row at 8 in the morning, in the time zone of their browser. */
export const digestTimes = pgTable(
  'digest_times',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    hour: integer().notNull(),
    /** An IANA name, such as Europe/Lisbon. */
    timeZone: text().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [check('digest_times_hour', sql`${t.hour} between 0 and 23`)],
)

/** A daily summary: at most one for each user and local day. */
export const notificationDigests = pgTable(
  'notification_digests',
  {
    id: id(),
    userId: ofUser(),
    day: date({ mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('notification_digests_day').on(t.userId, t.day)],
)
