import { exchangeRates } from '#db/schema/exchange-rates.ts'
import type { Db } from '#server/context.ts'

/** Returns a function that converts an amount to US dollars by the stored rates; null for a currency without a rate. */
export async function readRates(db: Db): Promise<(amount: number, currency: string) => number | null> {
  const rows = await db.select({ currency: exchangeRates.currency, usd: exchangeRates.usd }).from(exchangeRates)
  const rates = new Map([['USD', 1], ...rows.map(({ currency, usd }) => [currency, usd] as const)])
  return (amount, currency) => {
    const rate = rates.get(currency)
    return rate === undefined ? null : amount * rate
  }
}

/** The stored rates with their day and source. */
export const listRateRows = (db: Db) => db.select().from(exchangeRates).orderBy(exchangeRates.currency)
