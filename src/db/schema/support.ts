import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, moment } from './columns.ts'

/** What somebody asks a person of ours. `open`: staff owe an answer; `waiting`: the person who asked does. */
export const supportConversations = pgTable(
  'support_conversations',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    status: text({ enum: ['open', 'waiting', 'closed'] })
      .notNull()
      .default('open'),
    assignedTo: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** What was said with the coach until the person agreed to share it; null where they did not. */
    shared: jsonb().$type<{ by: 'person' | 'coach'; text: string }[]>(),
    createdAt: createdAt(),
    lastMessageAt: moment().notNull().defaultNow(),
    /** Until when each side has read. */
    personReadAt: moment().notNull().defaultNow(),
    staffReadAt: moment(),
  },
  (t) => [
    index('support_conversations_person').on(t.userId, t.lastMessageAt.desc()),
    index('support_conversations_inbox').on(t.status, t.lastMessageAt.desc()),
    check('support_conversations_status', sql`${t.status} in ('open', 'waiting', 'closed')`),
  ],
)

export const supportMessages = pgTable(
  'support_messages',
  {
    id: id(),
    conversationId: uuid()
      .notNull()
      .references(() => supportConversations.id, { onDelete: 'cascade' }),
    side: text({ enum: ['person', 'staff'] }).notNull(),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('support_messages_conversation').on(t.conversationId, t.createdAt),
    check('support_messages_side', sql`${t.side} in ('person', 'staff')`),
  ],
)

export const contactCategories = ['support', 'billing', 'feature', 'bug', 'partnership', 'other'] as const

/** What somebody wrote by the contact form, signed in or not; staff answer by mail and say that it is done. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    /** Who was signed in as they wrote. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    category: text({ enum: contactCategories }),
    message: text().notNull(),
    createdAt: createdAt(),
    /** Who of the staff has it. */
    assignedTo: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** When it was last answered by mail. */
    answeredAt: moment(),
    handledAt: moment(),
    handledBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('contact_messages_newest').on(t.createdAt.desc(), t.id.desc()),
    index('contact_messages_words').using(
      'gin',
      sql`(${t.name} || ' ' || ${t.email} || ' ' || ${t.subject} || ' ' || ${t.message}) gin_trgm_ops`,
    ),
    index('contact_messages_person').on(t.userId),
    check(
      'contact_messages_category',
      sql`${t.category} in ('support', 'billing', 'feature', 'bug', 'partnership', 'other')`,
    ),
  ],
)

/** What staff answered to a message of the contact form; each goes out by mail. */
export const contactReplies = pgTable(
  'contact_replies',
  {
    id: id(),
    messageId: uuid()
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: createdAt(),
    /** When the mail was handed over. */
    mailedAt: moment(),
  },
  (t) => [index('contact_replies_message').on(t.messageId, t.createdAt)],
)
