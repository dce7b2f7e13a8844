import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, moment, updatedAt } from './columns.ts'

/** Every stored file. `staged` ones belong to nothing yet and are swept after a day. */
export const files = pgTable(
  'files',
  {
    id: id(),
    area: text({ enum: ['profile-avatars', 'resumes', 'cover-letters', 'company-logos'] }).notNull(),
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

/** Who read which private file, when and through what. */
export const fileReads = pgTable(
  'file_reads',
  {
    id: id(),
    fileId: uuid()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    viewerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    purpose: text().notNull(),
    readAt: moment().notNull().defaultNow(),
  },
  (t) => [index('file_reads_file').on(t.fileId)],
)

export const resumes = pgTable(
  'resumes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    content: text(),
    /** What a machine reads in it: the base of the match. */
    text: text().notNull().default(''),
    fileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    documentType: text({ enum: ['platform_created', 'uploaded'] }).notNull(),
    isDefault: boolean().notNull().default(false),
    downloadCount: integer().notNull().default(0),
    aiScore: integer(),
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
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    content: text(),
    text: text().notNull().default(''),
    fileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    documentType: text({ enum: ['platform_created', 'uploaded'] }).notNull(),
    isDefault: boolean().notNull().default(false),
    jobTitle: text(),
    companyName: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('cover_letters_user').on(t.userId, t.updatedAt.desc()),
    uniqueIndex('cover_letters_default').on(t.userId).where(sql`${t.isDefault}`),
  ],
)
