// Applications, the company's side: read what candidates sent, open their resume, set the status of each. The
// candidate is notified of a status after the company's notice delay; until then it can be undone (server/notice).
// Members of the job's company and platform staff review; answers to private questions are only for the company's
// admins and platform admins. An application moves freely among five statuses; a withdrawn one stays withdrawn.
import { z } from 'zod'
import { applicationSources, applicationStatuses, pipelineStatuses } from '#features/applications/rules.ts'
import { StatusWord } from '#features/applications/status-word.ts'
import { fileErrors } from '#features/documents/contract.ts'
import { questionTypes } from '#features/job-postings/question-types.ts'
import { Attachment } from '#features/job-tracker/shapes.ts'
import { MatchResult, MatchState } from '#features/matching/shapes.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedText } from '#lib/text.ts'
import { maxDeclineCharacters, rejectionReasons } from './decline-rules.ts'
import { Rejection } from './rejection.ts'
import { ReviewFilters } from './review-filters.ts'

export const reviewErrors = {
  APPLICATION_WITHDRAWN: { status: 409, message: 'The candidate has withdrawn this application.' },
  NOTICE_SENT: {
    status: 409,
    message: 'The candidate has been notified already. You can still choose another status.',
  },
  APPLICATION_MOVED: {
    status: 409,
    message: 'A colleague moved this application. Reload to see where it is now.',
    /** Its current stage, who moved it there and when; `by` is null for a deleted account and for an automatic move. */
    data: z.object({
      stage: z.string(),
      status: z.enum(pipelineStatuses),
      by: z.string().nullable(),
      at: Timestamp.nullable(),
    }),
  },
} as const

const Page = z.number().int().min(1).max(10_000).default(1)

export const ReviewItem = z.object({
  id: Id,
  candidateName: z.string(),
  candidateEmail: z.string(),
  candidateImage: z.string().nullable(),
  jobId: Id,
  jobTitle: z.string(),
  /** null unless the company has another job with this title. */
  jobPlace: z.string().nullable(),
  status: z.enum(applicationStatuses),
  appliedAt: Timestamp,
  updatedAt: Timestamp,
  source: z.enum(applicationSources),
  isAssisted: z.boolean(),
  hasResume: z.boolean(),
  hasCoverLetter: z.boolean(),
  /** Null: the company imported it, so it belongs to no account. */
  isImported: z.boolean(),
  /** 0 to 100; null until the resume is read, or if it has too little text. */
  matchScore: z.number().int().nullable(),
  /** The dots that are drawn, one per requirement. */
  matchSegments: z.array(MatchState).nullable(),
  /** When the candidate is notified of the status; null once they are. Until then it can be undone. */
  noticeDueAt: Timestamp.nullable(),
})
export type ReviewItem = z.infer<typeof ReviewItem>

export const ReviewStats = z.object({
  totalApplications: z.number().int(),
  newApplications: z.number().int(),
  inInterview: z.number().int(),
  hiredThisMonth: z.number().int(),
})

export const ReviewAnswer = z.object({
  requirementId: Id,
  label: z.string(),
  questionType: z.enum(questionTypes),
  required: z.boolean(),
  isPrivate: z.boolean(),
  /** Empty if the candidate did not answer. */
  text: z.string(),
  attachmentId: Id.nullable(),
})

export const ReviewStep = z.object({
  status: z.enum(applicationStatuses),
  /** The name of its new stage at that time; null if it was not moved on the board. */
  stage: z.string().nullable(),
  at: Timestamp,
  /** Who set it; null for a deleted account. */
  by: z.string().nullable(),
  /** The message to the candidate that was sent with the status. */
  message: z.string().nullable(),
  /** Why it was rejected: for the company only. */
  reason: z.enum(rejectionReasons).nullable(),
  note: z.string().nullable(),
  /** Whether the candidate was notified of it. */
  isShown: z.boolean(),
})

export type ReviewStep = z.infer<typeof ReviewStep>

export const ReviewDetails = ReviewItem.extend({
  companyName: z.string(),
  /** The status that the candidate still sees while a notice waits. */
  shownStatus: z.enum(applicationStatuses).nullable(),
  /** Its stage on the job's board; null if it is withdrawn. */
  stageId: Id.nullable(),
  phone: z.string(),
  location: z.string().nullable(),
  coverLetter: z.string().nullable(),
  resumeTitle: z.string().nullable(),
  answers: z.array(ReviewAnswer),
  /** How many answers are hidden because only admins may read them; 0 for admins. */
  hiddenAnswers: z.number().int(),
  attachments: z.array(Attachment),
  timeline: z.array(ReviewStep),
  resumeReads: z.object({ times: z.number().int(), people: z.number().int() }),
  match: MatchResult.nullable(),
  /** What an imported file said of the person beyond the fields here, such as the source and notes. */
  importedDetails: z.array(z.object({ label: z.string(), text: z.string() })),
})
export type ReviewDetails = z.infer<typeof ReviewDetails>

/** A question of a job, to filter its applications by the answers. */
export const ReviewQuestion = z.object({
  id: Id,
  label: z.string(),
  questionType: z.enum(questionTypes),
  options: z.array(z.string()),
  isPrivate: z.boolean(),
})
export type ReviewQuestion = z.infer<typeof ReviewQuestion>

const Link = z.object({ url: z.string(), expiresAt: Timestamp })
const One = z.object({ id: Id })
const StatusSet = z.object({
  id: Id,
  status: z.enum(applicationStatuses),
  statusUpdatedAt: Timestamp,
  /** When the candidate is notified; null if they were notified immediately or if there is nothing to notify about. */
  noticeDueAt: Timestamp.nullable(),
})

export const companyApplicationsContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/company/applications',
      summary: 'List applications to the jobs of the active company, newest first',
    })
    .input(ReviewFilters.extend({ page: Page }))
    .output(
      z.object({
        items: z.array(ReviewItem),
        total: z.number().int(),
        pageSize: z.number().int(),
        /** The number of applications in each status, under the other filters. */
        counts: z.record(z.enum(applicationStatuses), z.number().int()),
      }),
    ),
  stats: procedure
    .route({ method: 'GET', path: '/company/applications/stats', summary: 'Get counts of the applications screen' })
    .output(ReviewStats),
  jobs: procedure
    .route({
      method: 'GET',
      path: '/company/applications/jobs',
      summary: 'List the jobs that have applications, for the filter',
    })
    .output(
      z.array(z.object({ id: Id, title: z.string(), place: z.string().nullable(), applications: z.number().int() })),
    ),
  questions: procedure
    .route({
      method: 'GET',
      path: '/company/applications/jobs/{jobId}/questions',
      summary: 'List the questions of a job that the viewer may filter by; private ones for admins only',
    })
    .input(z.object({ jobId: Id }))
    .output(z.array(ReviewQuestion)),
  get: procedure
    .route({
      method: 'GET',
      path: '/company/applications/{id}',
      summary: 'Get one application in full; counts as a view for the candidate',
    })
    .input(One)
    .output(ReviewDetails),
  setStatus: procedure
    .errors(reviewErrors)
    .route({ method: 'POST', path: '/company/applications/{id}/status', summary: 'Set the status of an application' })
    .input(
      One.extend({
        status: StatusWord.pipe(z.enum(pipelineStatuses)),
        /** The stage in which the viewer saw it; if it was moved since, the call is refused. */
        from: StatusWord.optional(),
        rejection: Rejection.optional(),
        /** A message to the candidate, sent with the email and shown in their tracker. */
        message: typedText(maxDeclineCharacters).optional(),
      }),
    )
    .output(StatusSet),
  undoStatus: procedure
    .errors(reviewErrors)
    .route({
      method: 'POST',
      path: '/company/applications/{id}/status/undo',
      summary: 'Undo every status change that the candidate was not notified of',
    })
    .input(One)
    .output(StatusSet),
  notifyNow: procedure
    .errors(reviewErrors)
    .route({
      method: 'POST',
      path: '/company/applications/{id}/notice',
      summary: 'Notify the candidate of the status without waiting',
    })
    .input(One)
    .output(One),
  resumeLink: procedure
    .errors(fileErrors)
    .route({
      method: 'POST',
      path: '/company/applications/{id}/resume-link',
      summary: 'Get a one-hour link to the resume',
    })
    .input(One)
    .output(Link),
  attachmentLink: procedure
    .errors(fileErrors)
    .route({
      method: 'POST',
      path: '/company/applications/attachments/{id}/link',
      summary: 'Get a one-hour link to an attachment',
    })
    .input(One)
    .output(Link),
}
