// Postings: a company's jobs, for its members and, for any company, platform staff. A posting is a draft, active
// (candidates see it and apply), paused or closed; a deleted one no longer exists for the company. Its questions are
// the application form, in a strict order; a removed question retains its answers.

import { z } from 'zod'
import { companyErrors } from '#features/companies/company-errors.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { salaryShape } from '#lib/pay/salary-shape.ts'
import { tidyLine } from '#lib/tidy-text.ts'
import { applicantsShape, checkUtcRange } from './applicants/applicants-shape.ts'
import { SetStatuses, StatusesSet } from './bulk-contract.ts'
import type { Context } from './input-shapes.ts'
import { externalShape, particularsShape } from './particulars-shape.ts'
import { checkSalary, postingFields, SALARY_ORDER, SALARY_WHOLE, updateFields } from './posting-fields.ts'
import { publishProblems } from './publish-problems.ts'
import { Requirement, RequirementFields } from './requirement-contract.ts'
import { employmentTypes, maxQuestions, postingSorts, postingStatuses, settableStatuses } from './rules.ts'
import { workModeShape } from './work-mode-shape.ts'

export const postingErrors = {
  NO_COMPANY: companyErrors.NO_COMPANY,
  POSTING_TITLE_MISSING: { status: 422, message: 'Title is required' },
  POSTING_DESCRIPTION_MISSING: { status: 422, message: 'Description is required' },
  POSTING_SALARY_ORDER: { status: 422, message: SALARY_ORDER },
  POSTING_SALARY_CENTS: { status: 422, message: SALARY_WHOLE },
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

/** A posting as a draft: every field is optional. */
export const DraftFields = z.object(postingFields).superRefine(checkSalary).superRefine(checkUtcRange)
export type PostingFields = z.output<typeof DraftFields>

function requirePublishable(posting: { title: string; description: string }, ctx: Context): void {
  for (const problem of publishProblems(posting)) {
    const path = [problem === 'POSTING_TITLE_MISSING' ? 'title' : 'description']
    ctx.addIssue({ code: 'custom', path, message: postingErrors[problem].message })
  }
}

export const CreatePosting = z
  .object({ ...postingFields, id: Id, status: z.enum(['active', 'draft']).default('active') })
  .superRefine(checkSalary)
  .superRefine(checkUtcRange)
  .superRefine((posting, ctx) => {
    if (posting.status === 'active') requirePublishable(posting, ctx)
  })
export const UpdatePosting = z
  .object({
    ...updateFields,
    id: Id,
    /** True if this change also posts the draft. */
    publish: z.boolean().default(false),
    /** When the job was read; a newer change by someone else is not overwritten. */
    readAt: Timestamp.optional(),
  })
  .superRefine(({ salaryMin = null, salaryMax = null, ...posting }, ctx) =>
    checkSalary({ ...posting, salaryMin, salaryMax }, ctx),
  )
  .superRefine(checkUtcRange)
export type UpdatePosting = z.output<typeof UpdatePosting>

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
    .route({
      method: 'PATCH',
      path: '/postings/{id}',
      summary: 'Update a job: omitted fields do not change; a draft can be posted with the change',
    })
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
