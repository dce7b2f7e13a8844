import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, timestamptz } from './columns.ts'
import { companies } from './companies.ts'
import { files } from './documents.ts'
import { jobs } from './job-postings.ts'

/** The statuses that a stage can have: all except withdrawn. */
export const stageStatuses = ['submitted', 'reviewing', 'interview', 'accepted', 'rejected'] as const

const importStates = ['checked', 'waiting', 'running', 'done', 'cancelled', 'failed'] as const

/** A file of applications that a company imports; deleting the import deletes its applications. */
export const applicationImports = pgTable(
  'application_imports',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The job of all rows; null if the file names the job of each row. */
    jobId: uuid().references(() => jobs.id, { onDelete: 'cascade' }),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The file, until its rows are stored. */
    fileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    /** The system that the file is from; null if it is not known. */
    system: text(),
    /** Which sheet of a workbook, from 0. */
    sheet: integer(),
    /** The field of each column, by its position from 0; a question of the job is 'question:' and its id. */
    columns: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The user's answers, by the question's id. */
    answers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Answers about statuses of imports that started before all questions had ids: by the status in plain words. */
    statuses: jsonb().$type<Record<string, (typeof stageStatuses)[number]>>().notNull().default({}),
    state: text({ enum: importStates }).notNull().default('checked'),
    totalRows: integer().notNull().default(0),
    /** How many rows were stored or refused so far, and the row after which the import continues. */
    doneRows: integer().notNull().default(0),
    lastRow: integer().notNull().default(0),
    importedRows: integer().notNull().default(0),
    refusedRows: integer().notNull().default(0),
    /** Rows of known applications that the file changed, and those that it did not. */
    changedRows: integer().notNull().default(0),
    sameRows: integer().notNull().default(0),
    /** Rows that the user left out, and those that repeat another one. */
    leftOutRows: integer().notNull().default(0),
    /** How many of the imported rows are incomplete, and how many were rejected because of the job's rules (APPLY-31). */
    rejectedRows: integer().notNull().default(0),
    createdAt: createdAt(),
    startedAt: timestamptz(),
    finishedAt: timestamptz(),
  },
  (t) => [
    index('application_imports_company').on(t.companyId, t.createdAt.desc()),
    check(
      'application_imports_state',
      sql`${t.state} in ('checked', 'waiting', 'running', 'done', 'cancelled', 'failed')`,
    ),
  ],
)

/** The rows of an import that were refused or left out, and why, without their content. */
export const applicationImportRefusals = pgTable(
  'application_import_refusals',
  {
    importId: uuid()
      .notNull()
      .references(() => applicationImports.id, { onDelete: 'cascade' }),
    /** As in the file: the first line, with the column names, is 1. */
    rowNumber: integer().notNull(),
    columnName: text().notNull(),
    reason: text().notNull(),
    isLeftOut: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.importId, t.rowNumber] })],
)
