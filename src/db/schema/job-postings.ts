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
    /** The job's other locations, at most nine. Empty without a `location`. */
    moreLocations: text().array().notNull().default([]),
    employmentType: text({ enum: ['full-time', 'part-time', 'contract', 'internship', 'temporary'] })
      .notNull()
      .default('full-time'),
    salaryMin: numeric({ precision: 12, scale: 2, mode: 'number' }),
    salaryMax: numeric({ precision: 12, scale: 2, mode: 'number' }),
    /** ISO 4217. */
    salaryCurrency: text().notNull().default('USD'),
    salaryPeriod: text({ enum: payPeriods }).notNull().default('year'),
    salaryIsEstimate: boolean().notNull().default(false),
    /** True if `workMode` is 'remote'. Also true without a mode, if the job was posted as possibly remote before modes existed. */
    remoteAllowed: boolean().notNull().default(false),
    /** Null if the company has not stated it. */
    workMode: text({ enum: ['on-site', 'hybrid', 'remote'] }),
    /** Days a week on site, for a hybrid job; null if it varies or is not stated. */
    onSiteDays: smallint(),
    /** For a job from home: the countries and regions from which people may apply, as ISO codes ('DE', 'US-TX'). Empty means not stated. */
    applicantPlaces: text().array().notNull().default([]),
    /** The time zones in which applicants may be, in minutes from UTC; both or neither. */
    applicantUtcFrom: smallint(),
    applicantUtcTo: smallint(),
    /** How many people are hired; null if not stated. */
    openings: smallint(),
    /** Null if the company has not stated it; search and match then read it from the title. */
    level: text({ enum: ['intern', 'entry', 'mid', 'senior', 'lead', 'executive'] }),
    /** The job's id in the company's other system, so that importing it again updates it. */
    externalId: text(),
    /** The name of that system; '' if it is not stated. */
    externalSource: text().notNull().default(''),
    status: text({ enum: ['active', 'paused', 'closed', 'draft', 'deleted'] })
      .notNull()
      .default('active'),
    internalPosting: boolean().notNull().default(false),
    externalPosting: boolean().notNull().default(true),
    applicationDeadline: date({ mode: 'string' }),
    /** The instant at which the deadline day ends in the company's time zone; computed on save, so that lists can compare it. */
    closesAt: timestamptz(),
    autoRejectIncomplete: boolean().notNull().default(false),
    isProgramme: boolean().notNull().default(false),
    postedByAdmin: boolean().notNull().default(false),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** When the job first became active: candidates see its age, and lists are sorted by it. */
    postedAt: timestamptz(),
    /** Set by moderation only: hidden from candidates, whatever the status (MOD-08). */
    hiddenAt: timestamptz(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    // Maintained by the trigger jobs_search (migration), so that search does not depend on the code that wrote the row.
    searchTitle: tsvector(),
    searchBody: tsvector(),
    /**
     * The place of work: the job's, else the company's. It contains the suffixes from each letter on, so that a prefix search finds any
     * part.
     */
    searchPlace: tsvector(),
    /** The version of the trigger that wrote the search columns. */
    searchVersion: smallint().notNull().default(0),
    /** The language of the text, as its common words show: 'de'. Null if there is too little text. */
    language: text(),
    /** The levels and work modes that the posting states: 'senior', 'hybrid'. */
    statedFacts: text().array().notNull().default([]),
    /** The rule `isRemote` as SQL. The filter finds it as a search term of the body; counts and pages use this column. */
    isRemote: boolean().notNull().default(false),
    // Maintained by the trigger jobs_landing (migration): the landing pages by role and by place that list the posting.
    /** The role in the title, as a slug ('data-analyst'), and each suffix of it ('analyst'). */
    roles: text().array().notNull().default([]),
    /** The posting's place, as a slug ('portland-or'); null if the job is only remote. */
    place: text(),
    /** The same for each of `moreLocations`; null for a repeated place too. */
    morePlaces: text().array().notNull().default([]),
    // Maintained by the trigger jobs_pay (migration), only for comparisons: the salary in US dollars a year, by the rates of
    // `exchange_rates`. Null without a salary, for a project, or if no rate is known.
    payMin: integer(),
    payMax: integer(),
    // Maintained by the triggers of job_places (migration).
    /**
     * The posting's places as terms of `search_place`, from `job_places`; null until they are read, also after its location has changed.
     */
    placeKeys: text().array(),
    /**
     * Whether the text asks candidates for money, as the worker found. Null until it is read: the trigger jobs_unread (migration) sets null
     * when the text changes.
     */
    asksForMoney: boolean(),
  },
  (t) => [
    check(
      'jobs_on_site_days',
      sql`${t.onSiteDays} is null or (${t.onSiteDays} between 1 and 4 and ${t.workMode} is not distinct from 'hybrid')`,
    ),
    check('jobs_openings', sql`${t.openings} between 1 and 999`),
    check('jobs_level', sql`${t.level} in ('intern', 'entry', 'mid', 'senior', 'lead', 'executive')`),
    uniqueIndex('jobs_external').on(t.companyId, t.externalSource, t.externalId).where(sql`${t.status} <> 'deleted'`),
    check('jobs_applicant_places', sql`cardinality(${t.applicantPlaces}) <= 50`),
    check(
      'jobs_applicant_utc',
      sql`num_nulls(${t.applicantUtcFrom}, ${t.applicantUtcTo}) <> 1 and ${t.applicantUtcFrom} <= ${t.applicantUtcTo}`,
    ),
    check('jobs_more_locations', sql`cardinality(${t.moreLocations}) <= 9`),
    index('jobs_open_newest').on(t.postedAt.desc(), t.id.desc()).where(sql`${t.status} = 'active'`),
    // in the order of `find-best-paid.ts`
    index('jobs_open_paid')
      .on(sql`coalesce(${t.payMax}, ${t.payMin}, -1) desc`, t.postedAt.desc(), t.id.desc())
      .where(sql`${t.status} = 'active'`),
    index('jobs_company').on(t.companyId, t.createdAt.desc()),
    // One index for every condition of a search, so that PostgreSQL intersects them instead of testing row by row.
    index('jobs_search_all')
      .using('gin', t.searchTitle, t.searchBody, t.searchPlace)
      .with({ fastupdate: 'off' })
      .where(sql`${t.status} = 'active'`),
    // jobs whose title contains a text: for salaries of open jobs and for the staff's search
    index('jobs_title_contain').using('gin', sql`lower(${t.title}) gin_trgm_ops`).where(sql`${t.status} <> 'deleted'`),
    // the staff's list of all companies' jobs, newest first, all or with one status
    index('jobs_all_newest').on(t.createdAt, t.id).where(sql`${t.status} <> 'deleted'`),
    index('jobs_status_newest').on(t.status, t.createdAt, t.id),
    // with title and status, so that words of a rare type are counted without reading the jobs
    index('jobs_type_newest')
      .on(t.employmentType, t.createdAt, t.id, t.title, t.status)
      .where(sql`${t.status} <> 'deleted'`),
    // the landing pages by role and by place, which also list expired jobs
    index('jobs_roles').using('gin', t.roles).with({ fastupdate: 'off' }),
    index('jobs_unread').on(t.id).where(sql`${t.asksForMoney} is null and ${t.status} = 'active'`),
    // jobs that the worker must rewrite after an upgrade (`renew-search.ts`)
    index('jobs_search_old').on(t.id).where(sql`${t.searchVersion} < 3 and ${t.status} = 'active'`),
    index('jobs_unplaced').on(t.id).where(sql`${t.placeKeys} is null and ${t.status} = 'active'`),
    index('jobs_place').on(t.place, t.postedAt.desc(), t.id.desc()),
    index('jobs_more_places').using('gin', t.morePlaces).with({ fastupdate: 'off' }),
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
    /** Removed from the form, but stored for the answers that refer to it. */
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
/** A question in a set: all its columns except position and job. */
export type StoredSetQuestion = Omit<
  StoredQuestion,
  'id' | 'jobId' | 'sortOrder' | 'removedAt' | 'createdAt' | 'updatedAt'
>

/** A named set of questions that a company reuses. */
export const questionSets = pgTable(
  'question_sets',
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
  (t) => [uniqueIndex('question_sets_name').on(t.companyId, sql`lower(${t.name})`)],
)

/** Advice on a posting that its company dismissed; `finding` contains its kind and the words it is about. */
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
