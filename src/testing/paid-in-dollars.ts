import { dollarsAYear } from '#lib/pay/pay.ts'

/** The pay of a job in US dollars a year, as posted and as used for comparisons. */
export const paidInDollars = (min: number | null, max: number | null) => ({
  ...dollarsAYear(min, max),
  payMin: min,
  payMax: max,
})
