import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { payPeriods } from '#lib/pay/pay.ts'
import { users } from './accounts.ts'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'
import { companies } from './companies.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export type ValidationRules = {
  max_file_size?: number
  allowed_file_types?: string[]
  min_length?: number
  max_length?: number
  min_value?: number
  max_value?: number
}

export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    slug: text().notNull().unique(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    title: text().notNull().default(''),
    description: text().notNull().default(''),
    requirements: text(),
    location: text(),
    employmentType: text({ enum: ['full-time', 'part-time', 'contract', 'internship', 'temporary'] })
      .notNull()
      .default('full-time'),
    salaryMin: numeric({ precision: 12, scale: 2, mode: 'number' }),
    salaryMax: numeric({ precision: 12, scale: 2, mode: 'number' }),
    /** ISO 4217. */
    salaryCurrency: text().notNull().default('USD'),
    salaryPeriod: text({ enum: payPeriods }).notNull().default('year'),
    salaryIsEstimate: boolean().notNull().default(false),
    /** As written, `workMode` 'remote'. True without a mode where it was posted before modes were asked: remote is possible. */
    remoteAllowed: boolean().notNull().default(false),
    /** Null where the company has not said. */
    workMode: text({ enum: ['on-site', 'hybrid', 'remote'] }),
    /** Days a week on site, of a hybrid job; null where it varies or is not said. */
    onSiteDays: smallint(),
    status: text({ enum: ['active', 'paused', 'closed', 'draft', 'deleted'] })
      .notNull()
      .default('active'),
    internalPosting: boolean().notNull().default(false),
    externalPosting: boolean().notNull().default(true),
    applicationDeadline: date({ mode: 'string' }),
    /** The instant the deadline day ends in the company's zone; derived when saved, so that lists can compare it. */
    closesAt: timestamptz(),
    autoRejectIncomplete: boolean().notNull().default(false),
    isProgramme: boolean().notNull().default(false),
    postedByAdmin: boolean().notNull().default(false),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** First time it became active; the age that candidates read and the order of lists. */
    postedAt: timestamptz(),
    /** Taken from candidates by moderation, whatever its status (MOD-08); only moderation writes it. */
    hiddenAt: timestamptz(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    // Kept by the trigger jobs_search (migration): searching must never depend on who wrote the row.
    searchTitle: tsvector(),
    searchBody: tsvector(),
    /** Where one works, the job's place, else its company's: from each of its letters on, so that any part of it is a beginning. */
    searchPlace: tsvector(),
    /** Which version of the trigger wrote the words of the search. */
    searchVersion: smallint().notNull().default(0),
    /** `isRemote` of the rules, as SQL; the filter reads it as a word of the body, counts and pages as this. */
    isRemote: boolean().notNull().default(false),
    // Kept by the trigger jobs_landing (migration): on which pages by role and by place a posting is listed.
    /** The role that its title names, as an address ('data-analyst'), and each ending of it ('analyst'). */
    roles: text().array().notNull().default([]),
    /** The place that it names, as an address ('portland-or'); null where one works from home alone. */
    place: text(),
    // Kept by the trigger jobs_pay (migration), for comparisons only: the salary in US dollars a year, by the rates of
    // `currency_rates`. Null without a salary, for a project, or where no rate is known.
    payMin: integer(),
    payMax: integer(),
    // Kept by the triggers of job_places (migration).
    /** Its places as words of `search_place`, from `job_places`; null while they are unread, also after its location changed. */
    placeKeys: text().array(),
    /**
     * Whether its words ask candidates for money; the worker reads them. Null while they are unread: the trigger jobs_unread
     * (migration) sets it when they change.
     */
    asksForMoney: boolean(),
  },
  (t) => [
    check(
      'jobs_on_site_days',
      sql`${t.onSiteDays} is null or (${t.onSiteDays} between 1 and 4 and ${t.workMode} is not distinct from 'hybrid')`,
    ),
    index('jobs_open_newest').on(t.postedAt.desc(), t.id.desc()).where(sql`${t.status} = 'active'`),
    // as `find-best-paid.ts` orders them
    index('jobs_open_paid')
      .on(sql`coalesce(${t.payMax}, ${t.payMin}, -1) desc`, t.postedAt.desc(), t.id.desc())
      .where(sql`${t.status} = 'active'`),
    index('jobs_company').on(t.companyId, t.createdAt.desc()),
    // One index for every condition of a search, so that PostgreSQL intersects them instead of testing row by row.
    index('jobs_search_all')
      .using('gin', t.searchTitle, t.searchBody, t.searchPlace)
      .with({ fastupdate: 'off' })
      .where(sql`${t.status} = 'active'`),
    // jobs whose title contains a text: the salaries of open ones, and what our staff look for
    index('jobs_title_contain').using('gin', sql`lower(${t.title}) gin_trgm_ops`).where(sql`${t.status} <> 'deleted'`),
    // what our staff see of all companies, newest first, whole or in one state
    index('jobs_all_newest').on(t.createdAt, t.id).where(sql`${t.status} <> 'deleted'`),
    index('jobs_status_newest').on(t.status, t.createdAt, t.id),
    // with the title and the status: words of a rare type are counted without reading the jobs themselves
    index('jobs_type_newest')
      .on(t.employmentType, t.createdAt, t.id, t.title, t.status)
      .where(sql`${t.status} <> 'deleted'`),
    // the pages by role and by place, those whose jobs have run out too
    index('jobs_roles').using('gin', t.roles).with({ fastupdate: 'off' }),
    index('jobs_unread').on(t.id).where(sql`${t.asksForMoney} is null and ${t.status} = 'active'`),
    // those that the worker has to write again after an upgrade (`renew-search.ts`)
    index('jobs_search_old').on(t.id).where(sql`${t.searchVersion} < 1 and ${t.status} = 'active'`),
    index('jobs_unplaced').on(t.id).where(sql`${t.placeKeys} is null and ${t.status} = 'active'`),
    index('jobs_place').on(t.place, t.postedAt.desc(), t.id.desc()),
    check('jobs_status', sql`${t.status} in ('active', 'paused', 'closed', 'draft', 'deleted')`),
    check(
      'jobs_employment_type',
      sql`${t.employmentType} in ('full-time', 'part-time', 'contract', 'internship', 'temporary')`,
    ),
    check('jobs_salary', sql`${t.salaryMin} is null or ${t.salaryMax} is null or ${t.salaryMin} <= ${t.salaryMax}`),
    check('jobs_salary_currency', sql`${t.salaryCurrency} ~ '^[A-Z]{3}$'`),
    check('jobs_salary_period', sql`${t.salaryPeriod} in ('hour', 'day', 'week', 'month', 'year', 'project')`),
  ],
)

export const questionTypes = [
  'text',
  'textarea',
  'dropdown',
  'multiple_choice',
  'checkbox',
  'yes_no',
  'file_upload',
  'url',
  'number',
  'date',
  'email',
  'phone',
] as const

export const jobApplicationRequirements = pgTable(
  'job_application_requirements',
  {
    id: id(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    questionType: text({ enum: questionTypes }).notNull(),
    label: text().notNull(),
    helpText: text(),
    placeholder: text(),
    required: boolean().notNull().default(false),
    private: boolean().notNull().default(false),
    internalOnly: boolean().notNull().default(false),
    externalOnly: boolean().notNull().default(false),
    sortOrder: integer().notNull(),
    options: jsonb().$type<string[]>().notNull().default([]),
    validationRules: jsonb().$type<ValidationRules>().notNull().default({}),
    groupName: text(),
    /** Removed from the form, stored for the answers that refer to it. */
    removedAt: timestamptz(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('job_application_requirements_order').on(t.jobId, t.sortOrder).where(sql`${t.removedAt} is null`),
    check('job_application_requirements_audience', sql`not (${t.internalOnly} and ${t.externalOnly})`),
  ],
)

type StoredQuestion = typeof jobApplicationRequirements.$inferSelect
/** A question as a set stores it: everything but its position and its job. */
export type StoredSetQuestion = Omit<
  StoredQuestion,
  'id' | 'jobId' | 'sortOrder' | 'removedAt' | 'createdAt' | 'updatedAt'
>

/** Questions that a company asks again and again, by a name that it gave them. */
export const requirementSets = pgTable(
  'requirement_sets',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    questions: jsonb().$type<StoredSetQuestion[]>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('requirement_sets_name').on(t.companyId, sql`lower(${t.name})`)],
)

/** Advice on a posting that its company does not want to see again; `finding` names its kind and the words it is about. */
export const dismissedAdvice = pgTable(
  'dismissed_advice',
  {
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    finding: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.jobId, t.finding] })],
)

/** A line of a file that was not taken, and why. */
export type RefusedPosting = { line: number; column: string; reason: string }

/** A file of jobs that was brought in: asked again under its id, it brings nothing twice. */
export const postingImports = pgTable(
  'posting_imports',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Of the file's text, so that the same file is known again. */
    contentHash: text().notNull(),
    imported: integer().notNull(),
    refused: jsonb().$type<RefusedPosting[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('posting_imports_content').on(t.companyId, t.contentHash)],
)
