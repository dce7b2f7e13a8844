import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
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
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The file, until its rows are stored. */
    fileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    layout: text({ enum: ['own', 'greenhouse', 'opencats', 'other'] }).notNull(),
    /** The column of each value, from 0, by field name or by 'question:' and the question's id. */
    mapping: jsonb().$type<Record<string, number>>().notNull(),
    /** The user's choice for each unknown status in the file. */
    statuses: jsonb().$type<Record<string, (typeof stageStatuses)[number]>>().notNull().default({}),
    state: text({ enum: importStates }).notNull().default('checked'),
    totalRows: integer().notNull().default(0),
    /** How many rows were stored or refused so far, and the row after which the import continues. */
    doneRows: integer().notNull().default(0),
    lastRow: integer().notNull().default(0),
    importedRows: integer().notNull().default(0),
    refusedRows: integer().notNull().default(0),
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

/** The rows of an import that were refused, and why, without their content. */
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
  },
  (t) => [primaryKey({ columns: [t.importId, t.rowNumber] })],
)
