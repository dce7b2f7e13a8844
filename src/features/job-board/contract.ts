// Jobs as candidates see them. Everyone can search and read open postings. Job seekers also see how each posting matches their
// default resume and whether they applied, and they can save jobs. Companies manage the same jobs through the contract of
// `job-postings`. A job is visible while it is active and its company is neither inactive nor archived.

import { z } from 'zod'
import { ReplyPromise } from '#features/companies/promise-contract.ts'
import { applicantsShape } from '#features/job-postings/applicants/applicants-shape.ts'
import { particularsShape } from '#features/job-postings/particulars-shape.ts'
import { employmentTypes, workModes } from '#features/job-postings/rules.ts'
import { workModeShape } from '#features/job-postings/work-mode-shape.ts'
import { searchLevels } from '#features/job-search/condition-names.ts'
import { postingLanguages } from '#features/job-search/languages.ts'
import { MatchResult, MatchState } from '#features/matching/shapes.ts'
import { CappedCount, Id, procedure, Timestamp } from '#lib/contract.ts'
import { comparedPay, salaryShape } from '#lib/pay/salary-shape.ts'
import { typedText } from '#lib/text.ts'
import { storableText } from '#lib/tidy-text.ts'
import { distances, jobSorts, jobsPageSize, postedPeriods } from './rules.ts'

/** Text from a search box. Any text is accepted: it is cut to 200 characters, and characters that cannot be stored are removed. */
const Typed = z
  .string()
  .max(10_000)
  .default('')
  .transform((text) => storableText(text.slice(0, 200)))
// a query string has 'true' or 'false' as text; the web app sends a boolean
const Flag = z.union([z.boolean(), z.stringbool()])

export const SearchJobs = z.object({
  q: Typed,
  location: Typed,
  type: z.enum(employmentTypes).optional(),
  remote: Flag.default(false),
  /** Only postings that state this level; most state none. */
  level: z.enum(searchLevels).optional(),
  mode: z.enum(workModes).optional(),
  /** The language of the posting (ISO 639-1), as its text shows. */
  language: z.enum(postingLanguages).optional(),
  /** The slug of a company. */
  company: z.string().max(300).optional(),
  /** The least pay in US dollars a year, by dated reference rates; jobs without comparable pay do not match. */
  pay: z.coerce.number().int().min(1).max(10_000_000).optional(),
  /** Posted in the last 24 hours, 7 or 30 days. */
  posted: z.enum(postedPeriods).optional(),
  /** Kilometres around the place, if it is a town: 10, 25, 50 or 100. */
  within: z.coerce.number().pipe(z.literal(distances)).optional(),
  /**
   * `pay` is by US dollars a year, jobs without comparable pay last. `match` is for job seekers with a readable default resume: the 200
   * jobs that come first in the usual order, by their match; for others it is the usual order. Without it, a search with keywords is sorted
   * by relevance and any other list newest first.
   */
  sort: z.enum(jobSorts).optional(),
  /** Also the jobs that you hid. */
  withHidden: Flag.default(false),
  cursor: z.string().max(2000).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(jobsPageSize),
})
export type SearchJobs = z.output<typeof SearchJobs>

/**
 * Whether jobs can be matched with the viewer's default resume: it is ready, is still being read, has no readable text, is
 * missing, or took too long to compare with this job. Null for viewers who are not job seekers.
 */
export const Matching = z.enum(['ready', 'reading', 'unreadable_resume', 'no_resume', 'too_long']).nullable()
export type Matching = z.infer<typeof Matching>

export const JobCard = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  company: z.object({
    id: Id,
    name: z.string(),
    slug: z.string(),
    logoUrl: z.string().nullable(),
    location: z.string().nullable(),
    /** The zone in which the day of an application deadline ends. */
    timeZone: z.string(),
  }),
  location: z.string().nullable(),
  moreLocations: z.array(z.string()),
  employmentType: z.enum(employmentTypes),
  remoteAllowed: z.boolean(),
  ...workModeShape,
  ...salaryShape,
  ...comparedPay,
  ...particularsShape,
  postedAt: Timestamp,
  applicationDeadline: z.string().nullable(),
  isClosed: z.boolean(),
  /** Visible only to members of its company. */
  isInternal: z.boolean(),
  isSaved: z.boolean(),
  isApplied: z.boolean(),
  match: z.object({ score: z.number().int().nullable(), states: z.array(MatchState) }).nullable(),
})
export type JobCard = z.infer<typeof JobCard>

const Instead = z.object({ typed: z.string(), shown: z.string() })

/** A condition that was read out of the keywords: 'nurse leeds part time' contains a place and a job type. */
const Understood = z.object({
  kind: z.enum(['place', 'level', 'type', 'mode', 'pay']),
  /** 'Part-time', or the place as it was typed. */
  label: z.string(),
  /** The keywords without the words of this condition. */
  without: z.string(),
})
export type Understood = z.infer<typeof Understood>

export const JobSearch = z.object({
  items: z.array(JobCard),
  nextCursor: z.string().nullable(),
  /** The number of matches, only with the first page; null on later pages. */
  count: CappedCount.nullable(),
  /**
   * The number of matches with each filter, combined with the other filters. `remote` and `mode` are one filter. A capped
   * number is a lower bound.
   */
  facets: z
    .object({
      type: z.record(z.enum(employmentTypes), CappedCount),
      remote: CappedCount,
      level: z.record(z.enum(searchLevels), CappedCount),
      mode: z.record(z.enum(workModes), CappedCount),
      posted: z.record(z.enum(postedPeriods), CappedCount),
      language: z.record(z.enum(postingLanguages), CappedCount),
      /** The ten companies with the most matches, and the one that the search is limited to. */
      companies: z.array(z.object({ id: Id, slug: z.string(), name: z.string(), count: CappedCount })),
    })
    .nullable(),
  /** Corrected words, a corrected place, or both, if the typed search finds nothing. Null without a correction. */
  correction: z.object({ words: Instead.nullable(), place: Instead.nullable() }).nullable(),
  /** With the first page. Words in quotes are searched for as they are. */
  understood: z.array(Understood),
  matching: Matching,
})
export type JobSearch = z.infer<typeof JobSearch>

// an invalid value is dropped, so that a broken link never prevents reading the job
const linkText = typedText(200).optional().catch(undefined)
/** Tracking parameters of the followed link. Passing them, even empty, means that a visitor reads the posting: the view counts. */
export const JobArrival = z.object({ ref: linkText, utmSource: linkText, utmMedium: linkText, utmCampaign: linkText })

export const JobDetail = JobCard.omit({ match: true }).extend({
  ...applicantsShape,
  /** 'Open to applicants in Germany and Austria'; null if the job does not state it. */
  openTo: z.string().nullable(),
  /** Sanitised HTML. */
  description: z.string(),
  requirements: z.string(),
  matching: Matching,
  match: MatchResult.nullable(),
  /** The response promise of the company. */
  promise: ReplyPromise.nullable(),
})
export type JobDetail = z.infer<typeof JobDetail>

export const SavedJob = z.object({
  id: Id,
  userId: Id,
  jobId: Id,
  notes: z.string().nullable(),
  savedAt: Timestamp,
  job: JobCard,
})
export type SavedJob = z.infer<typeof SavedJob>

/** A saved job that is no longer open: the fields that a list shows, and the user's note. */
export const ArchivedSavedJob = SavedJob.pick({ id: true, jobId: true, notes: true, savedAt: true }).extend({
  job: JobCard.pick({
    title: true,
    location: true,
    moreLocations: true,
    employmentType: true,
    remoteAllowed: true,
    salaryMin: true,
    salaryMax: true,
    salaryCurrency: true,
    salaryPeriod: true,
    salaryIsEstimate: true,
    payMin: true,
    payMax: true,
  }).extend({ companyName: z.string(), companyLogoUrl: z.string().nullable() }),
})
export type ArchivedSavedJob = z.infer<typeof ArchivedSavedJob>

const OfJob = z.object({ jobId: Id })

export const jobsContract = {
  search: procedure
    .route({ method: 'GET', path: '/jobs', summary: 'Search open jobs, newest first or by relevance' })
    .input(SearchJobs)
    .output(JobSearch),
  get: procedure
    .route({ method: 'GET', path: '/jobs/{slugOrId}', summary: 'Get an open job' })
    .input(z.object({ slugOrId: z.string().min(1).max(300), arrival: JobArrival.optional() }))
    .output(JobDetail),
  recordView: procedure
    .route({
      method: 'POST',
      path: '/jobs/{jobId}/views',
      summary: 'Count a view of an open job; at most one per visitor and day',
    })
    .input(z.object({ jobId: Id, arrival: JobArrival.optional() }))
    .output(z.object({ recorded: z.literal(true) })),
  listSaved: procedure
    .route({ method: 'GET', path: '/saved-jobs', summary: 'List your saved jobs that are open, last saved first' })
    .output(z.array(SavedJob)),
  listArchivedSaved: procedure
    .route({ method: 'GET', path: '/saved-jobs/archived', summary: 'List your saved jobs that are closed' })
    .output(z.array(ArchivedSavedJob)),
  updateSavedNotes: procedure
    .route({ method: 'POST', path: '/saved-jobs/{jobId}/notes', summary: 'Update the note on a saved job' })
    .input(OfJob.extend({ notes: typedText(5000) }))
    .output(z.object({ notes: z.string().nullable() })),
  save: procedure
    .route({ method: 'POST', path: '/saved-jobs', summary: 'Save a job' })
    .input(OfJob)
    .output(z.object({ isSaved: z.literal(true), savedAt: Timestamp })),
  unsave: procedure
    .route({ method: 'DELETE', path: '/saved-jobs/{jobId}', summary: 'Remove a saved job' })
    .input(OfJob)
    .output(z.object({ isSaved: z.literal(false) })),
}
