import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id } from './columns.ts'
import { companies } from './companies.ts'
import { jobs } from './job-postings.ts'

/** A row of a file that was not imported, or what of a row was left out, and why. Imports before 0.3 have `line` instead of `row`. */
export type StoredProblem = { row?: number; line?: number; column: string; reason: string }
/** A job that was not deleted, or has no earlier values again, when its import was undone. */
export type KeptJob = { jobId: string; title: string; reason: string }

/** An imported file of jobs: importing it again with the same id creates nothing twice. */
export const jobImports = pgTable(
  'job_imports',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** '' of imports before files were uploads. */
    fileName: text().notNull().default(''),
    /** The system that the file is from; null if it is not known. */
    system: text(),
    /** The hash of the file, to recognize the same file again. */
    contentHash: text().notNull(),
    state: text({ enum: ['done', 'undone'] })
      .notNull()
      .default('done'),
    imported: integer().notNull(),
    /** Jobs that were imported before and have changed, and those that have not. */
    updated: integer().notNull().default(0),
    same: integer().notNull().default(0),
    refused: jsonb().$type<StoredProblem[]>().notNull(),
    /** Rows that the user left out, and those that repeat another one or a job of the company. */
    leftOut: jsonb().$type<StoredProblem[]>().notNull().default([]),
    /** What of imported rows was left out or assumed. */
    noted: jsonb().$type<StoredProblem[]>().notNull().default([]),
    /** After it was undone: how many jobs were deleted, how many have their earlier values again, and which are kept. */
    deleted: integer().notNull().default(0),
    restored: integer().notNull().default(0),
    kept: jsonb().$type<KeptJob[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [
    index('job_imports_content').on(t.companyId, t.contentHash),
    check('job_imports_state', sql`${t.state} in ('done', 'undone')`),
  ],
)

/** What the files of imports said of a job, so that a newer file changes only what was not changed here. */
export const jobOrigins = pgTable(
  'job_origins',
  {
    jobId: uuid()
      .primaryKey()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** The import that added the job; null if it was added otherwise, or before this was stored. */
    importId: uuid().references(() => jobImports.id, { onDelete: 'set null' }),
    /** The last import with a row of the job. */
    lastImportId: uuid().references(() => jobImports.id, { onDelete: 'set null' }),
    /** The values of the last file, by the job's fields, and the status after that import. */
    imported: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [index('job_origins_import').on(t.importId)],
)

/** The job's values by its fields, and what its origin was; null if it had none. */
export type JobBefore = {
  values: Record<string, unknown>
  origin: Pick<typeof jobOrigins.$inferSelect, 'importId' | 'lastImportId' | 'imported'> | null
}

/** What an import changed of a job that was there before, so that it can be undone. */
export const jobImportChanges = pgTable(
  'job_import_changes',
  {
    importId: uuid()
      .notNull()
      .references(() => jobImports.id, { onDelete: 'cascade' }),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    before: jsonb().$type<JobBefore>().notNull(),
    /** The values that the import wrote. */
    written: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.jobId] }), index('job_import_changes_job').on(t.jobId)],
)
