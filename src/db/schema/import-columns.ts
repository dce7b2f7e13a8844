import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, type PgColumn, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, timestamptz } from './columns.ts'
import { files } from './documents.ts'

const importStates = ['waiting', 'running', 'done', 'cancelled', 'failed', 'undone'] as const

/** The file of an import that runs in the background, how it is read, and how far the import is. */
export const importColumns = () => ({
  /** The file, until its rows are stored. */
  fileId: uuid().references(() => files.id, { onDelete: 'set null' }),
  fileName: text().notNull(),
  /** Which sheet of a workbook, from 0. */
  sheet: integer(),
  /** The field of each column, by its position from 0. */
  columns: jsonb().$type<Record<string, string>>().notNull(),
  /** The user's answers, by the question's id. */
  answers: jsonb().$type<Record<string, string>>().notNull(),
  state: text({ enum: importStates }).notNull(),
  totalRows: integer().notNull().default(0),
  /** How many rows were stored or left out so far. */
  doneRows: integer().notNull().default(0),
  leftOutRows: integer().notNull().default(0),
  refusedRows: integer().notNull().default(0),
  createdAt: createdAt(),
  finishedAt: timestamptz(),
})

/** Of an import that stores its rows in batches: the system that the file is from, and the position after which it continues. */
export const batchColumns = () => ({
  /** null if it is not known. */
  system: text(),
  /** The row of the file after which the import continues. */
  lastRow: integer().notNull().default(0),
  changedRows: integer().notNull().default(0),
  sameRows: integer().notNull().default(0),
  startedAt: timestamptz(),
})

export const importStateCheck = (name: string, { state }: { state: PgColumn }) =>
  check(name, sql`${state} in ('waiting', 'running', 'done', 'cancelled', 'failed', 'undone')`)

/** The rows of an import that were refused or left out, and why, without their content. */
export const problemColumns = () => ({
  /** As in the file: the first line, with the column names, is 1. */
  rowNumber: integer().notNull(),
  columnName: text().notNull(),
  reason: text().notNull(),
  isLeftOut: boolean().notNull().default(false),
})
