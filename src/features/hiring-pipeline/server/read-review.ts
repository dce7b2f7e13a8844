import { and, asc, count, countDistinct, eq, isNull, or, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import {
  applicationAttachments as attachments,
  applicationResponses as responses,
} from '#db/schema/applications.forms.ts'
import {
  applicationOrigins,
  applications,
  applicationStatusChanges as changes,
  applicationRejections as rejections,
} from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { fileReads } from '#db/schema/documents.ts'
import { jobs, jobApplicationRequirements as requirements } from '#db/schema/job-postings.ts'
import { profiles } from '#db/schema/profiles.ts'
import { canReadPrivateAnswers } from '#features/applications/read-policy.ts'
import { readCompanyMatch } from '#features/applications/server/company-match.ts'
import { readAttachments } from '#features/applications/server/read-attachments.ts'
import { publicTitle } from '#features/documents/exports/file-name.ts'
import { recordProfileView } from '#features/profiles/server/record-profile-view.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { ReviewDetails } from '../contract.ts'
import type { RejectionReason } from '../decline-rules.ts'
import { loadReview } from './load-review.ts'
import { reviewColumns } from './queries.ts'
import { withStages } from './stages/with-stages.ts'

/**
 * One application in full, without private answers for viewers who may not read them; counts one view per person and
 * day (CAPP-10, CAPP-12).
 */
export async function readReview(ctx: SignedIn, { id }: { id: string }): Promise<ReviewDetails> {
  const application = await loadReview(ctx, id)
  const { db } = ctx
  const readsPrivate = canReadPrivateAnswers(ctx.viewer, application.companyId)
  const [sent, answers, files, timeline, resumeReads, match] = await Promise.all([
    readSent(db, id),
    readAnswers(db, application),
    readAttachments(db, id),
    readTimeline(db, id).then((steps) => withStages(db, id, steps)),
    countResumeReads(db, application.resumeFileId),
    readCompanyMatch(db, id),
    application.userId && recordProfileView(ctx, { ...application, userId: application.userId }),
  ])
  const shown = answers.filter((answer) => readsPrivate || !answer.isPrivate)
  const hidden = new Set(answers.filter((answer) => !shown.includes(answer)).map((answer) => answer.requirementId))
  return {
    ...sent,
    // the title that the applicant gave the resume is private
    resumeTitle: sent.resumeTitle === null ? null : publicTitle(sent.candidateName, 'resume'),
    answers: shown,
    hiddenAnswers: hidden.size,
    attachments: files.flatMap(({ requirementId, ...file }) => (hidden.has(requirementId ?? '') ? [] : [file])),
    timeline,
    resumeReads,
    match,
  }
}

type Application = Awaited<ReturnType<typeof loadReview>>

async function readSent(db: Db, id: string) {
  const [row] = await db
    .select({
      ...reviewColumns,
      companyName: companies.name,
      stageId: applications.stageId,
      shownStatus: applications.shownStatus,
      phone: applications.phone,
      location: profiles.location,
      coverLetter: applications.coverLetter,
      resumeTitle: applications.resumeTitle,
      importedDetails: sql<{ label: string; text: string }[]>`coalesce(${applicationOrigins.details}, '[]')`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(applicationOrigins, eq(applicationOrigins.applicationId, applications.id))
    .leftJoin(users, eq(users.id, applications.userId))
    .leftJoin(profiles, eq(profiles.userId, applications.userId))
    .where(eq(applications.id, id))
  return found(row)
}

/** Every question of the form in its order, answered or not; a removed question is listed if it was answered. */
async function readAnswers(db: Db, { id, jobId }: Application): Promise<ReviewDetails['answers']> {
  const rows = await db
    .select({
      requirementId: requirements.id,
      label: requirements.label,
      questionType: requirements.questionType,
      required: requirements.required,
      isPrivate: requirements.private,
      text: sql<string>`coalesce(${responses.responseText}, '')`,
      attachmentId: attachments.id,
    })
    .from(requirements)
    .leftJoin(responses, and(eq(responses.requirementId, requirements.id), eq(responses.applicationId, id)))
    .leftJoin(attachments, and(eq(attachments.requirementId, requirements.id), eq(attachments.applicationId, id)))
    .where(and(eq(requirements.jobId, jobId), or(isNull(requirements.removedAt), sql`${responses.id} is not null`)))
    .orderBy(asc(requirements.sortOrder), asc(requirements.id))
  return rows
}

const readTimeline = (db: Db, id: string) =>
  db
    .select({
      status: changes.toStatus,
      at: changes.changedAt,
      by: users.name,
      message: changes.message,
      isShown: changes.isShown,
      reason: sql<RejectionReason | null>`${rejections.reason}`,
      note: rejections.note,
    })
    .from(changes)
    .leftJoin(users, eq(users.id, changes.changedBy))
    .leftJoin(rejections, eq(rejections.changeId, changes.id))
    .where(eq(changes.applicationId, id))
    .orderBy(asc(changes.changedAt), asc(changes.id))

async function countResumeReads(db: Db, fileId: string | null) {
  if (!fileId) return { times: 0, people: 0 }
  const [row] = await db
    .select({ times: count(), people: countDistinct(fileReads.viewerId) })
    .from(fileReads)
    .where(and(eq(fileReads.fileId, fileId), eq(fileReads.purpose, 'application-review')))
  return row ?? { times: 0, people: 0 }
}
