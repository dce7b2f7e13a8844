import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id } from './columns.ts'

/**
 * Addresses that get no mail. Those that bounced or whose owner complained get only mails about the security of their account; those that
 * staff added get no campaigns. Addresses are in lower case.
 */
export const mailSuppressions = pgTable(
  'mail_suppressions',
  {
    id: id(),
    email: text().notNull(),
    reason: text({ enum: ['bounce', 'complaint', 'staff'] }).notNull(),
    note: text(),
    /** The error text of the mail server, or of the service that reported it. */
    answer: text(),
    /** The kind of mail that caused it, such as 'invitation'. */
    mail: text(),
    addedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('mail_suppressions_email').on(t.email),
    index('mail_suppressions_newest').on(t.createdAt.desc(), t.id.desc()),
  ],
)

/**
 * Reports of mail services that were processed, by a hash of their identifying values, so that a repeated report does nothing. Deleted
 * after a month.
 */
export const mailReports = pgTable('mail_reports', { key: text().primaryKey(), createdAt: createdAt() }, (t) => [
  index('mail_reports_age').on(t.createdAt),
])
