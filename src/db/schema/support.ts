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
