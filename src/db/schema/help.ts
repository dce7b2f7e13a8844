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
import { users } from './accounts.ts'
import { createdAt, id, moment, updatedAt } from './columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const topics = ['account', 'documents', 'applying', 'interviews', 'billing', 'companies'] as const

/** An article of the help centre: written with the product, or by staff. */
export const helpArticles = pgTable(
  'help_articles',
  {
    id: id(),
    /** Of one that is written with the product: what finds it again at the next start. */
    key: text().unique(),
    slug: text().notNull(),
    topic: text({ enum: topics }).notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    /** The body without its marks, for search. */
    plain: text().notNull(),
    words: tsvector().generatedAlwaysAs(
      (): SQL =>
        sql`setweight(to_tsvector('english', ${helpArticles.title}), 'A') || setweight(to_tsvector('english', ${helpArticles.summary}), 'B') || setweight(to_tsvector('english', ${helpArticles.plain}), 'D')`,
    ),
    status: text({ enum: ['draft', 'published'] })
      .notNull()
      .default('draft'),
    /** Its place among those of its topic. */
    position: integer().notNull().default(0),
    /** Counts up with every change: one that was decided on an older state is refused. */
    revision: integer().notNull().default(1),
    helpful: integer().notNull().default(0),
    unhelpful: integer().notNull().default(0),
    /** When staff first changed one of ours: from then on an upgrade leaves it alone. */
    editedAt: moment(),
    editedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    publishedAt: moment(),
    removedAt: moment(),
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

type HelpText = { slug: string; topic: (typeof topics)[number]; title: string; summary: string; body: string }

/** What an article said before, and who made it say so; nobody where the product itself did. */
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

/** Names under which an article could be found before: they lead to it. */
export const helpOldSlugs = pgTable('help_old_slugs', {
  slug: text().primaryKey(),
  articleId: uuid()
    .notNull()
    .references(() => helpArticles.id, { onDelete: 'cascade' }),
})

/** How often an article was opened on a day (UTC), each reader's address counted once; of whom is nowhere. */
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
