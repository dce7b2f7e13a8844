import { type SQL, sql } from 'drizzle-orm'
import {
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ofUser, users } from './accounts.ts'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'

/** A conversation with support staff. `open`: waiting for staff; `waiting`: waiting for the user. */
export const supportConversations = pgTable(
  'support_conversations',
  {
    id: id(),
    userId: ofUser(),
    subject: text().notNull(),
    status: text({ enum: ['open', 'waiting', 'closed'] })
      .notNull()
      .default('open'),
    assignedTo: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The coach conversation that the user agreed to share; null if they did not. */
    shared: jsonb().$type<{ by: 'person' | 'coach'; text: string }[]>(),
    createdAt: createdAt(),
    lastMessageAt: timestamptz().notNull().defaultNow(),
    /** Up to when each side has read the conversation. */
    personReadAt: timestamptz().notNull().defaultNow(),
    staffReadAt: timestamptz(),
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

/** Messages from the contact form, by signed-in users or visitors; staff answer by mail and mark them as done. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    /** The signed-in user who wrote the message. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    category: text({ enum: contactCategories }),
    message: text().notNull(),
    createdAt: createdAt(),
    /** The staff member who handles the message. */
    assignedTo: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** When it was last answered by mail. */
    answeredAt: timestamptz(),
    handledAt: timestamptz(),
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

/** Staff answers to messages of the contact form; each is sent by mail. */
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
    /** When the mail was handed to the mail server. */
    mailedAt: timestamptz(),
  },
  (t) => [index('contact_replies_message').on(t.messageId, t.createdAt)],
)

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const helpTopics = ['account', 'documents', 'applying', 'interviews', 'billing', 'companies'] as const

/** A help center article: delivered with the product, or written by staff. */
export const helpArticles = pgTable(
  'help_articles',
  {
    id: id(),
    /** The key of an article that is delivered with the product, with which the next start finds it. */
    key: text().unique(),
    slug: text().notNull(),
    topic: text({ enum: helpTopics }).notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    /** The body without its markup, for search. */
    plain: text().notNull(),
    words: tsvector().generatedAlwaysAs(
      (): SQL =>
        sql`setweight(to_tsvector('english', ${helpArticles.title}), 'A') || setweight(to_tsvector('english', ${helpArticles.summary}), 'B') || setweight(to_tsvector('english', ${helpArticles.plain}), 'D')`,
    ),
    status: text({ enum: ['draft', 'published'] })
      .notNull()
      .default('draft'),
    /** Its position among the articles of its topic. */
    position: integer().notNull().default(0),
    /** Incremented by every change: a decision on an older revision is refused. */
    revision: integer().notNull().default(1),
    helpful: integer().notNull().default(0),
    unhelpful: integer().notNull().default(0),
    /** When staff first changed a delivered article: after that an upgrade does not change it. */
    editedAt: timestamptz(),
    editedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    publishedAt: timestamptz(),
    removedAt: timestamptz(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('help_articles_slug').on(t.slug).where(sql`${t.removedAt} is null`),
    index('help_articles_topic').on(t.topic, t.position, t.id),
    index('help_articles_words').using('gin', t.words),
    check(
      'help_articles_topic_known',
      sql`${t.topic} in ('account', 'documents', 'applying', 'interviews', 'billing', 'companies')`,
    ),
    check('help_articles_status', sql`${t.status} in ('draft', 'published')`),
  ],
)

type HelpText = { slug: string; topic: (typeof helpTopics)[number]; title: string; summary: string; body: string }

/** Earlier versions of an article, and their authors; no author if the product delivered it. */
export const helpRevisions = pgTable(
  'help_revisions',
  {
    articleId: uuid()
      .notNull()
      .references(() => helpArticles.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    text: jsonb().$type<HelpText>().notNull(),
    madeBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    madeAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.revision] })],
)

/** Former slugs of articles, which redirect to them. */
export const helpOldSlugs = pgTable('help_old_slugs', {
  slug: text().primaryKey(),
  articleId: uuid()
    .notNull()
    .references(() => helpArticles.id, { onDelete: 'cascade' }),
})

/** How often an article was opened on a day (UTC). Each reader's address counts once; who it was is not stored. */
export const helpReads = pgTable(
  'help_reads',
  {
    articleId: uuid()
      .notNull()
      .references(() => helpArticles.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    reads: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.day] })],
)
