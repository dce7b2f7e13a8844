import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import type { UnchangedReason } from '../bulk.ts'
import { unchangedReasonNames } from '../bulk.ts'
import type { StatusesSet } from '../bulk-contract.ts'
import type { PostingStatus, SettableStatus } from '../rules.ts'
import { lockPosting } from './load-posting.ts'
import { publishToTeam } from './publish-team.ts'
import { changeStatus } from './set-posting-status.ts'

type StatusParams = { ids: string[]; status: SettableStatus; from?: PostingStatus | undefined }
type Outcome = { id: string; title: string | null; reason: UnchangedReason | null; companyId?: string }

/**
 * Sets the status of many jobs in one transaction: each is changed where possible, and the result lists the others with the reason. Another
 * company's job gets the same answer as a missing one.
 */
export function setPostingStatuses(ctx: SignedIn, { ids, status, from }: StatusParams): Promise<StatusesSet> {
  return transaction(ctx, async (tx) => {
    const outcomes: Outcome[] = []
    // the same order for all callers: two at once cannot deadlock
    for (const id of [...new Set(ids)].toSorted()) outcomes.push(await setOne(tx, id, { status, from }))
    await publishToTeam(tx.db, ...outcomes.flatMap(({ companyId }) => companyId ?? []))
    const inOrder = outcomes.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    return {
      changed: inOrder.flatMap(({ id, title, reason }) => (reason === null ? [{ id, title: title ?? '' }] : [])),
      unchanged: inOrder.flatMap(({ id, title, reason }) => (reason === null ? [] : [{ id, title, reason }])),
    }
  })
}

async function setOne(
  tx: SignedIn & UnitOfWork,
  id: string,
  { status, from }: Omit<StatusParams, 'ids'>,
): Promise<Outcome> {
  let title: string | null = null
  try {
    const loaded = await lockPosting(tx, id)
    const { job } = loaded
    title = job.title
    if (job.status === status) return { id, title, reason: 'SAME' }
    if (from !== undefined && job.status !== from) return { id, title, reason: 'MOVED' }
    const { companyId } = await changeStatus(tx, loaded, status)
    return { id, title, reason: null, companyId }
  } catch (error) {
    const reason = error instanceof DomainError ? unchangedReasonNames.find((name) => name === error.code) : undefined
    if (!reason) throw error
    return { id, title, reason }
  }
}
