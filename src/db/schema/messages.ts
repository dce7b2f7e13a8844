import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ofUser, users } from './accounts.ts'
import { applications } from './applications.ts'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'
import { companies } from './companies.ts'

/** What a company and a candidate write to each other about one application: its thread. Never changed, but for how the mail fares. */
export const applicationMessages = pgTable(
  'application_messages',
  {
    /** Made by the sender's page: a message that is sent again is the same message. */
    id: uuid().primaryKey(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    side: text({ enum: ['company', 'candidate'] }).notNull(),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Empty for an answer. */
    subject: text().notNull(),
    /** As it was mailed: every placeholder is filled. */
    body: text().notNull(),
    /** What is known of its mail; null for an answer, which is not mailed by us. */
    mailState: text({ enum: ['queued', 'sent', 'failed', 'in_app'] }),
    mailStateAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [
    index('application_messages_thread').on(t.applicationId, t.createdAt),
    check('application_messages_side', sql`${t.side} in ('company', 'candidate')`),
    check('application_messages_mail_state', sql`${t.mailState} in ('queued', 'sent', 'failed', 'in_app')`),
    check('application_messages_mailed', sql`(${t.side} = 'company') = (${t.mailState} is not null)`),
  ],
)

/** An unsent message about an application. */
export const applicationMessageDrafts = pgTable(
  'application_message_drafts',
  {
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    authorId: ofUser(),
    subject: text().notNull(),
    body: text().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.authorId] })],
)

/** A company's own words to begin a message with. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    createdAt: createdAt(),
    /** Set by the verb: a change names the state that it was made on. */
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('message_templates_name').on(t.companyId, sql`lower(${t.name})`)],
)
