import { and, asc, desc, eq } from 'drizzle-orm'
import {
  applications,
  applicationAttachments as attachments,
  applicationStatusChanges as changes,
  applicationResponses as responses,
} from '#db/schema/applications.ts'
import { jobs, jobApplicationRequirements as requirements } from '#db/schema/jobs.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { sanitizeRichText } from '#server/rich-text.ts'
import type { ApplicationDetails } from '../contract.ts'
import { readTracked } from './tracked-rows.ts'

/** One of the viewer's applications: what was sent, and every status it has had (TRACK-14, TRACK-20). */
export async function readOwnApplication(ctx: SignedIn, { id }: { id: string }): Promise<ApplicationDetails> {
  const { db, viewer } = ctx
  const tracked = await readTracked(db, viewer, id)
  const [sent, answers, files, timeline] = await Promise.all([
    readSent(db, id),
    readAnswers(db, id),
    readAttachments(db, id),
    readTimeline(db, id, viewer.userId),
  ])
  return { ...tracked, ...sent, answers, attachments: files, timeline }
}

async function readSent(db: Db, id: string) {
  const [row] = await db
    .select({
      description: jobs.description,
      fullName: applications.fullName,
      email: applications.email,
      phone: applications.phone,
      resumeTitle: applications.resumeTitle,
      coverLetter: applications.coverLetter,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.id, id))
  const { description, ...sent } = found(row)
  return { ...sent, description: sanitizeRichText(description) }
}

/** The applicant's own answers, those to private questions too, in the form's order. */
async function readAnswers(db: Db, id: string): Promise<ApplicationDetails['answers']> {
  const rows = await db
    .select({ question: requirements.label, answer: responses.responseText, attachmentId: attachments.id })
    .from(responses)
    .innerJoin(requirements, eq(requirements.id, responses.requirementId))
    .leftJoin(
      attachments,
      and(eq(attachments.applicationId, id), eq(attachments.requirementId, responses.requirementId)),
    )
    .where(eq(responses.applicationId, id))
    .orderBy(asc(requirements.sortOrder), asc(requirements.id))
  return rows.map((row) => ({ ...row, answer: row.answer ?? '' }))
}

const readAttachments = (db: Db, id: string) =>
  db
    .select({
      id: attachments.id,
      fileName: attachments.fileName,
      fileSize: attachments.fileSize,
      contentType: attachments.contentType,
      isResume: attachments.isResume,
      isCoverLetter: attachments.isCoverLetter,
    })
    .from(attachments)
    .where(eq(attachments.applicationId, id))
    .orderBy(desc(attachments.isResume), desc(attachments.isCoverLetter), asc(attachments.id))

/** Who at the company set a status is not the applicant's to know. */
async function readTimeline(db: Db, id: string, userId: string): Promise<ApplicationDetails['timeline']> {
  const rows = await db
    .select({ status: changes.toStatus, at: changes.changedAt, changedBy: changes.changedBy })
    .from(changes)
    .where(eq(changes.applicationId, id))
    .orderBy(asc(changes.changedAt), asc(changes.id))
  return rows.map(({ changedBy, ...step }) => ({ ...step, by: changedBy === userId ? 'you' : 'company' }))
}
