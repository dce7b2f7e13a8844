// Jobs: what candidates find, read and save. Everyone searches and reads open postings; job seekers also see how each one
// matches their default resume, whether they applied, and keep a list of saved ones. The company's side of the same jobs is
// the posting contract beside this one. A job is seen while it is active and its company is neither inactive nor archived.
import { z } from 'zod'
import { ReplyPromise } from '#features/companies/promise-contract.ts'
import { employmentTypes } from '#features/job-postings/rules.ts'
import { MatchResult, MatchState } from '#features/matching/shapes.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedText } from '#lib/text.ts'
import { storableText } from '#lib/tidy-text.ts'
import { jobSorts, jobsPageSize } from './rules.ts'

/** What is typed into a search box: of any text, the part that can be searched for. */
const Typed = z
  .string()
  .max(10_000)
  .default('')
  .transform((text) => storableText(text.slice(0, 200)))
// plain HTTP sends words where the product's own calls send a boolean
const Flag = z.union([z.boolean(), z.stringbool()])

export const SearchJobs = z.object({
  q: Typed,
  location: Typed,
  type: z.enum(employmentTypes).optional(),
  remote: Flag.default(false),
  /** Words are answered by relevance and everything else newest first, unless this says otherwise. */
  sort: z.enum(jobSorts).optional(),
  cursor: z.string().max(2000).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(jobsPageSize),
})
export type SearchJobs = z.output<typeof SearchJobs>

/**
 * Whether postings can be read against this person: the default resume is there, is being read, has no readable text or is
 * missing, or took too long to read against this posting; null for others.
 */
export const Matching = z.enum(['ready', 'reading', 'unreadable_resume', 'no_resume', 'too_long']).nullable()
export type Matching = z.infer<typeof Matching>

const Capped = z.object({ value: z.number().int(), isCapped: z.boolean() })

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
  }),
  location: z.string().nullable(),
  employmentType: z.enum(employmentTypes),
  remoteAllowed: z.boolean(),
  salaryMin: z.number().int().nullable(),
  salaryMax: z.number().int().nullable(),
  postedAt: Timestamp,
  applicationDeadline: z.string().nullable(),
  isClosed: z.boolean(),
  /** Shown to members of its company alone. */
  isInternal: z.boolean(),
  isSaved: z.boolean(),
  isApplied: z.boolean(),
  match: z.object({ score: z.number().int().nullable(), states: z.array(MatchState) }).nullable(),
})
export type JobCard = z.infer<typeof JobCard>

const Instead = z.object({ typed: z.string(), shown: z.string() })

export const JobSearch = z.object({
  items: z.array(JobCard),
  nextCursor: z.string().nullable(),
  /** With the first page; null on later ones, where nothing is counted again. */
  count: Capped.nullable(),
  /** How many each filter would leave, under the other filters; a capped one is at least that. */
  facets: z.object({ type: z.record(z.enum(employmentTypes), Capped), remote: Capped }).nullable(),
  /** What was searched for, as what was typed finds nothing: other words, another place, or both. */
  correction: z.object({ words: Instead.nullable(), place: Instead.nullable() }).nullable(),
  matching: Matching,
})
export type JobSearch = z.infer<typeof JobSearch>

// what is no text, or too much of it, tells nothing: it never stands in the way of reading
const linkText = typedText(200).optional().catch(undefined)
/** What the link that was followed said of itself; given where somebody really reads the posting, which is then counted. */
export const JobArrival = z.object({ ref: linkText, utmSource: linkText, utmMedium: linkText, utmCampaign: linkText })

export const JobDetail = JobCard.omit({ match: true }).extend({
  /** Sanitised HTML. */
  description: z.string(),
  requirements: z.string(),
  matching: Matching,
  match: MatchResult.nullable(),
  /** What the company promises of its answer. */
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

/** A saved job that is no longer open: what a list shows of it, and the person's own note. */
export const ArchivedSavedJob = SavedJob.pick({ id: true, jobId: true, notes: true, savedAt: true }).extend({
  job: JobCard.pick({
    title: true,
    location: true,
    employmentType: true,
    remoteAllowed: true,
    salaryMin: true,
    salaryMax: true,
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
