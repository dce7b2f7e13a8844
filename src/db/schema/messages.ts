import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ofUser, users } from './accounts.ts'
import { applications } from './applications.ts'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'
import { companies } from './companies.ts'

/** Messages between a company and a candidate about one application: its thread. Never changed, except for the state of the mail. */
export const applicationMessages = pgTable(
  'application_messages',
  {
    /** Created by the sender's page, so that a repeated request does not create a second message. */
    id: uuid().primaryKey(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    side: text({ enum: ['company', 'candidate'] }).notNull(),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Empty for a reply. */
    subject: text().notNull(),
    /** The text that was mailed, with all placeholders filled. */
    body: text().notNull(),
    /** The state of its mail; null for a reply, which is not mailed. */
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

/** A company's own templates for messages. */
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
    /** Set by the code: a change states the version that it was based on. */
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('message_templates_name').on(t.companyId, sql`lower(${t.name})`)],
)
