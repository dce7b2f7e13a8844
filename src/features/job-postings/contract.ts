// Postings: a company's jobs, for its members and, for any company, platform staff. A posting is a draft, active
// (candidates see it and apply), paused or closed; a deleted one no longer exists for the company. Its questions are
// the application form, in a strict order; a removed question retains its answers.

import { z } from 'zod'
import { companyErrors } from '#features/companies/company-errors.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { isIsoDay } from '#lib/dates.ts'
import { type PayPeriod, payPeriods } from '#lib/pay/pay.ts'
import { Currency, salaryShape } from '#lib/pay/salary-shape.ts'
import { tidyLine } from '#lib/tidy-text.ts'
import { applicantFields, applicantsShape, checkUtcRange } from './applicants/applicants-shape.ts'
import { SetStatuses, StatusesSet } from './bulk-contract.ts'
import { type Context, line, optionalLine } from './input-shapes.ts'
import { maxLocations } from './locations.ts'
import { externalShape, particularFields, particularsShape } from './particulars-shape.ts'
import { publishProblems } from './publish-problems.ts'
import { Requirement, RequirementFields } from './requirement-contract.ts'
import { employmentTypes, maxQuestions, postingSorts, postingStatuses, settableStatuses, workModes } from './rules.ts'
import { workModeShape } from './work-mode-shape.ts'

export const postingErrors = {
  NO_COMPANY: companyErrors.NO_COMPANY,
  POSTING_TITLE_MISSING: { status: 422, message: 'Title is required' },
  POSTING_DESCRIPTION_MISSING: { status: 422, message: 'Description is required' },
  POSTING_DEADLINE_OVER: {
    status: 422,
    message: 'The application deadline has passed. Choose a later day or leave it empty.',
  },
  POSTING_NOT_ACTIVE: { status: 409, message: 'Only an active job can be paused.' },
  POSTING_MOVE_REFUSED: {
    status: 409,
    message: 'Only the company can reopen a closed job, and a draft is posted from its form.',
  },
  POSTING_CHANGED_MEANWHILE: {
    status: 409,
    message: 'Someone else edited this job. Reload to see their changes.',
  },
  POSTING_UNKNOWN_PLACE: { status: 422, message: 'Choose countries and regions from the list.' },
  POSTING_EXTERNAL_ID_TAKEN: { status: 409, message: 'Another job of this company has this external ID and source.' },
  POSTING_QUESTION_LIMIT: { status: 409, message: `A job can have up to ${maxQuestions} questions.` },
  POSTING_ORDER_STALE: { status: 409, message: 'The questions have changed. Please reorder them again.' },
} as const

function hasCentsAtMost(amount: number): boolean {
  return Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6
}
const RichText = z.string().max(60_000, 'This text is too long')
/** An amount of money with cents; a year's is whole (CJOB-12), see `fields`. */
export const Amount = z
  .number()
  .min(0, 'Please enter 0 or more')
  .max(1_000_000_000, 'This number is too large')
  .refine(hasCentsAtMost, 'Please enter at most two decimals')
  .nullish()
  .transform((amount) => amount ?? null)
const Day = z
  .string()
  .max(10)
  .nullish()
  .transform((day) => day || null)
  .refine((day) => day === null || isIsoDay(day), 'Please enter a valid date')

/** The work mode of a company that does not want to state one. */
export const UNSPECIFIED = 'unspecified'
const DAYS_ON_SITE = 'Please enter 1 to 4 days'

/** The fields of a job that its company writes, with the form's defaults (CJOB-09 to CJOB-14). */
const fields = {
  title: line(200, 'Title').default(''),
  description: RichText.default(''),
  requirements: RichText.nullish().transform((html) => html ?? ''),
  location: optionalLine(200, 'Location'),
  // a client that only knows `location` does not change the others
  moreLocations: z
    .array(optionalLine(200, 'Location'))
    .max(maxLocations - 1, `A job can have up to ${maxLocations} locations`)
    .optional(),
  employmentType: z.enum(employmentTypes).default('full-time'),
  salaryMin: Amount,
  salaryMax: Amount,
  // a change without these three does not change them, because older clients only know the amounts
  salaryCurrency: Currency.optional(),
  salaryPeriod: z.enum(payPeriods).optional(),
  salaryIsEstimate: z.boolean().optional(),
  remoteAllowed: z.boolean().default(false),
  // a client that only sends `remoteAllowed` changes these two only if remote work is switched; '' means not answered yet
  workMode: z
    .enum([...workModes, UNSPECIFIED, ''])
    .nullish()
    .transform((mode) => (mode === undefined ? undefined : mode || null)),
  onSiteDays: z.number().int().min(1, DAYS_ON_SITE).max(4, DAYS_ON_SITE).nullish(),
  ...applicantFields,
  ...particularFields,
  internalPosting: z.boolean().default(false),
  externalPosting: z.boolean().default(true),
  applicationDeadline: Day,
  autoRejectIncomplete: z.boolean().default(false),
}

type Salaries = { salaryMin: number | null; salaryMax: number | null; salaryPeriod?: PayPeriod | undefined }
export const isSalaryOrdered = ({ salaryMin, salaryMax }: Salaries) =>
  salaryMin === null || salaryMax === null || salaryMin <= salaryMax
/** Cents are for an hour, a day, a week, a month or a project. */
export const isSalaryWhole = (amount: number | null, { salaryPeriod = 'year' }: Salaries) =>
  amount === null || salaryPeriod !== 'year' || Number.isInteger(amount)

function checkSalary(posting: Salaries, ctx: Context): void {
  for (const key of ['salaryMin', 'salaryMax'] as const) {
    if (isSalaryWhole(posting[key], posting)) continue
    ctx.addIssue({ code: 'custom', path: [key], message: 'Please enter a whole number' })
  }
  if (isSalaryOrdered(posting)) return
  ctx.addIssue({ code: 'custom', path: ['salaryMax'], message: "Maximum salary can't be below the minimum" })
}

/** A posting as a draft: every field is optional. */
export const DraftFields = z.object(fields).superRefine(checkSalary).superRefine(checkUtcRange)
export type PostingFields = z.output<typeof DraftFields>

function requirePublishable(posting: { title: string; description: string }, ctx: Context): void {
  for (const problem of publishProblems(posting)) {
    const path = [problem === 'POSTING_TITLE_MISSING' ? 'title' : 'description']
    ctx.addIssue({ code: 'custom', path, message: postingErrors[problem].message })
  }
}

export const CreatePosting = z
  .object({ ...fields, id: Id, status: z.enum(['active', 'draft']).default('active') })
  .superRefine(checkSalary)
  .superRefine(checkUtcRange)
  .superRefine((posting, ctx) => {
    if (posting.status === 'active') requirePublishable(posting, ctx)
  })
export const UpdatePosting = z
  .object({
    ...fields,
    id: Id,
    /** True if this change also posts the draft. */
    publish: z.boolean().default(false),
    /** When the job was read; a newer change by someone else is not overwritten. */
    readAt: Timestamp.optional(),
  })
  .superRefine(checkSalary)
  .superRefine(checkUtcRange)

const counts = {
  /** Without withdrawn ones. */
  applicationsCount: z.number().int(),
  newApplicationsCount: z.number().int(),
  requirementsCount: z.number().int(),
}

export const PostingRow = z.object({
  id: Id,
  title: z.string(),
  location: z.string().nullable(),
  moreLocations: z.array(z.string()),
  employmentType: z.enum(employmentTypes),
  remoteAllowed: z.boolean(),
  ...workModeShape,
  ...applicantsShape,
  ...particularsShape,
  ...externalShape,
  status: z.enum(postingStatuses),
  /** True if staff hid it or its company: candidates do not see it, regardless of its status. */
  isHidden: z.boolean(),
  applicationDeadline: z.string().nullable(),
  closesAt: Timestamp.nullable(),
  postedAt: Timestamp.nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  ...counts,
})
export type PostingRow = z.infer<typeof PostingRow>

export const Posting = PostingRow.extend({
  slug: z.string(),
  companyId: Id,
  companyName: z.string(),
  companyLogoUrl: z.string().nullable(),
  description: z.string(),
  requirements: z.string().nullable(),
  /** The names of `applicantPlaces`, in their order. */
  applicantNames: z.array(z.string()),
  ...salaryShape,
  internalPosting: z.boolean(),
  externalPosting: z.boolean(),
  autoRejectIncomplete: z.boolean(),
  postedByAdmin: z.boolean(),
  createdBy: Id.nullable(),
  /** Of the company's first admin; for staff only (AJOB-05). */
  adminEmail: z.string().nullable(),
})
export type Posting = z.infer<typeof Posting>

export const ListPostings = z.object({
  search: z.string().max(400).transform(tidyLine).default(''),
  status: z.enum(postingStatuses).optional(),
  employmentType: z.enum(employmentTypes).optional(),
  sort: z.enum(postingSorts).default('posted'),
  descending: z.stringbool().or(z.boolean()).default(true),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})
export type ListPostings = z.output<typeof ListPostings>

export const PostingStats = z.object({
  totalJobs: z.number().int(),
  activeJobs: z.number().int(),
  /** Active jobs that staff hid from candidates. They are not counted as active. */
  hiddenJobs: z.number().int(),
  pausedJobs: z.number().int(),
  closedJobs: z.number().int(),
  draftJobs: z.number().int(),
  /** Active jobs that were posted since the first of the month. */
  postedThisMonth: z.number().int(),
  /** The active job with the next deadline. */
  nextToClose: z.object({ title: z.string(), applicationDeadline: z.string() }).nullable(),
  totalApplications: z.number().int(),
  newApplications: z.number().int(),
  applicationsThisMonth: z.number().int(),
  /** Applications in each of the last eight weeks, oldest first. */
  weeklyApplications: z.array(z.number().int()),
})
export type PostingStats = z.infer<typeof PostingStats>

const posting = procedure.errors(postingErrors)
const One = z.object({ id: Id })
const Saved = PostingRow.pick({ id: true, status: true, updatedAt: true }).extend({ slug: z.string() })
const OneQuestion = z.object({ id: Id, requirementId: Id })

export const postingsContract = {
  list: posting
    .route({ method: 'GET', path: '/postings', summary: "List the company's own jobs" })
    .input(ListPostings)
    .output(z.object({ rows: z.array(PostingRow), total: z.number().int() })),
  stats: posting.route({ method: 'GET', path: '/postings/stats', summary: 'Get key figures' }).output(PostingStats),
  get: posting
    .route({ method: 'GET', path: '/postings/{id}', summary: 'Get one job in full' })
    .input(One)
    .output(Posting),
  requirements: posting
    .route({
      method: 'GET',
      path: '/postings/{id}/requirements',
      summary: 'List the questions of a job, in their order',
    })
    .input(One)
    .output(z.array(Requirement)),
  create: posting
    .route({ method: 'POST', path: '/postings', summary: 'Post a job, or save it as a draft' })
    .input(CreatePosting)
    .output(Saved),
  update: posting
    .route({ method: 'PUT', path: '/postings/{id}', summary: 'Update a job; a draft can be posted with the change' })
    .input(UpdatePosting)
    .output(Saved),
  setStatus: posting
    .route({ method: 'POST', path: '/postings/{id}/status', summary: 'Activate, pause or close a job' })
    .input(One.extend({ status: z.enum(settableStatuses) }))
    .output(Saved),
  setStatuses: posting
    .route({
      method: 'POST',
      path: '/postings/statuses',
      summary: 'Activate, pause or close many jobs; returns which changed and which did not',
    })
    .input(SetStatuses)
    .output(StatusesSet),
  duplicate: posting
    .route({ method: 'POST', path: '/postings/{id}/copies', summary: 'Copy a job with its questions, as a draft' })
    .input(One.extend({ copyId: Id }))
    .output(Saved),
  remove: posting
    .route({
      method: 'DELETE',
      path: '/postings/{id}',
      summary: 'Delete a job; its applications remain with the applicants',
    })
    .input(One)
    .output(One),
  addRequirement: posting
    .route({ method: 'POST', path: '/postings/{id}/requirements', summary: 'Add a question at the end' })
    .input(One.extend({ question: RequirementFields }))
    .output(Requirement),
  updateRequirement: posting
    .route({ method: 'PUT', path: '/postings/{id}/requirements/{requirementId}', summary: 'Update a question' })
    .input(OneQuestion.extend({ question: RequirementFields }))
    .output(Requirement),
  removeRequirement: posting
    .route({ method: 'DELETE', path: '/postings/{id}/requirements/{requirementId}', summary: 'Remove a question' })
    .input(OneQuestion)
    .output(z.object({ requirementId: Id })),
  reorderRequirements: posting
    .route({ method: 'POST', path: '/postings/{id}/requirements/order', summary: 'Reorder all questions' })
    .input(One.extend({ requirementIds: z.array(Id).max(maxQuestions) }))
    .output(z.object({ requirementIds: z.array(Id) })),
}
