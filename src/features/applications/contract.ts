// Applications, the applicant's side: apply to a job, follow its status, write private notes, withdraw. An application is submitted, then
// moved by the company (reviewing, interview, accepted, rejected), or withdrawn by the applicant; its history lists every status. A person
// can apply to a job only once, even after withdrawing (APPLY-25). The company's side is in the contract of hiring-pipeline.

import { z } from 'zod'
import { fileErrors, ResumeSummary } from '#features/documents/contract.ts'
import { renderErrors } from '#features/documents/preview-contract.ts'
import { answerShape, Question } from '#features/job-postings/question-shapes.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { emailField } from '#lib/email-field.ts'
import { salaryShape } from '#lib/pay/salary-shape.ts'
import { typedLine, typedText } from '#lib/text.ts'
import { applyRefusals } from './apply-refusals.ts'
import { ApplyDraft, SavedDraft } from './draft-shape.ts'
import { applicationStatuses, trackedSources } from './rules.ts'

export const applyErrors = {
  ...applyRefusals,
  ANSWERS_INVALID: {
    status: 422,
    message: 'Please check the marked answers.',
    data: z.object({ answers: z.record(z.string(), z.string()) }),
  },
  ATTACHMENT_GONE: {
    status: 410,
    message: 'This file is no longer available. Please choose or upload it again.',
    /** 'resume', 'coverLetter', or the id of the question. */
    data: z.object({ field: z.string() }),
  },
  APPLICATION_FAILED: { status: 503, message: 'Failed to submit application. Please try again.' },
} as const

export const RESUME_REQUIRED = 'Please provide a resume by either uploading a file or selecting an existing resume'

/** Basic Information, validated by the same rules in the form and on the server (APPLY-12). */
export const ApplicantDetails = z.object({
  fullName: typedLine(200, 'Full name is required'),
  email: emailField('Valid email is required'),
  phone: typedLine(50, 'Phone number is required'),
})
export type ApplicantDetails = z.infer<typeof ApplicantDetails>

export const maxLetterCharacters = 10_000

export const SubmitApplication = ApplicantDetails.extend({
  jobId: Id,
  resume: z.discriminatedUnion(
    'kind',
    [z.object({ kind: z.literal('existing'), resumeId: Id }), z.object({ kind: z.literal('upload'), fileId: Id })],
    { error: RESUME_REQUIRED },
  ),
  coverLetter: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('text'), text: typedText(maxLetterCharacters) }),
      z.object({ kind: z.literal('document'), coverLetterId: Id }),
    ])
    .nullish(),
  /** Answers by question id; files are staged uploads. Answers to questions that this person does not get are dropped. */
  answers: z.record(z.string().max(40), answerShape).default({}),
  files: z.record(z.string().max(40), Id).default({}),
})
export type SubmitApplication = z.infer<typeof SubmitApplication>

export const JobHead = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  companyName: z.string(),
  companyLogoUrl: z.string().nullable(),
  location: z.string().nullable(),
  moreLocations: z.array(z.string()).optional(),
  remoteAllowed: z.boolean(),
  employmentType: z.string(),
  ...salaryShape,
})

export const ApplyForm = z.object({
  job: JobHead.extend({
    /** Who may apply, as a sentence; null if the job does not state it. */
    openTo: z.string().nullable(),
    applicantUtcFrom: z.number().int().nullable(),
    applicantUtcTo: z.number().int().nullable(),
  }),
  /** The place in the person's profile, if the job is not open to people there. They can apply anyway. */
  outsidePlace: z.string().nullable(),
  prefill: z.object({ fullName: z.string(), email: z.string(), phone: z.string() }),
  questions: z.array(Question),
  resumes: z.array(ResumeSummary),
  coverLetters: z.array(
    z.object({ id: Id, title: z.string(), jobTitle: z.string().nullable(), companyName: z.string().nullable() }),
  ),
  /** What the person typed earlier and has not submitted. */
  draft: SavedDraft.nullable(),
})
export type ApplyForm = z.infer<typeof ApplyForm>

export const ApplyEligibility = z.object({
  hasApplied: z.boolean(),
  isClosed: z.boolean(),
  isEntitled: z.boolean(),
  hasReachedLimit: z.boolean(),
})

/** A job as its applicant sees it, even after it was closed or deleted (TRACK-20). */
export const TrackedJob = JobHead.extend({
  /** Null for an external application. */
  id: Id.nullable(),
  slug: z.string().nullable(),
  employmentType: z.string().nullable(),
  /** For an external application: the salary as the person typed it, and the address of the posting. */
  salaryText: z.string().nullable(),
  link: z.string().nullable(),
  isOpen: z.boolean(),
  isDeleted: z.boolean(),
})

export const TrackedApplication = z.object({
  id: Id,
  /** An external application: the applicant added it and sets its status. */
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
  eligibility: own
    .route({ method: 'GET', path: '/jobs/{jobId}/eligibility', summary: 'Get whether the viewer may apply to a job' })
    .input(OfJob)
    .output(ApplyEligibility),
  formFor: own
    .errors(applyErrors)
    .route({ method: 'GET', path: '/jobs/{jobId}/application-form', summary: 'Get the application form of a job' })
    .input(OfJob)
    .output(ApplyForm),
  recordFormProgress: own
    .errors(applyErrors)
    .route({
      method: 'POST',
      path: '/jobs/{jobId}/application-form/progress',
      summary: "Record how far the viewer filled in a job's form, for its company's counts",
    })
    .input(OfJob.extend({ furthestId: Id.nullable() }))
    .output(z.null()),
  saveDraft: own
    .errors(applyErrors)
    .route({
      method: 'PUT',
      path: '/jobs/{jobId}/application-draft',
      summary: 'Save an unfinished application to a job, which only the viewer can read',
    })
    .input(OfJob.extend({ values: ApplyDraft }))
    .output(z.object({ savedAt: Timestamp })),
  discardDraft: own
    .errors(applyErrors)
    .route({
      method: 'DELETE',
      path: '/jobs/{jobId}/application-draft',
      summary: 'Delete your unfinished application to a job',
    })
    .input(OfJob)
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
      summary: 'Get a 60-second link to a submitted file',
    })
    .input(One)
    .output(z.object({ url: z.string(), expiresAt: Timestamp })),
  withdraw: own
    .errors({ ALREADY_WITHDRAWN: { status: 409, message: 'You have already withdrawn this application.' } })
    .route({ method: 'POST', path: '/applications/{id}/withdraw', summary: 'Withdraw your application' })
    .input(One)
    .output(TrackedApplication),
  updateNotes: own
    .route({ method: 'POST', path: '/applications/{id}/notes', summary: 'Save a private note on your application' })
    .input(One.extend({ notes: typedText(5000) }))
    .output(z.object({ notes: z.string().nullable() })),
}
