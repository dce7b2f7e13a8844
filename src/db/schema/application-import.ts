import { index, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { id } from './columns.ts'
import { companies } from './companies.ts'
import { batchColumns, importColumns, importStateCheck, problemColumns } from './import-columns.ts'
import { jobs } from './job-postings.ts'

/** The statuses that a stage can have: all except withdrawn. */
export const stageStatuses = ['submitted', 'reviewing', 'interview', 'accepted', 'rejected'] as const

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
    /** In its columns, a question of the job is 'question:' and its id. */
    ...importColumns(),
    ...batchColumns(),
    /** Answers about statuses of imports that started before all questions had ids: by the status in plain words. */
    statuses: jsonb().$type<Record<string, (typeof stageStatuses)[number]>>().notNull().default({}),
    importedRows: integer().notNull().default(0),
    /** How many of the imported rows are incomplete, and how many were rejected because of the job's rules (APPLY-31). */
    rejectedRows: integer().notNull().default(0),
  },
  (t) => [
    index('application_imports_company').on(t.companyId, t.createdAt.desc()),
    importStateCheck('application_imports_state', t),
  ],
)

/** The rows of an import that were refused or left out, and why, without their content. */
export const applicationImportRefusals = pgTable(
  'application_import_refusals',
  {
    importId: uuid()
      .notNull()
      .references(() => applicationImports.id, { onDelete: 'cascade' }),
    ...problemColumns(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.rowNumber] })],
)
