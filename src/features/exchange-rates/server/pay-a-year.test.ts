import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { payPeriods, perYear } from '#lib/pay/pay.ts'
import { inReferenceDollars } from '#lib/pay/reference-rates.ts'
import { productOfFile } from '#testing/product-of-file.ts'

const product = productOfFile()
const amount = 1_234.5
const rated = [
  'USD',
  ...'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF IDR ILS INR ISK JPY KRW MXN MYR NOK NZD PHP PLN RON SEK SGD THB TRY ZAR'.split(
    ' ',
  ),
]

it.each(payPeriods)(
  'pay of a %s comes to the same a year in the database and in the code, in any currency with a rate',
  async (period) => {
    for (const currency of [...rated, 'XPF']) {
      const { rows } = await product.db.execute<{ pay: number | null }>(
        sql`select pay_a_year(${amount}::numeric, ${currency}, ${period}) as pay`,
      )
      const yearly = perYear(amount, period)
      const dollars = yearly === null ? null : inReferenceDollars(yearly, currency)
      const stored = rows[0]?.pay ?? null
      if (dollars === null) expect(stored, currency).toBeNull()
      // the database stores rates with ten decimal places
      else expect(Math.abs((stored ?? Number.NaN) - dollars), currency).toBeLessThanOrEqual(0.5 + dollars / 100_000)
    }
  },
)
