import { and, asc, countDistinct, eq, gte } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { interviewLogs as logs } from '#db/schema/interview-logs.ts'
import { scheduledInterviews as scheduled } from '#db/schema/interview-prep.ts'
import { interviewQuestions as questions, interviewResponses as responses } from '#db/schema/question-bank.ts'
import type { Db, SignedIn } from '#server/context.ts'
import type { InterviewOverview, NextInterview } from '../../overview-contract.ts'
import { configOf } from '../schedule/scheduled-interviews.ts'

/** The viewer's upcoming interviews, pending real ones and scheduled mock ones: their number and the next one. */
export async function readUpcoming({ db, viewer }: SignedIn, now = new Date()): Promise<InterviewOverview['upcoming']> {
  const { userId } = viewer
  const real = and(eq(logs.userId, userId), eq(logs.outcome, 'pending'), gte(logs.interviewDate, now))
  const mock = and(eq(scheduled.userId, userId), eq(scheduled.status, 'scheduled'), gte(scheduled.scheduledDate, now))
  const [realTotal, mockTotal, [log], [appointment]] = await Promise.all([
    db.$count(logs, real),
    db.$count(scheduled, mock),
    db
      .select({ log: logs, jobId: applications.jobId })
      .from(logs)
      .leftJoin(applications, eq(applications.id, logs.applicationId))
      .where(real)
      .orderBy(asc(logs.interviewDate), asc(logs.id))
      .limit(1),
    db.select().from(scheduled).where(mock).orderBy(asc(scheduled.scheduledDate), asc(scheduled.id)).limit(1),
  ])
  const total = realTotal + mockTotal
  const at = log?.log.interviewDate
  const isReal = at && (!appointment || at <= appointment.scheduledDate)
  if (isReal) return { total, next: await realOf(db, { ...log, at, userId }) }
  return { total, next: appointment ? scheduledOf(appointment) : null }
}

type Real = { log: typeof logs.$inferSelect; jobId: string | null; at: Date; userId: string }

async function realOf(db: Db, { log, jobId, at, userId }: Real): Promise<NextInterview> {
  const { id, companyName, jobRole, interviewStage: stage } = log
  const practised = jobId ? await countPractised(db, userId, jobId) : null
  return { kind: 'real', id, at, companyName, jobRole, stage, jobId, practised }
}

function scheduledOf(row: typeof scheduled.$inferSelect): NextInterview {
  const { setup } = configOf(row)
  return {
    kind: 'scheduled',
    id: row.id,
    at: row.scheduledDate,
    companyName: setup.company || null,
    jobRole: setup.role || null,
  }
}

/** How many of the questions made from a posting for this person have an answer; null if there are no questions. */
async function countPractised(db: Db, userId: string, jobId: string) {
  const [row] = await db
    .select({ total: countDistinct(questions.id), done: countDistinct(responses.questionId) })
    .from(questions)
    .leftJoin(responses, and(eq(responses.questionId, questions.id), eq(responses.userId, userId)))
    .where(and(eq(questions.userId, userId), eq(questions.jobId, jobId)))
  return row && row.total > 0 ? { total: row.total, done: row.done } : null
}
