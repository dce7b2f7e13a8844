import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, timestamptz } from './columns.ts'
import { files } from './documents.ts'
import type { SalaryConversion } from './salaries.ts'

const importStates = ['waiting', 'running', 'done', 'cancelled', 'failed', 'undone'] as const

/** A file with pay that staff imported on the page. The command keeps none. */
export const salaryImports = pgTable(
  'salary_imports',
  {
    id: id(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The file, until its rows are stored. */
    fileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    /** The key of the dataset that it becomes. */
    dataset: text().notNull(),
    /** Which sheet of a workbook, from 0. */
    sheet: integer(),
    /** The field of each column, by its position from 0. */
    columns: jsonb().$type<Record<string, string>>().notNull(),
    /** The user's answers, by the question's id. */
    answers: jsonb().$type<Record<string, string>>().notNull(),
    /** The rates that the preview showed, by which amounts are converted. */
    rates: jsonb().$type<Omit<SalaryConversion, 'rows'>[]>().notNull(),
    state: text({ enum: importStates }).notNull(),
    totalRows: integer().notNull().default(0),
    doneRows: integer().notNull().default(0),
    leftOutRows: integer().notNull().default(0),
    refusedRows: integer().notNull().default(0),
    createdAt: createdAt(),
    finishedAt: timestamptz(),
  },
  (t) => [
    index('salary_imports_newest').on(t.createdAt.desc()),
    check('salary_imports_state', sql`${t.state} in ('waiting', 'running', 'done', 'cancelled', 'failed', 'undone')`),
  ],
)

/** The rows of an import that were refused or left out, and why, without their content. */
export const salaryImportRefusals = pgTable(
  'salary_import_refusals',
  {
    importId: uuid()
      .notNull()
      .references(() => salaryImports.id, { onDelete: 'cascade' }),
    /** As in the file: the first line, with the column names, is 1. */
    rowNumber: integer().notNull(),
    columnName: text().notNull(),
    reason: text().notNull(),
    isLeftOut: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.importId, t.rowNumber] })],
)
