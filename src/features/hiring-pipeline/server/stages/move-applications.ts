import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { Rejection } from '../../rejection.ts'
import { type Move, type MoveReport, Refusal } from '../../stage-contract.ts'
import { placeApplication } from './place-application.ts'

const atOnce = 4
/** `rejection` applies only to applications that this move rejects. */
type Moving = {
  moves: Move[]
  rejection?: Rejection | undefined
  message?: string | undefined
  isUndo?: boolean | undefined
}

/**
 * Moves applications one by one: a failed move does not stop the others, and the result lists the reason. NOT_FOUND if the viewer may see
 * none of them.
 */
export async function moveApplications(ctx: SignedIn, { moves, ...words }: Moving): Promise<MoveReport> {
  const report: MoveReport = { moved: [], refused: [] }
  const waiting = [...moves]
  const work = async () => {
    for (let move = waiting.shift(); move; move = waiting.shift()) await moveOne(ctx, { ...move, ...words }, report)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (report.refused.filter(({ code }) => code === 'NOT_FOUND').length === moves.length) {
    throw new DomainError('NOT_FOUND')
  }
  return report
}

async function moveOne(
  ctx: SignedIn,
  { id, from, to, ...words }: Move & Omit<Moving, 'moves'>,
  report: MoveReport,
): Promise<void> {
  try {
    const placed = await transaction(ctx, (tx) => placeApplication(tx, { id, to, from: { stageId: from }, ...words }))
    const { stageId, status, noticeDueAt } = placed
    report.moved.push({ id, from: placed.from, stageId, status, noticeDueAt })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    report.refused.push(Refusal.parse({ id, code: error.code, moved: error.data ?? null }))
  }
}
