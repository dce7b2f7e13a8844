import { eq } from 'drizzle-orm'
import { applicationAttachments as attachments } from '#db/schema/applications.forms.ts'
import { jobApplicationRequirements as requirements } from '#db/schema/job-postings.ts'
import { canReadPrivateAnswers } from '#features/applications/read-policy.ts'
import { makeFileLink } from '#features/documents/server/file-links.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { loadReview } from './load-review.ts'

/** A private link to the submitted resume, valid for one hour (CAPP-09); FILE_MISSING if the file is gone. */
export async function linkToResume(ctx: SignedIn, { id }: { id: string }) {
  const { resumeFileId } = await loadReview(ctx, id)
  if (!resumeFileId) throw new DomainError('FILE_MISSING')
  return makeFileLink(ctx, { id: resumeFileId }, { purpose: 'application-review' })
}

/** A private link to an attachment, valid for one hour; NOT_FOUND if it answers a private question that the viewer may not read. */
export async function linkToReviewedAttachment(ctx: SignedIn, { id }: { id: string }) {
  const [row] = await ctx.db
    .select({ applicationId: attachments.applicationId, fileId: attachments.fileId, isPrivate: requirements.private })
    .from(attachments)
    .leftJoin(requirements, eq(requirements.id, attachments.requirementId))
    .where(eq(attachments.id, id))
  const { applicationId, fileId, isPrivate } = found(row)
  const { companyId } = await loadReview(ctx, applicationId)
  if (isPrivate && !canReadPrivateAnswers(ctx.viewer, companyId)) throw new DomainError('NOT_FOUND')
  if (!fileId) throw new DomainError('FILE_MISSING')
  return makeFileLink(ctx, { id: fileId }, { purpose: 'application-review' })
}
