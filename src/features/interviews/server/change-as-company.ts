import { loadToWrite } from '#features/messages/server/load-to-write.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { Interviews } from '../contract.ts'
import { readTimes } from '../rules.ts'
import { listInterviews } from './read-interviews.ts'
import { applicationOf, changeInterview, lockSeenInterview } from './store-change.ts'

type SeenSequence = { id: string; sequence: number; note: string }

/** Moves an accepted interview from the version that was seen; CHANGED, and the errors of a time. */
export async function moveInterview(
  ctx: SignedIn,
  { id, sequence, note, start, timeZone }: SeenSequence & { start: string; timeZone: string },
): Promise<Interviews> {
  const applicationId = await applicationOf(ctx.db, id)
  await loadToWrite(ctx, applicationId)
  const times = readTimes([start], timeZone, new Date())
  if (typeof times === 'string') throw new DomainError(times)
  const [startsAt] = times
  await transaction(ctx, async (tx) => {
    const { companyId, userId } = await loadToWrite(tx, applicationId, { lock: true })
    const row = await lockSeenInterview(tx.db, id, sequence)
    if (row.status !== 'accepted' || !startsAt) throw new DomainError('CHANGED')
    if (row.startsAt?.getTime() === startsAt.getTime()) return
    await changeInterview(tx, row, {
      about: { applicationId, companyId, userId },
      change: { became: 'moved', by: 'company', actorId: ctx.viewer.userId, wasAccepted: true, from: row.startsAt },
      set: { startsAt, timeZone, note, remindedAt: null },
    })
  })
  return listInterviews(ctx, { applicationId })
}

/** Withdraws a proposal or cancels an interview, from the version that was seen; CHANGED if it is already over. */
export async function cancelInterview(ctx: SignedIn, { id, sequence, note }: SeenSequence): Promise<Interviews> {
  const applicationId = await applicationOf(ctx.db, id)
  await transaction(ctx, async (tx) => {
    const { companyId, userId } = await loadToWrite(tx, applicationId, { lock: true })
    const row = await lockSeenInterview(tx.db, id, sequence)
    if (row.status !== 'accepted' && row.status !== 'proposed') throw new DomainError('CHANGED')
    await changeInterview(tx, row, {
      about: { applicationId, companyId, userId },
      change: {
        became: 'cancelled',
        by: 'company',
        actorId: ctx.viewer.userId,
        wasAccepted: row.status === 'accepted',
      },
      set: { status: 'cancelled', note },
    })
  })
  return listInterviews(ctx, { applicationId })
}
