import type { PayUnit } from './pay-period.ts'

/** What a row of a file says of pay, before it is converted. 'asked' while an answer is missing. */
export type SalaryFacts = {
  title: string
  location: string
  /** As in the file, for one `unit` in `currency`; `high` is the upper end of a range. */
  amount: number | null
  high: number | null
  currency: string | 'asked' | null
  unit: PayUnit | 'asked' | null
  bonus: number | null
  company: string
  level: string
  year: number | null
}
