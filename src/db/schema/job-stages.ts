import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { jobs } from './jobs.ts'

export const stageStatuses = ['submitted', 'reviewing', 'interview', 'accepted', 'rejected'] as const

/**
 * The steps of a job's pipeline, each one of the five statuses. The trigger job_stages_default (migration) gives every job
 * the five that stay; a company adds its own between them.
 */
export const jobStages = pgTable(
  'job_stages',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    status: text({ enum: stageStatuses }).notNull(),
    /** Its place on the board, from the left. */
    sortOrder: integer().notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    // what applications refer to: a stage of this job with this status, or nothing
    unique('job_stages_standing').on(t.jobId, t.id, t.status),
    uniqueIndex('job_stages_name').on(t.jobId, sql`lower(${t.name})`),
    uniqueIndex('job_stages_one_default').on(t.jobId, t.status).where(sql`${t.isDefault}`),
    index('job_stages_order').on(t.jobId, t.sortOrder),
    check('job_stages_status', sql`${t.status} in ('submitted', 'reviewing', 'interview', 'accepted', 'rejected')`),
    check('job_stages_named', sql`${t.name} <> ''`),
  ],
)
