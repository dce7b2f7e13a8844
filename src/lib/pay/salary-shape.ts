import { z } from 'zod'
import { isCurrency, payPeriods } from './pay.ts'

/** The pay of a job in API responses, as it was posted. */
export const salaryShape = {
  salaryMin: z.number().nullable(),
  salaryMax: z.number().nullable(),
  /** ISO 4217. */
  salaryCurrency: z.string(),
  salaryPeriod: z.enum(payPeriods),
  /** The amounts are an estimate. */
  salaryIsEstimate: z.boolean(),
}

/** The pay of a job in lists that compare pay: in US dollars a year, by the reference rates; null if it cannot be compared. */
export const comparedPay = { payMin: z.number().int().nullable(), payMax: z.number().int().nullable() }

export const Currency = z
  .string()
  .max(10)
  .transform((code) => code.trim().toUpperCase())
  .refine(isCurrency, 'Please choose a currency')
