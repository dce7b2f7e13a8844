import { and, eq, inArray, isNull } from 'drizzle-orm'
import { scorecardAttributes as table } from '#db/schema/scorecards.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { Attribute, Defined } from '../contract.ts'
import { MAX_ATTRIBUTES } from '../rules.ts'
import { listAttributes, lockScoredJob, readDefinition } from './scorecard-definition.ts'

type Input = { jobId: string; seen: string[]; attributes: Attribute[] }

/**
 * Stores the attributes of a job in this order. An attribute that the caller saw and left out is removed, but retains its scores; one that
 * a colleague has added in the meantime remains, at the end. NOT_FOUND; BAD_REQUEST through the contract; SCORECARD_FULL with more than 12.
 */
export async function saveAttributes(ctx: SignedIn, { jobId, seen, attributes }: Input): Promise<Defined> {
  await transaction(ctx, async (tx) => {
    const { companyId } = await lockScoredJob(tx, jobId)
    const stored = await listAttributes(tx.db, jobId)
    const added = stored.filter(({ id }) => !seen.includes(id) && attributes.every((one) => one.id !== id))
    const next = [...attributes, ...added]
    if (next.length > MAX_ATTRIBUTES) throw new DomainError('SCORECARD_FULL')
    const removed = stored.filter(({ id }) => next.every((one) => one.id !== id)).map(({ id }) => id)
    if (removed.length > 0) await tx.db.update(table).set({ removedAt: new Date() }).where(inArray(table.id, removed))
    for (const [sortOrder, fields] of next.entries()) await store(tx.db, jobId, { ...fields, sortOrder })
    const data = { attributes: next.length, removed: removed.length }
    await tx.audit({ action: 'scorecard.defined', subjectType: 'job', subjectId: jobId, companyId, data })
  })
  return readDefinition(ctx, { jobId })
}

/** Refuses the id of a removed attribute or of another job's. */
async function store(db: Db, jobId: string, { id, ...fields }: Attribute & { sortOrder: number }): Promise<void> {
  const own = and(eq(table.jobId, jobId), isNull(table.removedAt))
  const [row] = await db
    .insert(table)
    .values({ id, jobId, ...fields })
    .onConflictDoUpdate({ target: table.id, set: fields, setWhere: own })
    .returning({ id: table.id })
  if (!row) throw new DomainError('SCORECARD_CHANGED')
}
