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
import { averageOfScores, endMock, type MockState, statsOf, takeStep } from '../../mock-rules.ts'
import { lockSession, readMock, readMockSession, readResponses, type SessionRow, stateOf } from './mock-sessions.ts'

/**
 * Stores the answer to the open question with its score, and opens the next question. The last answer completes the interview, and
 * so does an answer after the time limit. A second request with the same id changes nothing. Throws GONE_ON if another question is
 * open.
 */
export async function answerQuestion(ctx: SignedIn, answer: MockAnswer): Promise<MockSession> {
  const { id, index, responseId, text, durationSeconds: seconds, spokenSeconds = null } = answer
  // score before the transaction, so that no database connection is in use while the worker thread runs
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

/** Scores an answer. This needs no lock, because the questions of a session never change after its start. */
async function scoreOf(ctx: SignedIn, answer: MockAnswer) {
  const { id, index, text, spokenSeconds = null } = answer
  const question = stateOf(await readMockSession(ctx, id)).questions[index]
  if (!question) throw new DomainError('GONE_ON')
  const spoken = { durationSeconds: spokenSeconds, isSpoken: spokenSeconds !== null }
  const { total: score, version: scoreVersion } = await scoreInThread('scoreAnswer', { question, text, ...spoken })
  return { score, scoreVersion }
}

/** Skips the open question. The last skip completes the interview. A repeated request changes nothing. Throws GONE_ON. */
export const skipQuestion = (ctx: SignedIn, move: MockMove): Promise<MockSession> =>
  moveOnce(ctx, move, {
    isDone: (row) => stateOf(row).responses[move.index]?.kind === 'skipped',
    next: (state, timing) => takeStep(state, { kind: 'skipped' }, timing),
  })

/** Ends the interview at the open question. Earlier answers count. A repeated request changes nothing. Throws GONE_ON. */
export const completeMock = (ctx: SignedIn, move: MockMove): Promise<MockSession> =>
  moveOnce(ctx, move, { isDone: ({ completed }) => completed, next: endMock })

type Change = {
  isDone: (row: SessionRow) => boolean
  next: (state: MockState, timing: Parameters<typeof endMock>[1]) => MockState
}

async function moveOnce(
  ctx: SignedIn,
  { id, index, durationSeconds: seconds }: MockMove,
  { isDone, next }: Change,
): Promise<MockSession> {
  await transaction(ctx, async (tx) => {
    const row = await lockSession(tx, id)
    if (isDone(row)) return
    requireOpen(row, index)
    await store(tx, row, next(stateOf(row), { now: new Date(), seconds }))
  })
  return readMock(ctx, id)
}

/** The question at this index. Throws GONE_ON if it is not the open one. */
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
      averageScore: averageOfScores(scores),
      revision: row.revision + 1,
      completedAt: completed ? now : null,
      updatedAt: now,
    })
    .where(eq(interviewSessions.id, row.id))
  // update other tabs of the person
  await publish(db, [row.userId], INTERVIEWS_CHANGED)
  if (!completed) return
  const data = { ending: state.ending }
  await audit({ action: 'mock_interview.completed', subjectType: 'interview_session', subjectId: row.id, data })
}
