import { and, eq, inArray } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { applications } from '#db/schema/applications.ts'
import { interviewQuestions } from '#db/schema/question-bank.ts'
import { loadCandidate, matchJobs } from '#features/job-board/server/load-candidate.ts'
import { type ReadJob, readJobs } from '#features/job-board/server/load-cards.ts'
import { findVisibleJob } from '#features/job-board/server/visible-jobs.ts'
import { toMatch } from '#features/matching/to-match.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { inThreads } from '#server/threads.ts'
import { transaction } from '#server/transaction.ts'
import type { MadeQuestion } from '../posting/made-question.ts'
import type * as writing from '../posting/write-questions.ts'
import { questionRoleOf } from '../roles.ts'

const writeInThread = inThreads<typeof writing>('features/question-bank/posting/write-questions')

const NEW_JOBS_A_DAY = { points: 200, seconds: 24 * 60 * 60 }

/**
 * Makes questions from a posting and the gaps in the person's resume (INTV-11). When the resume or the posting has changed, it
 * updates them: a question with the same title remains the same row, and one that no longer applies is retired with its answers
 * preserved. Without a change it writes nothing. Throws NOT_FOUND for a job that the person neither sees nor applied to,
 * RATE_LIMITED, TEXT_TOO_LONG.
 */
export async function questionsForJob(ctx: SignedIn, { jobId }: { jobId: string }) {
  const [{ job, company }, candidate] = await Promise.all([readPosting(ctx, jobId), loadCandidate(ctx)])
  const [match = null] = await matchJobs([job], candidate)
  const made = await writeInThread('writeQuestions', { job: toMatch(job), companyName: company.name, match })
  const shared = {
    userId: ctx.viewer.userId,
    jobId: job.id,
    companyName: company.name,
    // never null, because null means a question for all roles
    jobRole: questionRoleOf(job.title) ?? job.title,
  }
  // lists show the newest question first, so the question to show first is inserted last
  const rows = made.map(({ gap: _, ...question }) => ({ ...shared, ...question })).reverse()
  const { isAny, isFirst } = await changesOf(ctx.db, shared, rows)
  // before the transaction, because the throttle uses its own database connection
  if (isFirst) await ctx.throttle.consume('interview-questions', shared.userId, NEW_JOBS_A_DAY)
  if (isAny) await refreshQuestions(ctx, shared, rows)
  const gaps = made.filter(({ gap }) => gap !== null).length
  return { title: job.title, companyName: company.name, total: made.length, gaps, hasResume: match !== null }
}

/** A job that the person can see, or a closed job that they applied to, because interviews often follow after a job closes. */
async function readPosting(ctx: SignedIn, jobId: string): Promise<ReadJob> {
  const own = and(eq(applications.jobId, jobId), eq(applications.userId, ctx.viewer.userId))
  const [applied] = await ctx.db.select({ jobId: applications.jobId }).from(applications).where(own).limit(1)
  const id = applied?.jobId ?? (await findVisibleJob(ctx, jobId)).id
  const [row] = await readJobs(ctx, [id])
  const posting = found(row)
  if (posting.job.status === 'deleted') throw new DomainError('NOT_FOUND')
  return posting
}

type Whose = { userId: string; jobId: string }
type PreparedQuestion = Omit<MadeQuestion, 'gap'> & Whose & { companyName: string; jobRole: string | null }

async function changesOf(db: Db, { userId, jobId }: Whose, prepared: PreparedQuestion[]) {
  const stored = await db
    .select()
    .from(interviewQuestions)
    .where(and(eq(interviewQuestions.userId, userId), eq(interviewQuestions.jobId, jobId)))
  const byTitle = new Map(stored.map((row) => [row.title, row]))
  const added = prepared.filter(({ title }) => !byTitle.has(title))
  const changed = prepared.flatMap((row) => {
    const old = byTitle.get(row.title)
    return old && (old.retiredAt || differs(row, old)) ? [{ id: old.id, row }] : []
  })
  const titles = new Set(prepared.map(({ title }) => title))
  const obsolete = stored.filter(({ title, retiredAt }) => !retiredAt && !titles.has(title)).map(({ id }) => id)
  return {
    added,
    changed,
    gone: obsolete,
    isFirst: stored.length === 0,
    isAny: added.length + changed.length + obsolete.length > 0,
  }
}

const differs = (row: object, stored: object) =>
  Object.entries(row).some(([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(stored, name)))

async function refreshQuestions(ctx: SignedIn, whose: Whose, prepared: PreparedQuestion[]): Promise<void> {
  await transaction(ctx, async ({ db }) => {
    // lock the user: of two simultaneous requests, the second one sees the questions of the first one
    await db.select({ id: users.id }).from(users).where(eq(users.id, whose.userId)).for('no key update')
    const { added, changed, gone: obsolete } = await changesOf(db, whose, prepared)
    for (const { id, row } of changed) {
      await db
        .update(interviewQuestions)
        .set({ ...row, retiredAt: null })
        .where(eq(interviewQuestions.id, id))
    }
    if (added.length > 0) await db.insert(interviewQuestions).values(added)
    if (obsolete.length > 0) {
      await db.update(interviewQuestions).set({ retiredAt: new Date() }).where(inArray(interviewQuestions.id, obsolete))
    }
  })
}
