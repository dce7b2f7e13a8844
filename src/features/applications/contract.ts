// Applications, the applicant's side: apply to a job, follow what becomes of it, keep private notes, withdraw.
// An application is submitted, then whatever the company makes of it (reviewing, interview, accepted, rejected), or
// withdrawn by the applicant; every status it had stands in its ledger. One a person and job, for good (APPLY-25, X-15).
// The company's side is the review contract beside this one.

import { z } from 'zod'
import { fileErrors, ResumeSummary } from '#features/documents/contract.ts'
import { renderErrors } from '#features/documents/preview-contract.ts'
import { answerShape, Question } from '#features/job-postings/question-shapes.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedLine, typedText } from '#lib/text.ts'
import { applyRefusals } from './apply-refusals.ts'
import { applicationStatuses, trackedSources } from './rules.ts'

export const applyErrors = {
  ...applyRefusals,
  ANSWERS_INVALID: {
    status: 422,
    message: 'Please check the answers that are marked.',
    data: z.object({ answers: z.record(z.string(), z.string()) }),
  },
  ATTACHMENT_GONE: {
    status: 410,
    message: 'This file is no longer here. Please choose or upload it again.',
    /** 'resume', 'coverLetter', or the question's id. */
    data: z.object({ field: z.string() }),
  },
  APPLICATION_FAILED: { status: 503, message: 'Failed to submit application. Please try again.' },
} as const

export const RESUME_REQUIRED = 'Please provide a resume by either uploading a file or selecting an existing resume'

/** Basic Information, checked alike in the form and on the server (APPLY-12). */
export const ApplicantDetails = z.object({
  fullName: typedLine(200, 'Full name is required'),
  email: z.string().trim().max(254, 'Valid email is required').pipe(z.email('Valid email is required')),
  phone: typedLine(50, 'Phone number is required'),
})

export const mostLetterCharacters = 10_000

export const SubmitApplication = ApplicantDetails.extend({
  jobId: Id,
  resume: z.discriminatedUnion(
    'kind',
    [z.object({ kind: z.literal('existing'), resumeId: Id }), z.object({ kind: z.literal('upload'), fileId: Id })],
    { error: RESUME_REQUIRED },
  ),
  coverLetter: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('text'), text: typedText(mostLetterCharacters) }),
      z.object({ kind: z.literal('document'), coverLetterId: Id }),
    ])
    .nullish(),
  /** By question; files travel as staged uploads. Answers to questions that are not asked of this person are dropped. */
  answers: z.record(z.string().max(40), answerShape).default({}),
  files: z.record(z.string().max(40), Id).default({}),
})
export type SubmitApplication = z.infer<typeof SubmitApplication>

const JobHead = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  companyName: z.string(),
  companyLogoUrl: z.string().nullable(),
  location: z.string().nullable(),
  remoteAllowed: z.boolean(),
  employmentType: z.string(),
  salaryMin: z.number().nullable(),
  salaryMax: z.number().nullable(),
})

export const ApplyForm = z.object({
  job: JobHead,
  prefill: z.object({ fullName: z.string(), email: z.string(), phone: z.string() }),
  questions: z.array(Question),
  resumes: z.array(ResumeSummary),
  coverLetters: z.array(
    z.object({ id: Id, title: z.string(), jobTitle: z.string().nullable(), companyName: z.string().nullable() }),
  ),
})
export type ApplyForm = z.infer<typeof ApplyForm>

export const ApplyEligibility = z.object({
  hasApplied: z.boolean(),
  isClosed: z.boolean(),
  isEntitled: z.boolean(),
  hasReachedLimit: z.boolean(),
})

/** A job as its applicant keeps seeing it, also after it closed or was deleted (TRACK-20). */
export const TrackedJob = JobHead.extend({
  /** No posting of Tandem where it was applied to elsewhere. */
  id: Id.nullable(),
  slug: z.string().nullable(),
  employmentType: z.string().nullable(),
  /** Its salary in the words of whoever wrote it down, and its own address. */
  salaryText: z.string().nullable(),
  link: z.string().nullable(),
  isOpen: z.boolean(),
  isDeleted: z.boolean(),
})

export const TrackedApplication = z.object({
  id: Id,
  /** Made outside of Tandem and written down by the applicant, who says where it stands. */
  isExternal: z.boolean(),
  status: z.enum(applicationStatuses),
  source: z.enum(trackedSources),
  isAssisted: z.boolean(),
  notes: z.string().nullable(),
  appliedAt: Timestamp,
  updatedAt: Timestamp,
  statusUpdatedAt: Timestamp,
  job: TrackedJob,
})
export type TrackedApplication = z.infer<typeof TrackedApplication>

const own = procedure
const One = z.object({ id: Id })
const OfJob = z.object({ jobId: Id })

export const applicationsContract = {
  standing: own
    .route({ method: 'GET', path: '/jobs/{jobId}/eligibility', summary: 'Whether the viewer may apply to a job' })
    .input(OfJob)
    .output(ApplyEligibility),
  formFor: own
    .errors(applyErrors)
    .route({ method: 'GET', path: '/jobs/{jobId}/application-form', summary: 'What applying to a job asks for' })
    .input(OfJob)
    .output(ApplyForm),
  recordFormProgress: own
    .errors(applyErrors)
    .route({
      method: 'POST',
      path: '/jobs/{jobId}/application-form/progress',
      summary: 'How far the viewer came in the form of a job, for the counts of its company',
    })
    .input(OfJob.extend({ furthestId: Id.nullable() }))
    .output(z.null()),
  submit: own
    .errors({ ...applyErrors, ...renderErrors })
    .route({ method: 'POST', path: '/applications', summary: 'Apply to a job' })
    .input(SubmitApplication)
    .output(z.object({ applicationId: Id, status: z.enum(applicationStatuses), appliedAt: Timestamp })),
  attachmentLink: own
    .errors(fileErrors)
    .route({
      method: 'POST',
      path: '/applications/attachments/{id}/link',
      summary: 'A link of 60 seconds to a file sent',
    })
    .input(One)
    .output(z.object({ url: z.string(), expiresAt: Timestamp })),
  withdraw: own
    .errors({ ALREADY_WITHDRAWN: { status: 409, message: 'You have withdrawn this application already.' } })
    .route({ method: 'POST', path: '/applications/{id}/withdraw', summary: 'Withdraw an own application' })
    .input(One)
    .output(TrackedApplication),
  updateNotes: own
    .route({ method: 'POST', path: '/applications/{id}/notes', summary: 'Keep a private note on an own application' })
    .input(One.extend({ notes: typedText(5000) }))
    .output(z.object({ notes: z.string().nullable() })),
}
