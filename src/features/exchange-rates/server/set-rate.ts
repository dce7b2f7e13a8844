import { eq } from 'drizzle-orm'
import { exchangeRates } from '#db/schema/exchange-rates.ts'
import { recomputeComparedPay } from '#features/job-postings/server/recompute-compared-pay.ts'
import { isoDay } from '#lib/dates.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { SetRate } from '../contract.ts'

/** Sets a currency's rate and recomputes the comparable pay of jobs in it. The shown pay stays as posted. */
export function setRate(ctx: SignedIn, { currency, usd, day, source }: SetRate) {
  if (currency === 'USD') throw new DomainError('RATE_OF_DOLLAR')
  const now = new Date()
  // in the user's time zone the day may have begun already
  if (day > isoDay(new Date(now.getTime() + 14 * 3_600_000))) throw new DomainError('RATE_DAY_AHEAD')
  return transaction(ctx, async (tx) => {
    const [before] = await tx.db.select().from(exchangeRates).where(eq(exchangeRates.currency, currency)).for('update')
    const values = { usd, day, source, updatedAt: now }
    await tx.db
      .insert(exchangeRates)
      .values({ currency, ...values })
      .onConflictDoUpdate({ target: exchangeRates.currency, set: values })
    const count = await recomputeComparedPay(tx.db, currency)
    const data = { from: before?.usd ?? null, to: usd, day, source }
    await tx.audit({ action: 'currency_rate.changed', subjectType: 'currency_rate', subjectId: currency, data })
    return { currency, jobs: count }
  })
}
