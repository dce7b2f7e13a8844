import { eq } from 'drizzle-orm'
import { interviewSessions } from '#db/schema/interview-prep.ts'
import { INTERVIEWS_CHANGED } from '#features/answer-feedback/server/live-topic.ts'
import { scoreInThread } from '#features/answer-feedback/server/score-in-thread.ts'
import { addResponse } from '#features/question-bank/server/response-rows.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import type { MockAnswer, MockMove, MockSession } from '../../mock-contract.ts'
import { averageOf, endMock, type MockState, statsOf, takeStep } from '../../mock-rules.ts'
import { lockSession, readMock, readResponses, readSession, type SessionRow, stateOf } from './mock-sessions.ts'

/**
 * Stores the answer to the open question with its score, and goes on; the last one completes the interview, as does one that comes
 * when the time is up. The same answer again changes nothing. GONE_ON where another question is open.
 */
export async function answerQuestion(ctx: SignedIn, answer: MockAnswer): Promise<MockSession> {
  const { id, index, responseId, text, durationSeconds: seconds, spokenSeconds = null } = answer
  // before the transaction: while a thread reads nobody needs its connection
  const { score, scoreVersion } = await scoreOf(ctx, answer)
  await transaction(ctx, async (tx) => {
    const row = await lockSession(tx, id)
    const state = stateOf(row)
    const before = state.responses[index]
    if (before?.kind === 'answered' && before.responseId === responseId) return
    const question = requireOpen(row, index)
    const next = takeStep(state, { kind: 'answered', responseId, spokenSeconds }, { now: new Date(), seconds })
    const scored = { score, scoreVersion, durationSeconds: spokenSeconds ?? next.responses[index]?.seconds }
    const response = { id: responseId, userId: row.userId, questionId: question.id, sessionId: id, responseText: text }
    if (!(await addResponse(tx.db, { ...response, ...scored }))) throw new DomainError('GONE_ON')
    await store(tx, row, next)
  })
  return readMock(ctx, id)
}

/** The questions of a session are chosen as it begins: the lock is not needed to read one. */
async function scoreOf(ctx: SignedIn, answer: MockAnswer) {
  const { id, index, text, spokenSeconds = null } = answer
  const question = stateOf(await readSession(ctx, id)).questions[index]
  if (!question) throw new DomainError('GONE_ON')
  const spoken = { durationSeconds: spokenSeconds, isSpoken: spokenSeconds !== null }
  const { total: score, version: scoreVersion } = await scoreInThread('scoreAnswer', { question, text, ...spoken })
  return { score, scoreVersion }
}

/** Skips the open question, and goes on; the last one completes the interview. Again changes nothing. GONE_ON. */
export async function skipQuestion(
  ctx: SignedIn,
  { id, index, durationSeconds: seconds }: MockMove,
): Promise<MockSession> {
  await transaction(ctx, async (tx) => {
    const row = await lockSession(tx, id)
    if (stateOf(row).responses[index]?.kind === 'skipped') return
    requireOpen(row, index)
    await store(tx, row, takeStep(stateOf(row), { kind: 'skipped' }, { now: new Date(), seconds }))
  })
  return readMock(ctx, id)
}

/** Ends the interview at the open question; what was answered counts. Again changes nothing. GONE_ON. */
export async function completeMock(
  ctx: SignedIn,
  { id, index, durationSeconds: seconds }: MockMove,
): Promise<MockSession> {
  await transaction(ctx, async (tx) => {
    const row = await lockSession(tx, id)
    if (row.completed) return
    requireOpen(row, index)
    await store(tx, row, endMock(stateOf(row), { now: new Date(), seconds }))
  })
  return readMock(ctx, id)
}

/** The question at this place, if it is the open one. */
function requireOpen(row: SessionRow, index: number) {
  const { questions, responses } = stateOf(row)
  const question = questions[index]
  if (row.completed || responses.length !== index || !question) throw new DomainError('GONE_ON')
  return question
}

async function store(
  { db, audit }: UnitOfWork & Pick<SignedIn, 'db'>,
  row: SessionRow,
  state: MockState,
): Promise<void> {
  const { spentSeconds, ...counts } = statsOf(state)
  const scores = (await readResponses(db, row.id)).map(({ score }) => score)
  const completed = state.ending !== null
  const now = new Date()
  await db
    .update(interviewSessions)
    .set({
      ...counts,
      completed,
      sessionData: state,
      totalTimeMinutes: Math.round(spentSeconds / 60),
      averageScore: averageOf(scores),
      revision: row.revision + 1,
      completedAt: completed ? now : null,
      updatedAt: now,
    })
    .where(eq(interviewSessions.id, row.id))
  // another tab shows how far it is
  await publish(db, [row.userId], INTERVIEWS_CHANGED)
  if (!completed) return
  const data = { ending: state.ending }
  await audit({ action: 'mock_interview.completed', subjectType: 'interview_session', subjectId: row.id, data })
}
