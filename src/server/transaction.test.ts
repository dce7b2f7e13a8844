import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { auditLog, events } from '#db/schema/operations.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { transaction } from './transaction.ts'

const product = productOfFile()

/** Renames a user, audits and emits it, and then fails if requested. Returns what is stored afterwards. */
async function rename(failure?: Error) {
  const { id } = await createUser(product.db, { name: 'Before' })
  const ctx = await product.contextFor(id)
  const work = transaction(ctx, async (tx) => {
    await tx.db.update(users).set({ name: 'After' }).where(eq(users.id, id))
    await tx.audit({ action: 'test.renamed', subjectType: 'user', subjectId: id })
    await tx.emit({ name: 'test.renamed', payload: { userId: id } })
    if (failure) throw failure
    return 'done'
  })
  const said = await work.catch((error: unknown) => error)
  const [user] = await product.db.select().from(users).where(eq(users.id, id))
  const audited = await product.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
  const emitted = (await product.db.select().from(events)).filter(
    ({ payload }) => (payload as { userId?: string }).userId === id,
  )
  return { said, name: user?.name, audited: audited.map(({ actorId }) => actorId === id), emitted: emitted.length }
}

it('stores rows, the audit entry and the event together', async () => {
  expect(await rename()).toEqual({ said: 'done', name: 'After', audited: [true], emitted: 1 })
})

it('stores none of them if the work fails at its end, and rethrows the error', async () => {
  const failure = new Error('refused at last')
  expect(await rename(failure)).toEqual({ said: failure, name: 'Before', audited: [], emitted: 0 })
})
