import { asc, count, eq } from 'drizzle-orm'
import { exchangeRates } from '#db/schema/exchange-rates.ts'
import { jobs } from '#db/schema/job-postings.ts'
import type { Context } from '#server/context.ts'

/** Every rate with the number of open jobs in its currency, and the currencies of open jobs without a rate. */
export async function listRates({ db }: Pick<Context, 'db'>) {
  const [rates, used] = await Promise.all([
    db.select().from(exchangeRates).orderBy(asc(exchangeRates.currency)),
    db
      .select({ currency: jobs.salaryCurrency, jobs: count() })
      .from(jobs)
      .where(eq(jobs.status, 'active'))
      .groupBy(jobs.salaryCurrency)
      .orderBy(asc(jobs.salaryCurrency)),
  ])
  const open = new Map(used.map((one) => [one.currency, one.jobs]))
  const known = new Set(['USD', ...rates.map(({ currency }) => currency)])
  return {
    rates: rates.map((rate) => ({ ...rate, jobs: open.get(rate.currency) ?? 0 })),
    missing: used.filter(({ currency }) => !known.has(currency)),
  }
}
