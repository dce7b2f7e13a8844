import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ofUser, users } from './accounts.ts'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'

/** Every stored file. A `staged` file does not belong to anything yet and is deleted after a day. */
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

/**
 * Who read which private file, when and by which way. A file that is generated from a document on request is identified by the document.
 */
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

/** What a resume and a cover letter have in common. */
const documentColumns = () => ({
  title: text().notNull(),
  /** The builder's content, serialized; for an upload, its parsed content after the import. */
  content: text(),
  /** The layout and style (`features/document-content/design.ts`); null for the default. */
  design: jsonb(),
  /** Incremented by each save, so that two editors cannot overwrite each other. */
  revision: integer().notNull().default(0),
  /** The text that a machine reads in the document; the match uses it. */
  text: text().notNull().default(''),
  fileId: uuid().references(() => files.id, { onDelete: 'set null' }),
  documentType: text({ enum: ['platform_created', 'uploaded'] }).notNull(),
  isDefault: boolean().notNull().default(false),
})

export const resumes = pgTable(
  'resumes',
  {
    id: id(),
    userId: ofUser(),
    ...documentColumns(),
    downloadCount: integer().notNull().default(0),
    aiScore: integer(),
    /** The version of the rubric that gave the score. */
    aiScoreVersion: integer(),
    /** Tags with which the owner groups documents. */
    tags: text().array().notNull().default([]),
    /** The posting that the document was tailored to. */
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
    ...documentColumns(),
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

/** Earlier versions of built documents; only the newest fifty of each document are stored. */
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

/** Links that show a resume to anyone who has the link, until they are revoked. Only the hash of the token is stored. */
export const resumeShares = pgTable(
  'resume_shares',
  {
    id: id(),
    resumeId: uuid()
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    /** The recipient of the link, as the owner describes them. */
    label: text().notNull().default(''),
    /** Hides phone and address from visitors of the link. */
    hidesContact: boolean().notNull().default(false),
    createdAt: createdAt(),
    revokedAt: timestamptz(),
  },
  (t) => [index('resume_shares_resume').on(t.resumeId, t.createdAt.desc())],
)

/** Who opened a share link: the user if signed in. One row for each visitor and day. */
export const resumeShareViews = pgTable(
  'resume_share_views',
  {
    id: id(),
    shareId: uuid()
      .notNull()
      .references(() => resumeShares.id, { onDelete: 'cascade' }),
    viewerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** An anonymous hash of visitor and day, so that each visitor is counted once a day. */
    visitor: text().notNull(),
    viewedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('resume_share_views_visitor').on(t.shareId, t.visitor)],
)
