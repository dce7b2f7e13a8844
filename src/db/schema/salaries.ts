import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { industries } from '#lib/industries.ts'
import { ofUser } from './accounts.ts'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'

// Enum types instead of text: there can be a million data points, and an enum value takes four bytes.
export const salaryLevel = pgEnum('salary_level', ['entry', 'mid', 'senior', 'executive'])
export const salaryCompanySize = pgEnum('salary_company_size', ['startup', 'small', 'medium', 'large', 'enterprise'])
export const salaryRemoteType = pgEnum('salary_remote_type', ['on-site', 'hybrid', 'remote'])
export const salarySource = pgEnum('salary_source', ['sample', 'import'])
export const salaryEducation = pgEnum('salary_education', [
  'high_school',
  'associate',
  'bachelor',
  'master',
  'phd',
  'other',
])
export const salaryIndustry = pgEnum('salary_industry', industries)

/** A line of a file that was not imported: its number, the column and the reason. */
export type RefusedLine = { line: number; column: string; reason: string }

/** How many amounts in a currency were converted, and by which rate: US dollars for one unit. */
export type SalaryConversion = { currency: string; rows: number; usd: number; day: string; source: string }

/** The source of salary data; importing a source again replaces its data. */
export const salaryDatasets = pgTable(
  'salary_datasets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull().unique(),
    name: text().notNull(),
    source: salarySource().notNull(),
    layout: text({ enum: ['sample', 'own', 'oews', 'lca', 'ashe', 'table', 'figures'] }).notNull(),
    /** The hash of the last imported file, so that the same file is not read twice. */
    fileHash: text(),
    accepted: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    /** The first thousand refused lines. */
    report: jsonb().$type<RefusedLine[]>().notNull().default([]),
    /** The exchange rates by which amounts in other currencies became US dollars. */
    conversions: jsonb().$type<SalaryConversion[]>().notNull().default([]),
    importedAt: timestamptz().notNull().defaultNow(),
    /** The sample is added once: if an administrator removed it, it is not added again. */
    removedAt: timestamptz(),
  },
  (t) => [
    check('salary_datasets_layout', sql`${t.layout} in ('sample', 'own', 'oews', 'lca', 'ashe', 'table', 'figures')`),
  ],
)

// There are few titles and places compared to the data points, so searches for a part of a text use these.
export const salaryTitles = pgTable(
  'salary_titles',
  { id: integer().primaryKey().generatedAlwaysAsIdentity(), title: text().notNull().unique() },
  (t) => [index('salary_titles_contain').using('gin', sql`lower(${t.title}) gin_trgm_ops`)],
)
export const salaryLocations = pgTable(
  'salary_locations',
  { id: integer().primaryKey().generatedAlwaysAsIdentity(), location: text().notNull().unique() },
  (t) => [index('salary_locations_contain').using('gin', sql`lower(${t.location}) gin_trgm_ops`)],
)

/** One person's pay, as far as it is known, in US dollars a year. */
export const salaryData = pgTable(
  'salary_data',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    datasetId: integer()
      .notNull()
      .references(() => salaryDatasets.id, { onDelete: 'cascade' }),
    titleId: integer()
      .notNull()
      .references(() => salaryTitles.id),
    locationId: integer()
      .notNull()
      .references(() => salaryLocations.id),
    source: salarySource().notNull(),
    experienceLevel: salaryLevel(),
    industry: salaryIndustry(),
    companySize: salaryCompanySize(),
    educationLevel: salaryEducation(),
    remoteType: salaryRemoteType(),
    baseSalary: integer().notNull(),
    bonus: integer(),
    equityValue: integer(),
    totalCompensation: integer(),
    // from benefits_data; null if not specified
    healthInsurance: boolean(),
    dental: boolean(),
    vision: boolean(),
    match401k: boolean('match_401k'),
    ptoDays: smallint(),
    // the base salary as the source has it, if that is not US dollars a year
    originalAmount: doublePrecision(),
    originalCurrency: text(),
    originalUnit: text(),
  },
  (t) => [
    index('salary_data_dataset').on(t.datasetId),
    index('salary_data_title').on(t.titleId),
    index('salary_data_place').on(t.locationId),
    check('salary_data_base', sql`${t.baseSalary} between 1 and 100000000`),
    check('salary_data_total', sql`${t.totalCompensation} >= ${t.baseSalary}`),
    check('salary_data_parts', sql`${t.bonus} >= 0 and ${t.equityValue} >= 0 and ${t.ptoDays} between 0 and 366`),
  ],
)

/** Figures that an office publishes about many people; they never count as data points. */
export const salaryPublished = pgTable(
  'salary_published',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    datasetId: integer()
      .notNull()
      .references(() => salaryDatasets.id, { onDelete: 'cascade' }),
    occupation: text().notNull(),
    area: text().notNull(),
    employment: integer(),
    average: doublePrecision(),
    percentile10: doublePrecision(),
    percentile25: doublePrecision(),
    median: doublePrecision(),
    percentile75: doublePrecision(),
    percentile90: doublePrecision(),
    /** ISO 4217. Published figures stay in their own currency. */
    currency: text().notNull().default('USD'),
  },
  (t) => [
    index('salary_published_dataset').on(t.datasetId),
    index('salary_published_contain').using(
      'gin',
      sql`lower(${t.occupation}) gin_trgm_ops`,
      sql`lower(${t.area}) gin_trgm_ops`,
    ),
  ],
)

export const salarySearches = pgTable(
  'salary_searches',
  {
    id: id(),
    userId: ofUser(),
    searchName: text().notNull(),
    jobTitle: text().notNull(),
    location: text().notNull(),
    experienceLevel: salaryLevel(),
    filters: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    unique('salary_searches_once')
      .on(t.userId, t.jobTitle, t.location, t.experienceLevel, t.filters)
      .nullsNotDistinct(),
    index('salary_searches_person').on(t.userId, t.createdAt.desc()),
  ],
)

/** Offers that a seeker compares; only the seeker can see them. */
export const salaryOffers = pgTable(
  'salary_offers',
  {
    id: id(),
    userId: ofUser(),
    name: text().notNull(),
    jobTitle: text().notNull().default(''),
    location: text().notNull().default(''),
    base: doublePrecision().notNull(),
    bonus: doublePrecision().notNull().default(0),
    equity: doublePrecision().notNull().default(0),
    paidDays: doublePrecision().notNull().default(0),
    healthValue: doublePrecision().notNull().default(0),
    matchValue: doublePrecision().notNull().default(0),
    otherValue: doublePrecision().notNull().default(0),
    costIndex: doublePrecision().notNull().default(100),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('salary_offers_person').on(t.userId, t.createdAt)],
)
