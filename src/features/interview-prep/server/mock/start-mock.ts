import { and, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { interviewSessions } from '#db/schema/interview-prep.ts'
import { INTERVIEWS_CHANGED } from '#features/answer-feedback/server/live-topic.ts'
import { drawQuestions } from '#features/question-bank/server/draw-questions.ts'
import { questionsForJob } from '#features/question-bank/server/questions-for-job.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { transaction } from '#server/transaction.ts'
import type { MockSession, MockSetup } from '../../mock-contract.ts'
import { beginMock, mockName } from '../../mock-rules.ts'
import { readMock } from './mock-sessions.ts'

const PER_DAY = { points: 100, seconds: 24 * 60 * 60 }

type Start = MockSetup & { id: string }

/**
 * Starts a mock interview and its clock. It can have fewer questions than requested, if the question bank has no more. A second
 * request with the same id returns the same interview. Throws NO_QUESTIONS, INTERVIEW_OPEN while another one is open, NOT_FOUND for
 * a job that the person cannot see, RATE_LIMITED above a hundred a day.
 */
export async function startMock(ctx: SignedIn, { id, role, company, jobId, ...config }: Start): Promise<MockSession> {
  const { userId } = ctx.viewer
  if (await isOwn(ctx, id)) return readMock(ctx, id)
  const about = jobId ? await aboutPosting(ctx, jobId) : { jobRole: role || null, companyName: company || null }
  await ctx.throttle.consume('mock-interview', userId, PER_DAY)
  const drawn = await drawQuestions(ctx.db, { ...config, role: about.jobRole, jobId, userId })
  if (drawn.length === 0) throw new DomainError('NO_QUESTIONS')
  const questions = drawn.map(({ jobRole: _role, companyName: _company, ...question }) => question)
  await transaction(ctx, async ({ db, audit }) => {
    // lock the user: of two simultaneous starts, the second one finds the interview of the first one
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    if (await isOwn({ db, viewer: ctx.viewer }, id)) return
    const isOpen = and(eq(interviewSessions.userId, userId), eq(interviewSessions.completed, false))
    const [open] = await db.select({ id: interviewSessions.id }).from(interviewSessions).where(isOpen).limit(1)
    if (open) throw new DomainError('INTERVIEW_OPEN')
    const now = new Date()
    const made = { id, userId, jobId, ...about, interviewMode: config.mode, createdAt: now, updatedAt: now }
    const sessionName = mockName({ ...about, mode: config.mode })
    const sessionData = beginMock(config, questions, now)
    await db
      .insert(interviewSessions)
      .values({ ...made, sessionName, sessionData })
      .onConflictDoNothing()
    await audit({ action: 'mock_interview.started', subjectType: 'interview_session', subjectId: id })
    await publish(db, [userId], INTERVIEWS_CHANGED)
  })
  return readMock(ctx, id)
}

async function isOwn({ db, viewer }: Pick<SignedIn, 'db' | 'viewer'>, id: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: interviewSessions.userId })
    .from(interviewSessions)
    .where(eq(interviewSessions.id, id))
  // the id belongs to an interview of another person
  if (row && row.userId !== viewer.userId) throw new DomainError('NOT_FOUND')
  return row !== undefined
}

/** The title and company of a posting. Also makes its questions, if they do not exist yet. */
async function aboutPosting(ctx: SignedIn, jobId: string) {
  const { title, companyName } = await questionsForJob(ctx, { jobId })
  return { jobRole: title, companyName }
}
