/*
 * Every money wording of the specification, one named formatter each (PLAT-14). Amounts are US dollars; null or undefined is
 * a bound that is not given. Candidates read 'Competitive', the portals 'Not specified'.
 */

type Bound = number | null | undefined

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** '$98,000' */
export function dollars(amount: number): string {
  return `$${whole.format(amount)}`
}

/** '$98k', rounded to whole thousands (SAL-22). */
export function thousands(amount: number): string {
  return `$${whole.format(amount / 1000)}k`
}

/** '$1,299.00', a price with two decimals (SUB-18). */
export function price(amount: number): string {
  return `$${cents.format(amount)}`
}

function fullAmounts(min: Bound, max: Bound, neither: string): string {
  if (min != null && max != null) return `${dollars(min)} - ${dollars(max)}`
  if (min != null) return `From ${dollars(min)}`
  if (max != null) return `Up to ${dollars(max)}`
  return neither
}

/** Wherever a candidate reads a job (JOBS-11, TRACK-10): '$98,000 - $124,000', 'From $98,000', 'Up to $124,000', 'Competitive'. */
export function salaryFull(min: Bound, max: Bound): string {
  return fullAmounts(min, max, 'Competitive')
}

/** In the portals of company and platform (CJOB-18): as `salaryFull`, but 'Not specified' without bounds. */
export function salaryPortal(min: Bound, max: Bound): string {
  return fullAmounts(min, max, 'Not specified')
}

/** In the apply dialog's job header (APPLY-10): '$98k - $124k', '$98k+', 'Up to $124k', 'Competitive'. */
export function salaryInThousands(min: Bound, max: Bound): string {
  if (min != null && max != null) return `${thousands(min)} - ${thousands(max)}`
  if (min != null) return `${thousands(min)}+`
  if (max != null) return `Up to ${thousands(max)}`
  return 'Competitive'
}
