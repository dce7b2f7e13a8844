import { eq } from 'drizzle-orm'
import { scheduledInterviews as scheduled } from '#db/schema/interview-prep.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { ScheduledInterview, StartCall } from '../../schedule-contract.ts'
import { startMock } from '../mock/start-mock.ts'
import { configOf, lockScheduled, readScheduled, type SessionConfig } from './scheduled-interviews.ts'

/**
 * Starts or continues a scheduled interview, also before its time. Each start sets again whether to store recordings. Throws CHANGED
 * if the interview is not `scheduled` any more, NO_QUESTIONS, INTERVIEW_OPEN while another interview is open.
 */
export async function startCall(ctx: SignedIn, { id, sessionId, recordings }: StartCall): Promise<ScheduledInterview> {
  const known = await readScheduled(ctx, { id })
  if (known.status !== 'scheduled') throw new DomainError('CHANGED')
  const mockId = known.sessionId ?? (await startMock(ctx, { ...known.setup, mode: 'audio', id: sessionId })).id
  await transaction(ctx, async (tx) => {
    const row = await lockScheduled(tx, id)
    // another page has started the interview with another session
    if (row.status !== 'scheduled' || (row.sessionId && row.sessionId !== mockId)) throw new DomainError('CHANGED')
    const sessionConfig: SessionConfig = { ...configOf(row), recordings }
    await tx.db.update(scheduled).set({ sessionId: mockId, sessionConfig }).where(eq(scheduled.id, id))
  })
  return readScheduled(ctx, { id })
}
