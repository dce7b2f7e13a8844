import { asc, desc, eq } from 'drizzle-orm'
import { applicationAttachments as attachments } from '#db/schema/applications.forms.ts'
import type { Db } from '#server/context.ts'

/** The files of an application for both sides, in this order: resume, cover letter, answers. */
export const readAttachments = (db: Db, applicationId: string) =>
  db
    .select({
      id: attachments.id,
      requirementId: attachments.requirementId,
      fileName: attachments.fileName,
      fileSize: attachments.fileSize,
      contentType: attachments.contentType,
      isResume: attachments.isResume,
      isCoverLetter: attachments.isCoverLetter,
    })
    .from(attachments)
    .where(eq(attachments.applicationId, applicationId))
    .orderBy(desc(attachments.isResume), desc(attachments.isCoverLetter), asc(attachments.id))
