import { count, eq } from 'drizzle-orm'
import { questionSets } from '#db/schema/job-postings.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { maxSets } from '../../question-sets-contract.ts'
import { storedQuestion } from '../append-questions.ts'
import { lockPosting } from '../load-posting.ts'
import { readRequirements } from '../requirement-rows.ts'
import { lockSet, lockSets, readableSet, requireFreeName } from './load-set.ts'

/** Saves the questions of a job under a name; a repeated call with the same id returns the same set. */
export function saveSet(ctx: SignedIn, { id, jobId, name }: { id: string; jobId: string; name: string }) {
  return transaction(ctx, async (tx) => {
    const { job } = await lockPosting(tx, jobId)
    const { companyId } = job
    await lockSets(tx.db, companyId)
    const [known] = await tx.db.select({ id: questionSets.id }).from(questionSets).where(eq(questionSets.id, id))
    if (known) return readableSet(await lockSet(tx, id))
    const questions = (await readRequirements(tx.db, jobId)).map(storedQuestion)
    if (questions.length === 0) throw new DomainError('SET_EMPTY')
    await requireFreeName(tx.db, { id, companyId, name })
    const [stored] = await tx.db
      .select({ sets: count() })
      .from(questionSets)
      .where(eq(questionSets.companyId, companyId))
    if ((stored?.sets ?? 0) >= maxSets) throw new DomainError('SET_LIMIT')
    const [row] = await tx.db.insert(questionSets).values({ id, companyId, name, questions }).returning()
    const data = { questions: questions.length, jobId }
    await tx.audit({ action: 'requirement_set.saved', subjectType: 'requirement_set', subjectId: id, companyId, data })
    return readableSet(found(row))
  })
}
