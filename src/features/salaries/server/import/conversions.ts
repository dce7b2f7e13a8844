import type { SalaryConversion } from '#db/schema/salaries.ts'
import { listRateRows } from '#features/exchange-rates/server/read-rates.ts'
import type { Db } from '#server/context.ts'

export type Rate = Omit<SalaryConversion, 'rows'>

/** The stored exchange rates, which convert amounts to US dollars. */
export async function salaryRates(db: Db): Promise<Rate[]> {
  const rows = await listRateRows(db)
  return rows.map(({ currency, usd, day, source }) => ({ currency, usd, day, source }))
}

export const rateValues = (rates: readonly Rate[]): Map<string, number> =>
  new Map([['USD', 1], ...rates.map(({ currency, usd }) => [currency, usd] as const)])

/** Counts the amounts that were converted, by currency, the most frequent first. */
export function conversionCounter(rates: readonly Rate[]) {
  const rows = new Map<string, number>()
  return {
    add(currency: string | undefined): void {
      if (currency !== undefined) rows.set(currency, (rows.get(currency) ?? 0) + 1)
    },
    all: (): SalaryConversion[] =>
      rates
        .flatMap((rate) => (rows.has(rate.currency) ? [{ ...rate, rows: rows.get(rate.currency) ?? 0 }] : []))
        .sort((a, b) => b.rows - a.rows),
  }
}
