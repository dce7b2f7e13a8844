import { type Cells, RefusedCell } from './layout.ts'

const longest = 200
/** Yearly pay outside these limits is rejected as a probable mistake, usually a wrong unit. */
const minYearly = 5_000
const maxYearly = 20_000_000

/** A required text. */
export function textOf(cells: Cells, column: string): string {
  const text = cells(column).replace(/\s+/g, ' ')
  if (text === '') throw new RefusedCell(column, 'is empty')
  if (text.length > longest) throw new RefusedCell(column, `is longer than ${longest} characters`)
  return text
}

/** An amount such as '98000', '98,000.50' or '$98,000'; null for an empty cell. */
export function amountOf(cells: Cells, column: string): number | null {
  const text = cells(column)
  if (text === '') return null
  const plain = text.replace(/^\$\s*/, '')
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(plain))
    throw new RefusedCell(column, `'${shown(text)}' is not an amount`)
  return Number(plain.replaceAll(',', ''))
}

/** A plausible yearly amount in whole dollars. */
export function yearlyOf(amount: number | null, column: string): number {
  if (amount === null) throw new RefusedCell(column, 'is empty')
  const whole = Math.round(amount)
  if (whole < minYearly) throw new RefusedCell(column, `${whole} is too low for a yearly amount. Is the unit correct?`)
  if (whole > maxYearly) throw new RefusedCell(column, `${whole} is too high for a yearly amount`)
  return whole
}

/** One of the values, in any letter case; null for an empty cell. */
export function choiceOf<T extends string>(cells: Cells, column: string, values: readonly T[]): T | null {
  const text = cells(column)
  if (text === '') return null
  const found = values.find((value) => value.toLowerCase() === text.toLowerCase())
  if (!found) throw new RefusedCell(column, `'${shown(text)}' is not one of: ${values.join(', ')}`)
  return found
}

const words: Record<string, boolean> = {
  true: true,
  yes: true,
  y: true,
  1: true,
  false: false,
  no: false,
  n: false,
  0: false,
}

/** Yes or no; null for an empty cell. */
export function flagOf(cells: Cells, column: string): boolean | null {
  const text = cells(column).toLowerCase()
  if (text === '') return null
  const flag = Object.hasOwn(words, text) ? words[text] : undefined
  if (flag === undefined) throw new RefusedCell(column, `'${shown(text)}' is not yes or no`)
  return flag
}

const shown = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}...` : text)
