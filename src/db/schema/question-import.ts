import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id } from './columns.ts'
import { companies } from './companies.ts'
import { questionSets, type StoredSetQuestion } from './job-postings.ts'

export type StoredProblem = { row: number; column: string; reason: string }
/** A question that was not removed when its import was undone. */
export type KeptQuestion = { question: string; set: string; reason: string }
/** A question that an import changed, so that an undo can restore it; `said` is what the file before said of it. */
export type ChangedQuestion = {
  setId: string
  key: string
  before: StoredSetQuestion
  after: StoredSetQuestion
  said: StoredSetQuestion | null
}

/** An imported file of questions: importing it again with the same id stores nothing twice. */
export const questionImports = pgTable(
  'question_imports',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    /** The system that the file is from; null if it is not known. */
    system: text(),
    state: text({ enum: ['done', 'undone'] })
      .notNull()
      .default('done'),
    added: integer().notNull(),
    changed: integer().notNull(),
    same: integer().notNull(),
    refused: jsonb().$type<StoredProblem[]>().notNull(),
    leftOut: jsonb().$type<StoredProblem[]>().notNull(),
    /** What of imported rows was left out or assumed. */
    noted: jsonb().$type<StoredProblem[]>().notNull(),
    changes: jsonb().$type<ChangedQuestion[]>().notNull(),
    /** After it was undone: how many questions were removed and restored, and which were not. */
    removed: integer().notNull().default(0),
    restored: integer().notNull().default(0),
    kept: jsonb().$type<KeptQuestion[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [
    index('question_imports_company').on(t.companyId, t.createdAt),
    check('question_imports_state', sql`${t.state} in ('done', 'undone')`),
  ],
)

/** What files said of a question in a set, so that a newer file changes only what was not changed here. */
export const questionOrigins = pgTable(
  'question_origins',
  {
    setId: uuid()
      .notNull()
      .references(() => questionSets.id, { onDelete: 'cascade' }),
    /** The words of its text. */
    key: text().notNull(),
    /** The import that added it; null if it was added otherwise. */
    importId: uuid().references(() => questionImports.id, { onDelete: 'set null' }),
    /** The last import with a row of it. */
    lastImportId: uuid().references(() => questionImports.id, { onDelete: 'set null' }),
    imported: jsonb().$type<StoredSetQuestion>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.setId, t.key] }),
    index('question_origins_import').on(t.importId),
    index('question_origins_last_import').on(t.lastImportId),
  ],
)
