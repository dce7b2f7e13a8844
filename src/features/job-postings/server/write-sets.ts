import { and, asc, eq, inArray } from 'drizzle-orm'
import { questionSets, type StoredSetQuestion } from '#db/schema/job-postings.ts'
import type { Db } from '#server/context.ts'
import { readRules } from '../question-shapes.ts'
import { storedQuestion } from './append-questions.ts'
import { lockSets } from './question-sets/load-set.ts'

export type CompanySet = { id: string; name: string; questions: StoredSetQuestion[] }

const asNow = (question: StoredSetQuestion): StoredSetQuestion => ({
  ...storedQuestion(question),
  validationRules: readRules(question.validationRules),
})

/** All sets of a company with their questions, as they are stored now, by name. */
export async function readSets(db: Db, companyId: string): Promise<CompanySet[]> {
  const { id, name, questions } = questionSets
  const rows = await db
    .select({ id, name, questions })
    .from(questionSets)
    .where(eq(questionSets.companyId, companyId))
    .orderBy(asc(questionSets.name))
  return rows.map((set) => ({ ...set, questions: set.questions.map(asNow) }))
}

/** The same, locked to the end of the transaction against new, changed and deleted sets. */
export async function lockedSets(db: Db, companyId: string): Promise<CompanySet[]> {
  await lockSets(db, companyId)
  await db.select({ id: questionSets.id }).from(questionSets).where(eq(questionSets.companyId, companyId)).for('update')
  return readSets(db, companyId)
}

type Written = { added: readonly CompanySet[]; changed: readonly CompanySet[]; removed: readonly string[] }

/** Writes locked sets of a company: new ones, the questions of changed ones, and those that are deleted. */
export async function writeSets(db: Db, companyId: string, { added, changed, removed }: Written): Promise<void> {
  if (added.length > 0) await db.insert(questionSets).values(added.map((set) => ({ ...set, companyId })))
  for (const { id, questions } of changed)
    await db
      .update(questionSets)
      .set({ questions })
      .where(and(eq(questionSets.id, id), eq(questionSets.companyId, companyId)))
  if (removed.length > 0)
    await db
      .delete(questionSets)
      .where(and(inArray(questionSets.id, [...removed]), eq(questionSets.companyId, companyId)))
}
