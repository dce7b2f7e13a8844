import { plainWords } from '#lib/names.ts'
import type { SalaryField } from './fields.ts'

/** Which figure of many people a row of a long table has; null for one that is no pay. */
export type Measure = Extract<
  SalaryField,
  'average' | 'median' | 'percentile10' | 'percentile25' | 'percentile75' | 'percentile90'
>

const kinds: [Measure, RegExp][] = [
  ['percentile10', /\b(?:10th|10 percentile|percentile 10|p10|d1|first decile|lower decile)\b/],
  ['percentile25', /\b(?:25th|percentile 25|p25|q1|lower quartile|first quartile)\b/],
  ['percentile75', /\b(?:75th|percentile 75|p75|q3|upper quartile|third quartile)\b/],
  ['percentile90', /\b(?:90th|percentile 90|p90|d9|ninth decile|upper decile)\b/],
  ['median', /\bmedian\w*|mediane?\b|\bmed\b/],
]
const PAY =
  /\b(?:wages?|pay|salar\w*|earnings?|remuneration|income|compensation|verdienst\w*|lohn\w*|gehalt\w*|salaire\w*|retribu\w*|sueldo\w*|lon\w*|inkomen|loon\w*)\b|verdienst|lohn|gehalt/
const NO_PAY = /\b(?:hours worked|number of|employees|persons|employment|count|index|change|coefficient|ratio|gap)\b/

/** Reads 'Median hourly wage rate', 'Total employees, all wages'. */
export function readMeasure(text: string): Measure | null {
  const words = plainWords(text)
  const kind = kinds.find(([, pattern]) => pattern.test(words))?.[0]
  if (!kind && (NO_PAY.test(words) || !PAY.test(words))) return null
  return kind ?? 'average'
}
