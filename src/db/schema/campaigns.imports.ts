import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, timestamptz } from './columns.ts'
import { files } from './documents.ts'

const importStates = ['waiting', 'running', 'done', 'cancelled', 'failed', 'undone'] as const

/** A list of subscribers from another system. */
export const subscriberImports = pgTable(
  'subscriber_imports',
  {
    id: id(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The file, until its rows are stored. */
    fileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    /** The system that the file is from; null if it is not known. */
    system: text(),
    /** Which sheet of a workbook, from 0. */
    sheet: integer(),
    /** The field of each column, by its position from 0. */
    columns: jsonb().$type<Record<string, string>>().notNull(),
    /** The user's answers, by the question's id. */
    answers: jsonb().$type<Record<string, string>>().notNull(),
    /** How these people agreed. */
    consent: text().notNull(),
    state: text({ enum: importStates }).notNull(),
    totalRows: integer().notNull().default(0),
    /** How many rows were stored or left out so far, and the row after which the import continues. */
    doneRows: integer().notNull().default(0),
    lastRow: integer().notNull().default(0),
    addedRows: integer().notNull().default(0),
    changedRows: integer().notNull().default(0),
    sameRows: integer().notNull().default(0),
    /** People whose subscription the file ended, and people who left elsewhere before and are not emailed here. */
    endedRows: integer().notNull().default(0),
    keptOffRows: integer().notNull().default(0),
    leftOutRows: integer().notNull().default(0),
    refusedRows: integer().notNull().default(0),
    createdAt: createdAt(),
    startedAt: timestamptz(),
    finishedAt: timestamptz(),
  },
  (t) => [
    index('subscriber_imports_newest').on(t.createdAt.desc()),
    check(
      'subscriber_imports_state',
      sql`${t.state} in ('waiting', 'running', 'done', 'cancelled', 'failed', 'undone')`,
    ),
  ],
)

/** The rows of an import that were refused or left out, and why, without their content. */
export const subscriberImportRefusals = pgTable(
  'subscriber_import_refusals',
  {
    importId: uuid()
      .notNull()
      .references(() => subscriberImports.id, { onDelete: 'cascade' }),
    /** As in the file: the first line, with the column names, is 1. */
    rowNumber: integer().notNull(),
    columnName: text().notNull(),
    reason: text().notNull(),
    isLeftOut: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.importId, t.rowNumber] })],
)
