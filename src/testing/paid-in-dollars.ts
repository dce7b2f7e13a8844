import { dollarsAYear } from '#lib/pay/pay.ts'

/** The pay of a job in US dollars a year, as it was posted and as it is compared. */
export const paidInDollars = (min: number | null, max: number | null) => ({
  ...dollarsAYear(min, max),
  payMin: min,
  payMax: max,
})
