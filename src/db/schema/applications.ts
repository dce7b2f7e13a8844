import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { applicationImports, stageStatuses } from './application-import.ts'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'
import { files } from './documents.ts'
import { jobs } from './job-postings.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const applicationStatuses = ['submitted', 'reviewing', 'interview', 'accepted', 'rejected', 'withdrawn'] as const

/**
 * The steps of a job's pipeline; each has one of the five statuses. The trigger job_stages_default (migration) gives every job the five
 * fixed stages; a company adds its own between them.
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
    /** The position on the board, from the left. */
    sortOrder: integer().notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    // the target of applications' foreign key: a stage of this job with this status
    unique('job_stages_standing').on(t.jobId, t.id, t.status),
    uniqueIndex('job_stages_name').on(t.jobId, sql`lower(${t.name})`),
    uniqueIndex('job_stages_one_default').on(t.jobId, t.status).where(sql`${t.isDefault}`),
    index('job_stages_order').on(t.jobId, t.sortOrder),
    check('job_stages_status', sql`${t.status} in ('submitted', 'reviewing', 'interview', 'accepted', 'rejected')`),
    check('job_stages_named', sql`${t.name} <> ''`),
  ],
)

export const applications = pgTable(
  'applications',
  {
    id: id(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** The applicant; null if a company imported the application, because such a candidate has no account. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    importId: uuid().references(() => applicationImports.id, { onDelete: 'cascade' }),
    /** The row of the imported file. */
    importRow: integer(),
    status: text({ enum: applicationStatuses }).notNull().default('submitted'),
    /**
     * The stage on the company's board. By default the trigger applications_stage sets the first stage of the status; null if withdrawn.
     */
    stageId: uuid(),
    /** When the application entered the stage. */
    stageSince: timestamptz().notNull().defaultNow(),
    /** The values that the candidate entered in the form; later changes of their profile do not affect them. */
    fullName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    resumeFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    resumeTitle: text(),
    resumeText: text().notNull().default(''),
    coverLetter: text(),
    applicationNotes: text(),
    /** When the applicant's own note was last changed; only they can see it. */
    applicationNotesAt: timestamptz(),
    source: text({ enum: ['direct', 'search', 'campaign', 'referral', 'imported'] })
      .notNull()
      .default('direct'),
    isAssisted: boolean().notNull().default(false),
    appliedAt: timestamptz().notNull().defaultNow(),
    statusUpdatedAt: timestamptz().notNull().defaultNow(),
    /** The status that the candidate still sees, and since when, while the notice of a later status waits; null if none waits. */
    shownStatus: text({ enum: applicationStatuses }),
    shownStatusAt: timestamptz(),
    /** When the candidate is notified of the status; null if no notice waits. */
    noticeDueAt: timestamptz(),
    updatedAt: updatedAt(),
    /** Version of the match algorithm that computed the score; null until the worker has computed it. */
    matchVersion: smallint(),
    /** 0 to 100, as shown to the company; null if the resume or the posting has too little text. */
    matchScore: smallint(),
    /** One segment for each requirement, in display order; null if the resume was not read. */
    matchSegments: jsonb().$type<('met' | 'partly' | 'missing' | 'unknown')[]>(),
    /** Search terms of the resume, maintained by the trigger applications_search (migration). */
    searchResume: tsvector(),
  },
  (t) => [
    uniqueIndex('applications_once').on(t.jobId, t.userId),
    // imported candidates are identified by their email address, if they have one; each row of a file becomes one application
    uniqueIndex('applications_imported_once')
      .on(t.jobId, sql`lower(${t.email})`)
      .where(sql`${t.userId} is null and ${t.email} <> ''`),
    uniqueIndex('applications_import_row').on(t.importId, t.importRow).where(sql`${t.importId} is not null`),
    index('applications_match_version').on(t.matchVersion),
    // across all companies: for the platform's list, its newest rows and its export
    index('applications_newest').on(t.appliedAt, t.id),
    index('applications_search').using('gin', t.searchResume),
    check('applications_whose', sql`num_nonnulls(${t.userId}, ${t.importId}) = 1`),
    index('applications_user').on(t.userId, t.appliedAt.desc()),
    index('applications_job').on(t.jobId, t.appliedAt.desc()),
    index('applications_stage').on(t.stageId),
    index('applications_notice_due').on(t.noticeDueAt).where(sql`${t.noticeDueAt} is not null`),
    foreignKey({
      name: 'applications_stage_stands',
      columns: [t.jobId, t.stageId, t.status],
      foreignColumns: [jobStages.jobId, jobStages.id, jobStages.status],
    }),
    check(
      'applications_notice',
      sql`num_nonnulls(${t.shownStatus}, ${t.shownStatusAt}, ${t.noticeDueAt}) in (0, 3)
        and (${t.shownStatus} is null or (${t.shownStatus} <> ${t.status} and ${t.status} <> 'withdrawn'))`,
    ),
    check('applications_on_board', sql`(${t.status} = 'withdrawn') = (${t.stageId} is null)`),
    check(
      'applications_status',
      sql`${t.status} in ('submitted', 'reviewing', 'interview', 'accepted', 'rejected', 'withdrawn')`,
    ),
  ],
)

/** What an imported application was in the file, so that a newer file of the same system updates it. */
export const applicationOrigins = pgTable(
  'application_origins',
  {
    applicationId: uuid()
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** Its id in the other system. */
    externalId: text(),
    /** What the last import stored: a value that differs from it was changed here, and is not overwritten. */
    imported: jsonb().$type<ImportedValues>().notNull(),
    /** What has no field of its own, such as the source, tags and notes; shown to the company. */
    details: jsonb().$type<{ label: string; text: string }[]>().notNull(),
    /** The file has the days of the application and of its status: then it counts in hires, times and shares, on these days. */
    hasDays: boolean().notNull().default(false),
  },
  (t) => [index('application_origins_external').on(t.externalId)],
)
export type ImportedValues = {
  fullName: string
  email: string
  phone: string
  status: (typeof applicationStatuses)[number]
  resumeText: string
  coverLetter: string | null
}

/** What a later import changed in an application, so that the import can be undone. */
export const applicationImportChanges = pgTable(
  'application_import_changes',
  {
    importId: uuid()
      .notNull()
      .references(() => applicationImports.id, { onDelete: 'cascade' }),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    before: jsonb().$type<BeforeImport>().notNull(),
    /** The values that the import set. */
    written: jsonb().$type<Partial<ImportedValues>>().notNull(),
    /** The import's step in the status history. */
    changeId: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.applicationId] }),
    index('application_import_changes_application').on(t.applicationId),
  ],
)
export type BeforeImport = ImportedValues & {
  resumeTitle: string | null
  statusUpdatedAt: string
  stageId: string | null
  origin: {
    externalId: string | null
    imported: ImportedValues
    details: { label: string; text: string }[]
    hasDays: boolean
  } | null
}

/** The status history: every status that an application has had, who set it and when. Never updated. */
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
    changedAt: timestamptz().notNull().defaultNow(),
    /** The company's message to the candidate about this change. */
    message: text(),
    /** Whether the candidate sees the change: not while its notice waits, and never if it was undone in time. */
    isShown: boolean().notNull().default(true),
  },
  (t) => [index('application_status_changes_application').on(t.applicationId, t.changedAt)],
)

/** Why a company rejected an application. Only the company can read it: it is not in the candidate's data export either. */
export const applicationRejections = pgTable(
  'application_rejections',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    changeId: uuid()
      .notNull()
      .references(() => applicationStatusChanges.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    note: text(),
    rejectedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('application_rejections_change').on(t.changeId),
    index('application_rejections_application').on(t.applicationId),
  ],
)

/** Every move between stages by the company, with the stage names at that time; only the company can read it. Never updated. */
export const applicationStageChanges = pgTable(
  'application_stage_changes',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    fromStage: text().notNull(),
    toStage: text().notNull(),
    /** The status of the new stage. */
    toStatus: text({ enum: stageStatuses }).notNull(),
    changedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    changedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [index('application_stage_changes_application').on(t.applicationId, t.changedAt)],
)
