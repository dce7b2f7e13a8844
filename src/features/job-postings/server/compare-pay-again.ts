import { and, eq, sql } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import type { Db } from '#server/context.ts'

/** Compares the pay of the jobs in a currency by its present rate, and says how many these are. What they show does not change. */
export async function comparePayAgain(db: Db, currency: string): Promise<number> {
  // not through `salary_currency`: no trigger may take this for a change of the posting
  const isPaid = and(
    eq(jobs.salaryCurrency, currency),
    sql`(${jobs.salaryMin}, ${jobs.salaryMax}) is distinct from (null, null)`,
  )
  const { rowCount } = await db
    .update(jobs)
    .set({
      payMin: sql`pay_a_year(${jobs.salaryMin}, ${jobs.salaryCurrency}, ${jobs.salaryPeriod})`,
      payMax: sql`pay_a_year(${jobs.salaryMax}, ${jobs.salaryCurrency}, ${jobs.salaryPeriod})`,
      updatedAt: jobs.updatedAt,
    })
    .where(isPaid)
  return rowCount ?? 0
}
