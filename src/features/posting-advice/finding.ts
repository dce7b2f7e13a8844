import type { PayPeriod } from '#lib/pay/pay.ts'

/** The field of the form to change. */
export type AdvicePlace =
  | 'title'
  | 'description'
  | 'requirements'
  | 'location'
  | 'salaryMin'
  | 'salaryMax'
  | 'applicationDeadline'

/** One piece of advice on a posting: what, where and why. It never blocks posting. */
export type Finding = {
  /** Stable while the surrounding text changes: the id by which a company dismisses it. */
  key: string
  place: AdvicePlace
  /** The finding in a few words. */
  says: string
  /** Why it matters to candidates. */
  why: string
  /** A suggested replacement; null if only the company can know it. */
  proposal: string | null
  /** The sentence it is about; null if something is missing. */
  quote: string | null
}

/** The values of the form that are checked, rich text as HTML. */
export type ReadPosting = {
  title: string
  description: string
  requirements: string
  location: string
  remoteAllowed: boolean
  salaryMin: number | null
  salaryMax: number | null
  salaryCurrency: string
  salaryPeriod: PayPeriod
  /** The day as 'YYYY-MM-DD'; '' for none. */
  applicationDeadline: string
}
