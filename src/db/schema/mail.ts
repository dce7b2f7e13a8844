import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id } from './columns.ts'

/**
 * Addresses that are not mailed. Those that bounced or whose owner complained get only mails about the safety of their account; those that
 * staff put here get no campaign. Addresses are in lower case.
 */
export const mailSuppressions = pgTable(
  'mail_suppressions',
  {
    id: id(),
    email: text().notNull(),
    reason: text({ enum: ['bounce', 'complaint', 'staff'] }).notNull(),
    note: text(),
    /** The text of the mail server, or of the service that reported it. */
    answer: text(),
    /** Which mail it was about, such as 'invitation'. */
    mail: text(),
    addedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('mail_suppressions_email').on(t.email),
    index('mail_suppressions_newest').on(t.createdAt.desc(), t.id.desc()),
  ],
)

/** Reports of mail services that were taken, by a hash of what names them: the same again does nothing. Swept after a month. */
export const mailReports = pgTable('mail_reports', { key: text().primaryKey(), createdAt: createdAt() }, (t) => [
  index('mail_reports_age').on(t.createdAt),
])
