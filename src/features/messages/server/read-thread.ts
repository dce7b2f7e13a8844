import { and, asc, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { applicationMessageDrafts as drafts, applicationMessages as messages } from '#db/schema/messages.ts'
import { shownStatus } from '#features/applications/server/shown-status.ts'
import { loadReview } from '#features/hiring-pipeline/server/load-review.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { OwnThread, Thread } from '../contract.ts'
import { canAnswer, canWriteTo } from '../policy.ts'

type About = { applicationId: string }

const columns = {
  id: messages.id,
  side: messages.side,
  subject: messages.subject,
  body: messages.body,
  createdAt: messages.createdAt,
}

/** The messages about an application, oldest first, for its reviewers. */
export async function readThread(ctx: SignedIn, { applicationId }: About): Promise<Thread> {
  const application = await loadReview(ctx, applicationId)
  const verdict = canWriteTo(ctx.viewer, application)
  const [written, draft] = await Promise.all([
    ctx.db
      .select({ ...columns, author: users.name, mailState: messages.mailState })
      .from(messages)
      .leftJoin(users, eq(users.id, messages.authorId))
      .where(eq(messages.applicationId, applicationId))
      .orderBy(asc(messages.createdAt), asc(messages.id)),
    readDraft(ctx.db, ctx.viewer.userId, applicationId),
  ])
  const closedBecause = verdict.allowed || verdict.code === 'NOT_FOUND' ? null : verdict.code
  return { candidateName: application.fullName, closedBecause, messages: written, draft: draft ?? null }
}

/** The same for its applicant, without the names of the company's members. */
export async function readOwnThread({ db, viewer }: SignedIn, { applicationId }: About): Promise<OwnThread> {
  const { companyName, ...application } = await loadOwn(db, viewer.userId, applicationId)
  const [written, draft] = await Promise.all([
    db
      .select(columns)
      .from(messages)
      .where(eq(messages.applicationId, applicationId))
      .orderBy(asc(messages.createdAt), asc(messages.id)),
    readDraft(db, viewer.userId, applicationId),
  ])
  const wasWrittenTo = written.some(({ side }) => side === 'company')
  const { allowed } = canAnswer(viewer, { ...application, wasWrittenTo })
  return { companyName, canAnswer: allowed, messages: written, draft: draft?.body ?? '' }
}

/** One of the viewer's applications, or NOT_FOUND; `lock` locks its row to the end of the transaction. */
export async function loadOwn(db: Db, userId: string, applicationId: string, { lock = false } = {}) {
  const query = db
    .select({
      userId: applications.userId,
      status: shownStatus,
      jobId: jobs.id,
      companyId: jobs.companyId,
      companyName: companies.name,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(applications.id, applicationId), eq(applications.userId, userId)))
  const [row] = lock ? await query.for('update', { of: applications }) : await query
  return found(row)
}

async function readDraft(db: Db, authorId: string, applicationId: string) {
  const [draft] = await db
    .select({ subject: drafts.subject, body: drafts.body })
    .from(drafts)
    .where(and(eq(drafts.applicationId, applicationId), eq(drafts.authorId, authorId)))
  return draft
}
