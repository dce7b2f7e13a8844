import { and, asc, count, eq, type SQL } from 'drizzle-orm'
import { autoApplyEntries, autoApplyRules } from '#db/schema/auto-apply.ts'
import type { EmploymentType } from '#features/job-postings/rules.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { Rule } from '../contract.ts'

/** The person's rules in order of creation, with their waiting and sent counts. */
export const readRules = ({ db, viewer }: SignedIn): Promise<Rule[]> => readThose(db, viewer.userId)

export async function readRule({ db, viewer }: SignedIn, id: string): Promise<Rule> {
  const [rule] = await readThose(db, viewer.userId, eq(autoApplyRules.id, id))
  return found(rule)
}

async function readThose(db: Db, userId: string, more?: SQL): Promise<Rule[]> {
  const [rows, counts] = await Promise.all([
    db
      .select()
      .from(autoApplyRules)
      .where(and(eq(autoApplyRules.userId, userId), more))
      .orderBy(asc(autoApplyRules.createdAt)),
    db
      .select({ ruleId: autoApplyEntries.ruleId, state: autoApplyEntries.state, n: count() })
      .from(autoApplyEntries)
      .where(eq(autoApplyEntries.userId, userId))
      .groupBy(autoApplyEntries.ruleId, autoApplyEntries.state),
  ])
  return rows.map((row) => {
    const countOf = (state: string) => counts.find((one) => one.ruleId === row.id && one.state === state)?.n ?? 0
    const types = row.types as EmploymentType[]
    return { ...row, types, coverLetter: row.coverLetter ?? '', waiting: countOf('waiting'), sent: countOf('sent') }
  })
}

/** Whether the person has set up auto apply, which means at least one rule, on or off (DASH-06). */
export async function hasSetUpAutoApply(db: Db, userId: string): Promise<boolean> {
  const [rule] = await db
    .select({ id: autoApplyRules.id })
    .from(autoApplyRules)
    .where(eq(autoApplyRules.userId, userId))
    .limit(1)
  return rule !== undefined
}
