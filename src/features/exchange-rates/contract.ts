// The value of one unit of each currency in US dollars. Platform staff set the rates, which are used to compare jobs in different
// currencies.
import { z } from 'zod'
import { line } from '#features/job-postings/input-shapes.ts'
import { procedure, Timestamp } from '#lib/contract.ts'
import { isIsoDay } from '#lib/dates.ts'
import { Currency } from '#lib/pay/salary-shape.ts'

export const rateErrors = {
  RATE_OF_DOLLAR: { status: 422, message: 'The US dollar is what other currencies are compared with.' },
  RATE_DAY_AHEAD: { status: 422, message: 'Choose today or an earlier day.' },
} as const

export const ExchangeRate = z.object({
  /** ISO 4217. */
  currency: z.string(),
  /** US dollars for one unit. */
  usd: z.number(),
  day: z.string(),
  source: z.string(),
  updatedAt: Timestamp,
  /** The number of open jobs that are paid in this currency. */
  jobs: z.number().int(),
})
export type ExchangeRate = z.infer<typeof ExchangeRate>

export const SetRate = z.object({
  currency: Currency,
  usd: z
    .number('Enter a number above 0')
    .min(0.000_000_1, 'Enter a number above 0')
    .max(1_000_000, 'This number is too large'),
  day: z.string().max(10).refine(isIsoDay, 'Please enter a valid date'),
  source: line(200, 'Source').pipe(z.string().min(1, 'Name where the rate is from')),
})
export type SetRate = z.output<typeof SetRate>

const rates = procedure.errors(rateErrors)
export const exchangeRatesContract = {
  list: rates
    .route({
      method: 'GET',
      path: '/admin/exchange-rates',
      summary: 'List reference rates of currencies in US dollars',
    })
    .output(
      z.object({
        rates: z.array(ExchangeRate),
        /** Currencies of open jobs without a rate: their pay cannot be compared. */
        missing: z.array(z.object({ currency: z.string(), jobs: z.number().int() })),
      }),
    ),
  set: rates
    .route({
      method: 'PUT',
      path: '/admin/exchange-rates/{currency}',
      summary: 'Set the rate of a currency; jobs paid in it are compared by it immediately',
    })
    .input(SetRate)
    .output(z.object({ currency: z.string(), jobs: z.number().int() })),
}
