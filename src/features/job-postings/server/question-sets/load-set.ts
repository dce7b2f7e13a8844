import { eq, sql } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { questionSets } from '#db/schema/job-postings.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, found, requirePolicy } from '#server/errors.ts'
import { canManageJob } from '../../policy.ts'
import { readRules } from '../../question-shapes.ts'

export type SetRow = typeof questionSets.$inferSelect

/** The set as it is shown, with rules in the current format. */
export const readableSet = ({ id, name, questions, updatedAt }: SetRow) => ({
  ...{ id, name, updatedAt },
  questions: questions.map((question) => ({ ...question, validationRules: readRules(question.validationRules) })),
})

/** A set of a company whose jobs the viewer manages, locked to the end of the transaction; otherwise NOT_FOUND. */
export async function lockSet(tx: SignedIn, id: string): Promise<SetRow> {
  const [row] = await tx.db.select().from(questionSets).where(eq(questionSets.id, id)).for('update')
  const set = found(row)
  requirePolicy(canManageJob(tx.viewer, set))
  return set
}

/** Locks the sets of a company, so that only one caller at a time compares names and counts sets. */
export const lockSets = (db: Db, companyId: string) =>
  db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update')

/** Refuses a name that another set of the company has, ignoring case. */
export async function requireFreeName(db: Db, { id, companyId, name }: Pick<SetRow, 'id' | 'companyId' | 'name'>) {
  const [sameName] = await db
    .select({ id: questionSets.id })
    .from(questionSets)
    .where(
      sql`${questionSets.companyId} = ${companyId} and lower(${questionSets.name}) = lower(${name}) and ${questionSets.id} <> ${id}`,
    )
  if (sameName) throw new DomainError('SET_NAME_TAKEN')
}
