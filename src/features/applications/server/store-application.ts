import { and, eq } from 'drizzle-orm'
import { applicationAttachments, applicationFormStarts, applicationResponses } from '#db/schema/applications.forms.ts'
import { applicationStatusChanges, applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { lockEntitlement } from '#features/billing/server/entitlement.ts'
import { attachFiles, deleteStaged } from '#features/documents/server/stored-files.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found, isDuplicate, requirePolicy } from '#server/errors.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import type { SubmitApplication } from '../contract.ts'
import { applicationSubmitted } from '../events.ts'
import type { ApplicationSource } from '../rules.ts'
import type { CheckedAnswer } from './check-answers.ts'
import type { Submission } from './collect-submission.ts'
import { deleteDraft } from './drafts/save-draft.ts'
import { isClosed, type JobToApply, jobTerms } from './load.ts'
import { promiseReply } from './promise-reply.ts'
import { checkRight } from './read-eligibility.ts'

/** Used when an area applies on behalf of a person: it stores its own rows first, in the same transaction. */
export type Assist = { alongside(tx: SignedIn & UnitOfWork, application: NewApplication): Promise<void> }

type Details = Omit<SubmitApplication, 'jobId' | 'resume' | 'coverLetter' | 'answers' | 'files'>
/** The form's own fields, each with its column. A field without a column is `never`, so that the compiler finds it. */
type StoredDetails = {
  [Field in keyof Details]: Field extends keyof typeof applications.$inferInsert ? Details[Field] : never
}

export type NewApplication = {
  id: string
  job: JobToApply
  details: StoredDetails
  source: ApplicationSource
  answers: CheckedAnswer[]
  submission: Submission
  now: Date
  assist?: Assist | undefined
}

/**
 * Stores the application with answers, attachments, history, audit and event in one transaction (APPLY-29). Earlier checks are repeated
 * under locks: the job must still be open, the plan's limit is counted exclusively, and the database rejects a second application with
 * ALREADY_APPLIED (APPLY-25). Returns the objects of the consumed uploads.
 */
export async function storeApplication(ctx: SignedIn, application: NewApplication): Promise<string[]> {
  try {
    return await transaction(ctx, (tx) => storeAll(tx, application))
  } catch (error) {
    if (isDuplicate(error, 'applications_once')) throw new DomainError('ALREADY_APPLIED')
    throw error
  }
}

async function storeAll(tx: SignedIn & UnitOfWork, application: NewApplication): Promise<string[]> {
  const { id, job, details, source, submission, now, assist } = application
  const { userId } = tx.viewer
  await lockOpenJob(tx, job.id, now)
  await assist?.alongside(tx, application)
  requirePolicy(await checkRight(tx.db, userId, await lockEntitlement(tx.db, userId), now))
  const resume = submission.files.find((file) => file.isResume)
  await attachFiles(
    tx.db,
    userId,
    submission.files.map(({ field: _f, requirementId: _r, isResume: _i, isCoverLetter: _c, ...file }) => file),
  )
  await tx.db.insert(applications).values({
    id,
    jobId: job.id,
    userId,
    ...details,
    resumeFileId: resume?.id ?? null,
    resumeTitle: submission.resumeTitle,
    resumeText: submission.resumeText,
    coverLetter: submission.coverLetter,
    source,
    isAssisted: assist !== undefined,
    appliedAt: now,
    statusUpdatedAt: now,
    updatedAt: now,
  })
  await storeParts(tx, application)
  await tx.db
    .update(applicationFormStarts)
    .set({ sentAt: now })
    .where(and(eq(applicationFormStarts.jobId, job.id), eq(applicationFormStarts.userId, userId)))
  await deleteDraft(tx.db, job.id, userId)
  const staged = await deleteStaged(tx.db, userId, submission.stagedIds)
  const { companyId } = job
  await promiseReply(tx.db, { applicationId: id, companyId, sentAt: now })
  await tx.audit({
    action: 'application.submitted',
    subjectType: 'application',
    subjectId: id,
    companyId,
    data: { jobId: job.id, source, ...(assist && { isAssisted: true }) },
  })
  await tx.emit(applicationSubmitted({ applicationId: id, jobId: job.id, companyId, userId }))
  return staged
}

/** Locks the job, so that it cannot be closed while applications to it are stored. */
async function lockOpenJob(tx: SignedIn, jobId: string, now: Date): Promise<void> {
  const [terms] = await tx.db
    .select(jobTerms)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, jobId))
    .for('share', { of: jobs })
  if (isClosed(found(terms), now)) throw new DomainError('APPLICATIONS_CLOSED')
}

async function storeParts(tx: SignedIn, { id, submission, answers, now }: NewApplication): Promise<void> {
  const { userId } = tx.viewer
  if (submission.files.length > 0) {
    await tx.db.insert(applicationAttachments).values(
      submission.files.map((file) => ({
        applicationId: id,
        requirementId: file.requirementId,
        fileId: file.id,
        fileName: file.fileName,
        filePath: file.key,
        fileSize: file.size,
        contentType: file.contentType,
        isResume: file.isResume,
        isCoverLetter: file.isCoverLetter,
      })),
    )
  }
  if (answers.length > 0) {
    await tx.db.insert(applicationResponses).values(
      answers.map(({ requirementId, text, data }) => ({
        applicationId: id,
        requirementId,
        responseText: text,
        responseData: data,
      })),
    )
  }
  await tx.db
    .insert(applicationStatusChanges)
    .values({ applicationId: id, fromStatus: null, toStatus: 'submitted', changedBy: userId, changedAt: now })
}
