import { eq } from 'drizzle-orm'
import { questionSets } from '#db/schema/job-postings.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { lockSet, lockSets, readableSet, requireFreeName } from './load-set.ts'

/** Renames a set; refuses a name that another set of the company has. */
export function renameSet(ctx: SignedIn, { id, name }: { id: string; name: string }) {
  return transaction(ctx, async (tx) => {
    const { companyId } = await lockSet(tx, id)
    await lockSets(tx.db, companyId)
    await requireFreeName(tx.db, { id, companyId, name })
    const [row] = await tx.db.update(questionSets).set({ name }).where(eq(questionSets.id, id)).returning()
    await tx.audit({ action: 'requirement_set.renamed', subjectType: 'requirement_set', subjectId: id, companyId })
    return readableSet(found(row))
  })
}
