import { and, asc, eq, min, ne } from 'drizzle-orm'
import {
  applicationAttachments as attachments,
  applicationResponses as responses,
} from '#db/schema/applications.forms.ts'
import { applications, applicationStatusChanges as changes } from '#db/schema/applications.ts'
import { companyMembers as members } from '#db/schema/companies.ts'
import { fileReads } from '#db/schema/documents.ts'
import { jobs, jobApplicationRequirements as requirements } from '#db/schema/job-postings.ts'
import { readCompanyMatch } from '#features/applications/server/company-match.ts'
import { readAttachments } from '#features/applications/server/read-attachments.ts'
import { readTracked } from '#features/applications/server/tracked-rows.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { sanitizeRichText } from '#server/rich-text.ts'
import type { ApplicationDetails, TimelineStep } from '../shapes.ts'
import { inOrder, readPrivateSteps } from './private-steps.ts'

/** One of the viewer's applications: what was submitted, and its status history (TRACK-14, TRACK-20). */
export async function readOwnApplication(ctx: SignedIn, { id }: { id: string }): Promise<ApplicationDetails> {
  const { db, viewer } = ctx
  const tracked = await readTracked(db, viewer, id)
  const [sent, answers, files, timeline, match] = await Promise.all([
    readSent(db, id),
    readAnswers(db, id),
    readAttachments(db, id),
    readTimeline(db, id, viewer.userId),
    readCompanyMatch(db, id),
  ])
  return { ...tracked, ...sent, answers, attachments: files, timeline, match }
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

/** The applicant's own answers, including those to private questions, in the form's order. */
async function readAnswers(db: Db, id: string): Promise<ApplicationDetails['answers']> {
  const rows = await db
    .select({
      question: requirements.label,
      questionType: requirements.questionType,
      answer: responses.responseText,
      attachmentId: attachments.id,
    })
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

/** Its timeline, oldest first. It does not name the company's members. */
async function readTimeline(db: Db, id: string, userId: string): Promise<TimelineStep[]> {
  const [statuses, opened, [own]] = await Promise.all([
    db
      .select({
        status: changes.toStatus,
        at: changes.changedAt,
        changedBy: changes.changedBy,
        message: changes.message,
      })
      .from(changes)
      .where(and(eq(changes.applicationId, id), changes.isShown))
      .orderBy(asc(changes.changedAt), asc(changes.id)),
    readOpened(db, id, userId),
    db.select({ notesAt: applications.applicationNotesAt }).from(applications).where(eq(applications.id, id)),
  ])
  const steps = await readPrivateSteps(db, { userId, about: { applicationId: id }, notesAt: own?.notesAt ?? null })
  const by = (changedBy: string | null) => (changedBy === userId ? 'you' : 'company')
  return inOrder([
    ...statuses.map(({ changedBy, ...step }) => ({ kind: 'status' as const, ...step, by: by(changedBy) as 'you' })),
    ...opened,
    ...steps,
  ])
}

/** When a member of the job's company first opened a submitted file. Other readers, such as platform staff, do not count. */
async function readOpened(db: Db, id: string, userId: string): Promise<TimelineStep[]> {
  const [row] = await db
    .select({ at: min(fileReads.readAt) })
    .from(fileReads)
    .innerJoin(attachments, eq(attachments.fileId, fileReads.fileId))
    .innerJoin(applications, eq(applications.id, attachments.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(members, and(eq(members.companyId, jobs.companyId), eq(members.userId, fileReads.viewerId)))
    .where(and(eq(applications.id, id), ne(members.userId, userId)))
  return row?.at ? [{ kind: 'opened', at: row.at }] : []
}
