import { loadOwn } from '#features/messages/server/read-thread.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import type { OwnInterviews } from '../contract.ts'
import { type InterviewRow, listOwnInterviews, readOffered } from './read-interviews.ts'
import { applicationOf, changeInterview, lockInterview } from './store-change.ts'

type SeenSequence = { id: string; sequence: number }

/**
 * Accepts one of the proposed times; of parallel calls only one succeeds. The same time again changes nothing. TIME_GONE if the time has
 * passed or was not offered, CHANGED if the proposal has changed, CONVERSATION_CLOSED after a withdrawal.
 */
export const acceptTime = (
  ctx: SignedIn,
  { startsAt, ...seen }: SeenSequence & { startsAt: Date },
): Promise<OwnInterviews> =>
  decide(ctx, seen.id, async (tx, row, about) => {
    if (row.status === 'accepted' && row.startsAt?.getTime() === startsAt.getTime()) return
    if (row.status !== 'proposed' || row.sequence !== seen.sequence) throw new DomainError('CHANGED')
    const offered = (await readOffered(tx.db, [row.id])).get(row.id) ?? []
    const isOffered = offered.some((at) => at.getTime() === startsAt.getTime())
    if (!isOffered || startsAt <= new Date()) throw new DomainError('TIME_GONE')
    await changeInterview(tx, row, {
      about,
      change: { became: 'accepted', by: 'candidate', wasAccepted: false },
      set: { status: 'accepted', startsAt, remindedAt: null },
    })
  })

type Declined = SeenSequence & { note: string; asksForOthers: boolean }

/**
 * Declines a proposal or an accepted interview, or asks for other times. A repeated call changes nothing; CHANGED if the interview has
 * changed.
 */
export const declineInterview = (ctx: SignedIn, { note, asksForOthers, ...seen }: Declined): Promise<OwnInterviews> =>
  decide(ctx, seen.id, async (tx, row, about) => {
    if (row.status === 'declined') return
    const isOpen = row.status === 'proposed' || row.status === 'accepted'
    if (!isOpen || row.sequence !== seen.sequence) throw new DomainError('CHANGED')
    await changeInterview(tx, row, {
      about,
      change: { became: 'declined', by: 'candidate', wasAccepted: row.status === 'accepted' },
      set: { status: 'declined', note, asksForOthers },
    })
  })

type About = { applicationId: string; companyId: string; userId: string }

async function decide(
  ctx: SignedIn,
  id: string,
  act: (tx: SignedIn & UnitOfWork, row: InterviewRow, about: About) => Promise<void>,
): Promise<OwnInterviews> {
  const applicationId = await applicationOf(ctx.db, id)
  const { userId } = ctx.viewer
  await transaction(ctx, async (tx) => {
    const { status, companyId } = await loadOwn(tx.db, userId, applicationId, { lock: true })
    if (status === 'withdrawn') throw new DomainError('CONVERSATION_CLOSED')
    await act(tx, await lockInterview(tx.db, id), { applicationId, companyId, userId })
  })
  return listOwnInterviews(ctx, { applicationId })
}
