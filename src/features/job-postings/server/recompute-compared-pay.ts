import { and, eq, sql } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import type { Db } from '#server/context.ts'

/**
 * Converts the pay of all jobs in a currency again by its current rate, for comparisons; returns the number of jobs. The displayed pay does
 * not change.
 */
export async function recomputeComparedPay(db: Db, currency: string): Promise<number> {
  // do not set `salary_currency`, so that no trigger treats this as a change of the posting
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
