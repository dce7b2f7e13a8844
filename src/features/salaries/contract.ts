// Salaries: what people earn in a role and a place. Each figure includes the number of its data points, and no figures are published for
// fewer than five. Everyone can search and compare; signed-in users can also save searches and their own offers. Three sources are never
// mixed: data points of people (sample or imported), salary ranges of jobs on this platform, and figures of statistical offices.
import { z } from 'zod'
import { educationLevels, industries } from '#features/profiles/rules.ts'
import { companySizes, experienceLevels, remoteTypes } from '#features/salary-files/point-values.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedLine } from '#lib/text.ts'
import { storableText } from '#lib/tidy-text.ts'
import { OfferDraft, StoredOffer } from './offer-draft.ts'
import { benefitKinds, clearedFilter, dataSources, maxDollars, maxSearched, searchNeeds } from './rules.ts'

const chosen = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess(clearedFilter, z.enum(values).optional())
const bound = z.preprocess(
  clearedFilter,
  z.coerce
    .number({ error: 'Enter a whole amount' })
    .int('Enter a whole amount')
    .min(0, 'Enter 0 or more')
    .max(maxDollars)
    .optional(),
)

/** The filters in addition to title and location. 'all', 'all-...' and an empty value clear a filter (SAL-10). */
export const SalaryFilters = z.object({
  industry: chosen(industries),
  companySize: chosen(companySizes),
  educationLevel: chosen(educationLevels),
  remoteType: chosen(remoteTypes),
  salaryMin: bound,
  salaryMax: bound,
})
export type SalaryFilters = z.output<typeof SalaryFilters>

export const SalarySearch = SalaryFilters.extend({
  jobTitle: typedLine(maxSearched, searchNeeds.jobTitle),
  location: typedLine(maxSearched, searchNeeds.location),
  experienceLevel: chosen(experienceLevels),
})
export type SalarySearch = z.output<typeof SalarySearch>

const Money = z.number()
const Count = z.number().int()
/** A share from 0 to 1. */
const Share = z.number()

/** Percentiles of yearly base salary by linear interpolation, in US dollars. */
export const Benchmark = z.object({
  median: Money,
  percentile25: Money,
  percentile75: Money,
  count: Count,
  confidence: z.enum(['high', 'medium', 'low']),
  /** The confidence interval of the median, with at least 95% coverage; null for fewer than six data points. */
  interval: z.object({ low: Money, high: Money, coverage: Share }).nullable(),
})
export type Benchmark = z.infer<typeof Benchmark>

/** One of eight buckets of equal width. `to` belongs to the next bucket, except in the last one. */
export const Bucket = z.object({ from: Money, to: Money, count: Count, share: Share })
export type Bucket = z.infer<typeof Bucket>

/**
 * The average over the data points that have this part, its share of the average total, and the number of these data points.
 */
const Part = z.object({ average: Money, share: Share, count: Count })
export const Compensation = z.object({
  /** If a data point has no total, its base salary is used (SAL-21). */
  total: z.object({ average: Money, count: Count }),
  base: Part,
  bonus: Part.nullable(),
  equity: Part.nullable(),
  benefits: z.array(z.object({ kind: z.enum(benefitKinds), share: Share, count: Count, isHighlight: z.boolean() })),
  ptoDays: z.object({ average: z.number(), count: Count }).nullable(),
})
export type Compensation = z.infer<typeof Compensation>

/** A group of data points; its percentiles are null if it has fewer than five. */
const group = <T extends z.ZodType>(value: T) =>
  z.array(
    z.object({
      value,
      count: Count,
      median: Money.nullable(),
      percentile25: Money.nullable(),
      percentile75: Money.nullable(),
    }),
  )

export const Insight = z.object({ kind: z.string(), title: z.string(), text: z.string(), count: Count })
export type Insight = z.infer<typeof Insight>

export const SalaryStats = z.object({
  benchmark: Benchmark,
  lowest: Money,
  highest: Money,
  distribution: z.array(Bucket),
  compensation: Compensation,
  /** Only groups with data points. Levels and work types are in their fixed order, industries by number of data points. */
  byExperience: group(z.enum(experienceLevels)),
  byRemoteType: group(z.enum(remoteTypes)),
  byIndustry: group(z.enum(industries)),
  insights: z.array(Insight),
  negotiationTip: z.string().nullable(),
  /** The desired salary in the profile of the signed-in user, and the share of data points below it. */
  wish: z.object({ amount: Money, shareBelow: Share }).nullable(),
})
export type SalaryStats = z.infer<typeof SalaryStats>

/**
 * Statistics of the midpoints of salary ranges in open public jobs on this platform, for the same title and location. A
 * separate source.
 */
export const PostedSalaries = z.object({
  count: Count,
  benchmark: Benchmark.nullable(),
  distribution: z.array(Bucket),
  /** Why no figures are published; null if they are. */
  withheld: z.string().nullable(),
})
export type PostedSalaries = z.infer<typeof PostedSalaries>

/**
 * A published figure of a statistical office for an occupation in an area. It covers many people and never counts as a data
 * point.
 */
export const PublishedStat = z.object({
  publisher: z.string(),
  dataset: z.string(),
  /** ISO 4217: these figures stay in the currency in which they were published. */
  currency: z.string(),
  occupation: z.string(),
  area: z.string(),
  /** The number of employed people, estimated by the office. */
  employment: Count.nullable(),
  average: Money.nullable(),
  percentile10: Money.nullable(),
  percentile25: Money.nullable(),
  median: Money.nullable(),
  percentile75: Money.nullable(),
  percentile90: Money.nullable(),
})
export type PublishedStat = z.infer<typeof PublishedStat>

/** The number of data points from one source. */
export const SourceCount = z.object({ source: z.enum(dataSources), count: Count })

export const SalaryAnalysis = z.object({
  search: SalarySearch,
  /** The number of matching data points. `figures` is null for fewer than five. */
  count: Count,
  sources: z.array(SourceCount),
  stats: SalaryStats.nullable(),
  /** Why there are no figures although there are data points; null otherwise. */
  withheld: z.string().nullable(),
  /** 'Found 312 salary data points for Data Analyst in Portland' (SAL-24). */
  found: z.string(),
  posted: PostedSalaries,
  published: z.array(PublishedStat),
})
export type SalaryAnalysis = z.infer<typeof SalaryAnalysis>

export const SalaryComparison = z.object({
  first: SalaryAnalysis,
  second: SalaryAnalysis,
  /** The median of the second search relative to the first, such as 'Similar' or '13% higher'; null if one has no figures. */
  difference: z.object({ change: z.number(), label: z.string() }).nullable(),
  summary: z.string().nullable(),
})
export type SalaryComparison = z.infer<typeof SalaryComparison>

export const SavedSalarySearch = z.object({
  id: Id,
  userId: Id,
  searchName: z.string(),
  jobTitle: z.string(),
  location: z.string(),
  experienceLevel: z.enum(experienceLevels).nullable(),
  filters: SalaryFilters,
  createdAt: Timestamp,
})
export type SavedSalarySearch = z.infer<typeof SavedSalarySearch>

export const SalaryOverview = z.object({
  dataPoints: Count,
  /** The number of open public jobs on this platform with a salary. */
  postedJobs: Count,
  sources: z.array(SourceCount.extend({ names: z.array(z.string()) })),
  byIndustry: z.array(z.object({ industry: z.enum(industries), median: Money, count: Count })),
})
export type SalaryOverview = z.infer<typeof SalaryOverview>

const Typed = z
  .string()
  .max(10_000)
  .default('')
  .transform((text) => storableText(text.slice(0, 200)))
const One = z.object({ id: Id })
const TOO_MANY = { status: 409, message: "You've reached the limit. Delete one to add another." } as const

export const salariesContract = {
  analyze: procedure
    .route({
      method: 'GET',
      path: '/salaries',
      summary: 'Get salaries for a role and location, with the number of data points',
    })
    .input(SalarySearch)
    .output(SalaryAnalysis),
  compare: procedure
    .route({ method: 'POST', path: '/salaries/comparison', summary: 'Compare two roles' })
    .input(z.object({ first: SalarySearch, second: SalarySearch }))
    .output(SalaryComparison),
  suggest: procedure
    .route({
      method: 'GET',
      path: '/salaries/suggestions',
      summary: 'Suggest up to ten titles or locations that contain a text',
    })
    .input(z.object({ field: z.enum(['jobTitle', 'location']), q: Typed }))
    .output(z.array(z.string())),
  overview: procedure
    .route({
      method: 'GET',
      path: '/salaries/overview',
      summary: 'Count data points by source, with medians by industry',
    })
    .output(SalaryOverview),
  listSearches: procedure
    .route({ method: 'GET', path: '/salaries/searches', summary: 'List your saved salary searches, last saved first' })
    .output(z.array(SavedSalarySearch)),
  saveSearch: procedure
    .errors({ TOO_MANY })
    .route({
      method: 'POST',
      path: '/salaries/searches',
      summary: 'Save a salary search; a repeated request saves it once',
    })
    .input(SalarySearch)
    .output(SavedSalarySearch),
  deleteSearch: procedure
    .route({ method: 'DELETE', path: '/salaries/searches/{id}', summary: 'Delete a saved salary search' })
    .input(One)
    .output(z.object({ deleted: z.literal(true) })),
  listOffers: procedure
    .route({ method: 'GET', path: '/salaries/offers', summary: 'List your offers in the order they were added' })
    .output(z.array(StoredOffer)),
  saveOffer: procedure
    .errors({ TOO_MANY })
    .route({
      method: 'POST',
      path: '/salaries/offers/{id}',
      summary: 'Add or update an offer; the client chooses its id',
    })
    .input(OfferDraft.extend({ id: Id }))
    .output(StoredOffer),
  deleteOffer: procedure
    .route({ method: 'DELETE', path: '/salaries/offers/{id}', summary: 'Delete an offer' })
    .input(One)
    .output(z.object({ deleted: z.literal(true) })),
}
