import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ofUser, users } from './accounts.ts'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'

/** Every stored file. `staged` ones belong to nothing yet and are swept after a day. */
export const files = pgTable(
  'files',
  {
    id: id(),
    area: text({
      enum: ['profile-avatars', 'resumes', 'cover-letters', 'company-logos', 'interview-recordings'],
    }).notNull(),
    key: text().notNull().unique(),
    ownerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    contentType: text().notNull(),
    size: integer().notNull(),
    state: text({ enum: ['staged', 'kept'] })
      .notNull()
      .default('staged'),
    createdAt: createdAt(),
  },
  (t) => [
    index('files_owner').on(t.ownerId),
    index('files_staged').on(t.createdAt).where(sql`${t.state} = 'staged'`),
    check('files_state', sql`${t.state} in ('staged', 'kept')`),
  ],
)

/** Who read which private file, when and through what; a file that is made of a document when asked for, by its document. */
export const fileReads = pgTable(
  'file_reads',
  {
    id: id(),
    fileId: uuid().references(() => files.id, { onDelete: 'cascade' }),
    resumeId: uuid().references(() => resumes.id, { onDelete: 'cascade' }),
    letterId: uuid().references(() => coverLetters.id, { onDelete: 'cascade' }),
    /** Null for a signed-out visitor with a share link. */
    viewerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    purpose: text().notNull(),
    readAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    index('file_reads_file').on(t.fileId),
    index('file_reads_resume').on(t.resumeId),
    index('file_reads_letter').on(t.letterId),
    check('file_reads_one', sql`num_nonnulls(${t.fileId}, ${t.resumeId}, ${t.letterId}) = 1`),
  ],
)

export const resumes = pgTable(
  'resumes',
  {
    id: id(),
    userId: ofUser(),
    title: text().notNull(),
    /** The builder's content, serialized; for an upload its parsed content, once it was imported. */
    content: text(),
    /** How it is set (`features/document-content/design.ts`); null: the default. */
    design: jsonb(),
    /** Grows by one with each save, so that two editors cannot overwrite each other. */
    revision: integer().notNull().default(0),
    /** What a machine reads in it: the base of the match. */
    text: text().notNull().default(''),
    fileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    documentType: text({ enum: ['platform_created', 'uploaded'] }).notNull(),
    isDefault: boolean().notNull().default(false),
    downloadCount: integer().notNull().default(0),
    aiScore: integer(),
    /** The rubric that gave the score. */
    aiScoreVersion: integer(),
    /** Words by which the owner groups documents. */
    tags: text().array().notNull().default([]),
    /** The posting that it was tailored to. */
    tailoredTo: uuid(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('resumes_user').on(t.userId, t.updatedAt.desc()),
    uniqueIndex('resumes_default').on(t.userId).where(sql`${t.isDefault}`),
    check('resumes_type', sql`${t.documentType} in ('platform_created', 'uploaded')`),
  ],
)

export const coverLetters = pgTable(
  'cover_letters',
  {
    id: id(),
    userId: ofUser(),
    title: text().notNull(),
    content: text(),
    design: jsonb(),
    revision: integer().notNull().default(0),
    text: text().notNull().default(''),
    fileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    documentType: text({ enum: ['platform_created', 'uploaded'] }).notNull(),
    isDefault: boolean().notNull().default(false),
    jobTitle: text(),
    companyName: text(),
    tags: text().array().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('cover_letters_user').on(t.userId, t.updatedAt.desc()),
    uniqueIndex('cover_letters_default').on(t.userId).where(sql`${t.isDefault}`),
  ],
)

/** Earlier versions of built documents; the newest fifty of each are stored. */
export const documentVersions = pgTable(
  'document_versions',
  {
    id: id(),
    resumeId: uuid().references(() => resumes.id, { onDelete: 'cascade' }),
    letterId: uuid().references(() => coverLetters.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    design: jsonb(),
    savedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('document_versions_resume').on(t.resumeId, t.revision),
    uniqueIndex('document_versions_letter').on(t.letterId, t.revision),
    check('document_versions_one', sql`num_nonnulls(${t.resumeId}, ${t.letterId}) = 1`),
  ],
)

/** Links that show a resume to anyone who has them, until they are revoked; only the hash of the token is stored. */
export const resumeShares = pgTable(
  'resume_shares',
  {
    id: id(),
    resumeId: uuid()
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    /** Whom it is for, in the owner's words. */
    label: text().notNull().default(''),
    /** Phone and address stay out of what the link shows. */
    hidesContact: boolean().notNull().default(false),
    createdAt: createdAt(),
    revokedAt: timestamptz(),
  },
  (t) => [index('resume_shares_resume').on(t.resumeId, t.createdAt.desc())],
)

/** Who opened a share link: the person where signed in; one row a visitor and day. */
export const resumeShareViews = pgTable(
  'resume_share_views',
  {
    id: id(),
    shareId: uuid()
      .notNull()
      .references(() => resumeShares.id, { onDelete: 'cascade' }),
    viewerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** An anonymous hash of visitor and day; counts a visitor once a day. */
    visitor: text().notNull(),
    viewedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('resume_share_views_visitor').on(t.shareId, t.visitor)],
)
