import { and, count, desc, eq } from 'drizzle-orm'
import { interviewSessions } from '#db/schema/interview-prep.ts'
import { interviewResponses } from '#db/schema/question-bank.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { MockSession, MockStep, MockSummary } from '../../mock-contract.ts'
import { type MockState, type Outcome, remainingSeconds, statsOf } from '../../mock-rules.ts'

export type SessionRow = typeof interviewSessions.$inferSelect
type ResponseRow = typeof interviewResponses.$inferSelect

/** The state in a session row. Only the functions in this folder write it. */
export const stateOf = ({ sessionData }: Pick<SessionRow, 'sessionData'>): MockState => sessionData as MockState

const ofPerson = (userId: string, id: string) => and(eq(interviewSessions.id, id), eq(interviewSessions.userId, userId))

/**
 * One of the viewer's sessions, locked until the transaction ends. Of two simultaneous steps, the second one sees the new
 * state.
 */
export async function lockSession({ db, viewer }: Pick<SignedIn, 'db' | 'viewer'>, id: string): Promise<SessionRow> {
  const [row] = await db.select().from(interviewSessions).where(ofPerson(viewer.userId, id)).for('update')
  return found(row)
}

/** One of the viewer's sessions, without a lock. Throws NOT_FOUND for another person's session. */
export async function readMockSession(
  { db, viewer }: Pick<SignedIn, 'db' | 'viewer'>,
  id: string,
): Promise<SessionRow> {
  const [row] = await db.select().from(interviewSessions).where(ofPerson(viewer.userId, id))
  return found(row)
}

/** The answers of a session, unordered. */
export const readResponses = (db: Db, sessionId: string): Promise<ResponseRow[]> =>
  db.select().from(interviewResponses).where(eq(interviewResponses.sessionId, sessionId))

/** One of the viewer's mock interviews with its current state. Throws NOT_FOUND for another person's interview. */
export async function readMock(ctx: Pick<SignedIn, 'db' | 'viewer'>, id: string): Promise<MockSession> {
  const session = await readMockSession(ctx, id)
  return sessionOf(session, await readResponses(ctx.db, id), new Date())
}

/** The viewer's mock interviews, the latest first, and the open one. */
export async function listMocks({ db, viewer }: SignedIn, { limit }: { limit: number }) {
  const own = eq(interviewSessions.userId, viewer.userId)
  const [rows, [counted], [open]] = await Promise.all([
    db.select().from(interviewSessions).where(own).orderBy(desc(interviewSessions.createdAt)).limit(limit),
    db.select({ n: count() }).from(interviewSessions).where(own),
    db
      .select()
      .from(interviewSessions)
      .where(and(own, eq(interviewSessions.completed, false)))
      .limit(1),
  ])
  const now = new Date()
  return {
    items: rows.map((row) => summaryOf(row, now)),
    total: counted?.n ?? 0,
    open: open ? summaryOf(open, now) : null,
  }
}

function summaryOf(row: SessionRow, now: Date): MockSummary {
  const state = stateOf(row)
  return {
    ...row,
    mode: row.interviewMode,
    questions: state.questions.length,
    index: state.responses.length,
    remainingSeconds: row.completed ? null : remainingSeconds(state, now),
  }
}

function sessionOf(row: SessionRow, responses: ResponseRow[], now: Date): MockSession {
  const state = stateOf(row)
  const { types, levels, count, timeLimit } = state.config
  const byId = new Map(responses.map((response) => [response.id, response]))
  return {
    ...summaryOf(row, now),
    setup: { types, levels, count, timeLimit },
    revision: row.revision,
    ending: state.ending,
    spentSeconds: statsOf(state).spentSeconds,
    steps: state.questions.map((question, at): MockStep => {
      const outcome = state.responses[at]
      if (outcome) return { ...doneStep(outcome, byId), question }
      // hide a later question until it is asked, or until the interview has ended
      const isOpen = !row.completed && at === state.responses.length
      return { ...untold, outcome: isOpen ? 'open' : 'ahead', question: isOpen || row.completed ? question : null }
    }),
  }
}

const untold = { responseId: null, text: '', score: null, seconds: 0, spokenSeconds: null, isLate: false }

function doneStep(outcome: Outcome, byId: Map<string, ResponseRow>): Omit<MockStep, 'question'> {
  if (outcome.kind === 'skipped') return { ...untold, outcome: 'skipped', seconds: outcome.seconds }
  const { kind: _, ...answer } = outcome
  const response = byId.get(answer.responseId)
  const { responseText: text, score } = { responseText: '', score: null, ...response }
  return { ...answer, outcome: 'answered', text, score }
}
