import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
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
import { createdAt, id, timestamptz } from './columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const blogCategories = pgTable(
  'blog_categories',
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    description: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('blog_categories_name').on(sql`lower(${t.name})`)],
)

export const blogTags = pgTable(
  'blog_tags',
  { id: id(), name: text().notNull(), slug: text().notNull().unique(), createdAt: createdAt() },
  (t) => [uniqueIndex('blog_tags_name').on(sql`lower(${t.name})`)],
)

/** An image of an article, or its cover. It has no owner, because it is shown with the article. */
export const blogPictures = pgTable('blog_pictures', {
  id: id(),
  key: text().notNull().unique(),
  width: integer().notNull(),
  height: integer().notNull(),
  size: integer().notNull(),
  uploadedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
})

/** Unpublished changes of a published article; the shape is `Writing` in the contract. */
export type StoredWriting = Record<string, unknown>

/** An article. A scheduled one is a draft with a publication time. */
export const blogPosts = pgTable(
  'blog_posts',
  {
    id: id(),
    title: text().notNull(),
    slug: text().notNull().unique(),
    excerpt: text().notNull().default(''),
    /** Sanitized HTML. */
    content: text().notNull(),
    /** The text of the content, for search. */
    plain: text().notNull(),
    wordCount: integer().notNull(),
    categoryId: uuid().references(() => blogCategories.id, { onDelete: 'set null' }),
    status: text({ enum: ['draft', 'published'] })
      .notNull()
      .default('draft'),
    publishedAt: timestamptz(),
    publishAt: timestamptz(),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    coverId: uuid().references(() => blogPictures.id, { onDelete: 'set null' }),
    coverAlt: text().notNull().default(''),
    /** Which of the drawn covers is shown; if null, the title decides. */
    drawing: integer(),
    seoTitle: text().notNull().default(''),
    seoDescription: text().notNull().default(''),
    canonicalUrl: text().notNull().default(''),
    featuredAt: timestamptz(),
    /** Set by moderation; then only staff see the article. */
    hiddenAt: timestamptz(),
    pending: jsonb().$type<StoredWriting>(),
    /** Counts saves, to detect that two editors change the article at the same time. */
    revision: integer().notNull().default(1),
    editedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: timestamptz().notNull().defaultNow(),
    words: tsvector().generatedAlwaysAs(
      (): SQL =>
        sql`setweight(to_tsvector('english', ${blogPosts.title}), 'A') || setweight(to_tsvector('english', ${blogPosts.excerpt}), 'B') || setweight(to_tsvector('english', ${blogPosts.plain}), 'D')`,
    ),
  },
  (t) => [
    index('blog_posts_newest').on(t.createdAt.desc(), t.id.desc()),
    index('blog_posts_public')
      .on(t.publishedAt.desc(), t.id.desc())
      .where(sql`${t.status} = 'published' and ${t.hiddenAt} is null`),
    index('blog_posts_category').on(t.categoryId, t.publishedAt.desc()),
    index('blog_posts_due').on(t.publishAt).where(sql`${t.publishAt} is not null`),
    index('blog_posts_words').using('gin', t.words),
    index('blog_posts_title').using('gin', sql`${t.title} gin_trgm_ops`),
    check('blog_posts_status', sql`${t.status} in ('draft', 'published')`),
    check('blog_posts_published', sql`(${t.status} = 'published') = (${t.publishedAt} is not null)`),
    check('blog_posts_scheduled', sql`${t.publishAt} is null or ${t.status} = 'draft'`),
  ],
)

/** Every slug that a public article has or had: old links redirect to the article, and no other article can take the slug. */
export const blogSlugs = pgTable(
  'blog_slugs',
  {
    slug: text().primaryKey(),
    postId: uuid()
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
  },
  (t) => [index('blog_slugs_post').on(t.postId)],
)

export const blogPostTags = pgTable(
  'blog_post_tags',
  {
    postId: uuid()
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    tagId: uuid()
      .notNull()
      .references(() => blogTags.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.postId, t.tagId] }), index('blog_post_tags_tag').on(t.tagId)],
)

/** Earlier versions of an article: one for each editing session of a writer, and one for each publication. */
export const blogRevisions = pgTable(
  'blog_revisions',
  {
    id: id(),
    postId: uuid()
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    excerpt: text().notNull(),
    content: text().notNull(),
    /** True if later edits must not change this version but add another one. */
    isKept: boolean().notNull().default(false),
    writtenBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [index('blog_revisions_post').on(t.postId, t.updatedAt.desc())],
)

/** A preview link that shows an article before publication, until the link expires. Only the hash of its secret is stored. */
export const blogPreviews = pgTable(
  'blog_previews',
  {
    id: id(),
    postId: uuid()
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    expiresAt: timestamptz().notNull(),
    madeBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [index('blog_previews_post').on(t.postId), index('blog_previews_expiry').on(t.expiresAt)],
)

/** Likes of an article, by a user or by an anonymous keyed hash of a visitor. */
export const blogLikes = pgTable(
  'blog_likes',
  {
    postId: uuid()
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    visitor: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.visitor] }),
    index('blog_likes_user').on(t.userId),
    index('blog_likes_newest').on(t.createdAt),
  ],
)

/** Shares of an article, counted once for each visitor, channel and day. */
export const blogShares = pgTable(
  'blog_shares',
  {
    postId: uuid()
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    visitor: text().notNull(),
    way: text({ enum: ['linkedin', 'mail'] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.visitor, t.way] }),
    index('blog_shares_newest').on(t.createdAt),
    check('blog_shares_way', sql`${t.way} in ('linkedin', 'mail')`),
  ],
)
