import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, moment, updatedAt } from './columns.ts'
import { files } from './documents.ts'
import { jobApplicationRequirements, jobs } from './jobs.ts'

export const applicationStatuses = ['submitted', 'reviewing', 'interview', 'accepted', 'rejected', 'withdrawn'] as const

export const applications = pgTable(
  'applications',
  {
    id: id(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({ enum: applicationStatuses }).notNull().default('submitted'),
    /** What the candidate wrote in the form; later changes of their profile do not rewrite it. */
    fullName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    resumeFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    resumeTitle: text(),
    resumeText: text().notNull().default(''),
    coverLetter: text(),
    applicationNotes: text(),
    source: text({ enum: ['direct', 'search', 'campaign', 'referral'] })
      .notNull()
      .default('direct'),
    isAssisted: boolean().notNull().default(false),
    appliedAt: moment().notNull().defaultNow(),
    statusUpdatedAt: moment().notNull().defaultNow(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('applications_once').on(t.jobId, t.userId),
    index('applications_user').on(t.userId, t.appliedAt.desc()),
    index('applications_job').on(t.jobId, t.appliedAt.desc()),
    check(
      'applications_status',
      sql`${t.status} in ('submitted', 'reviewing', 'interview', 'accepted', 'rejected', 'withdrawn')`,
    ),
  ],
)

/** The ledger: every status an application has had, who set it and when. Never updated. */
export const applicationStatusChanges = pgTable(
  'application_status_changes',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    fromStatus: text({ enum: applicationStatuses }),
    toStatus: text({ enum: applicationStatuses }).notNull(),
    changedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    changedAt: moment().notNull().defaultNow(),
  },
  (t) => [index('application_status_changes_application').on(t.applicationId, t.changedAt)],
)

export const applicationResponses = pgTable(
  'application_responses',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    requirementId: uuid()
      .notNull()
      .references(() => jobApplicationRequirements.id, { onDelete: 'cascade' }),
    responseText: text(),
    responseData: jsonb().$type<unknown>(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('application_responses_once').on(t.applicationId, t.requirementId)],
)

export const applicationAttachments = pgTable(
  'application_attachments',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    requirementId: uuid().references(() => jobApplicationRequirements.id, { onDelete: 'set null' }),
    fileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    filePath: text().notNull(),
    fileSize: integer().notNull(),
    contentType: text().notNull(),
    isResume: boolean().notNull().default(false),
    isCoverLetter: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index('application_attachments_application').on(t.applicationId)],
)
