import { and, eq } from 'drizzle-orm'
import { applicationAttachments as attachments } from '#db/schema/applications.forms.ts'
import { applications } from '#db/schema/applications.ts'
import { jobs, jobApplicationRequirements as requirements } from '#db/schema/job-postings.ts'
import { makeFileLink } from '#features/documents/server/file-links.ts'
import type { FileReader } from '#features/documents/server/read-file.ts'
import type { FindUploadRule } from '#features/documents/server/upload-rules.ts'
import { acceptedFileTypes, maxFileSize } from '#features/job-postings/questions.ts'
import { isId } from '#lib/ids.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { canReadAttachment } from '../policy.ts'
import { loadJobToApply } from './load.ts'
import { questionsForViewer } from './questions-for.ts'

/**
 * An upload that answers a question. It is checked by the question's rules, and the person must be among those who get the question
 * (APPLY-20).
 */
export const answerUploadRule: FindUploadRule = async (ctx, { requirementId }) => {
  if (!isId(requirementId)) throw new DomainError('UPLOAD_INVALID')
  const { db, viewer } = ctx
  const [row] = await db
    .select({ jobId: requirements.jobId })
    .from(requirements)
    .where(eq(requirements.id, requirementId))
  const job = await loadJobToApply(db, viewer, found(row).jobId)
  const questions = await questionsForViewer(db, viewer, job)
  const question = found(
    questions.find(({ id, questionType }) => id === requirementId && questionType === 'file_upload'),
  )
  return { area: 'resumes', allowed: acceptedFileTypes(question), maxBytes: maxFileSize(question), words: 'store' }
}

/** Whether this person may read a file of an application now, for links on both sides (FILE-07). */
export const mayReadApplicationFile: FileReader = async ({ db, viewer }, file) => {
  const rows = await db
    .select({ applicantId: applications.userId, companyId: jobs.companyId, isPrivate: requirements.private })
    .from(attachments)
    .innerJoin(applications, eq(applications.id, attachments.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(requirements, eq(requirements.id, attachments.requirementId))
    .where(eq(attachments.fileId, file.id))
  return rows.some((row) => canReadAttachment(viewer, { ...row, isPrivate: row.isPrivate ?? false }))
}

/**
 * A link to a file of the viewer's own application, valid for 60 seconds. NOT_FOUND for another person's file, FILE_MISSING if it is lost.
 */
export async function linkToAttachment(ctx: SignedIn, { id }: { id: string }) {
  const [row] = await ctx.db
    .select({ fileId: attachments.fileId })
    .from(attachments)
    .innerJoin(applications, eq(applications.id, attachments.applicationId))
    .where(and(eq(attachments.id, id), eq(applications.userId, ctx.viewer.userId)))
  const { fileId } = found(row)
  if (!fileId) throw new DomainError('FILE_MISSING')
  return makeFileLink(ctx, { id: fileId }, { purpose: 'own-application' })
}
