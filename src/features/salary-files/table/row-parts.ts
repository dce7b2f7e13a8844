import { readDay } from '#features/import-files/values/read-day.ts'
import { plainWords } from '#lib/names.ts'
import { storableText } from '#lib/tidy-text.ts'
import type { SalaryField } from './fields.ts'

/** The trimmed cell of a field; '' without one. */
export type CellOf = (key: SalaryField) => string

export const longestText = 200

export const tidyCell = (text: string | undefined): string =>
  storableText(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()

/** 'Salem, OR' from one column or several, each part once. */
export function locationOf(cellOf: CellOf): string {
  const parts: string[] = []
  for (const key of ['location', 'city', 'region', 'country'] as const) {
    const text = isNothing(cellOf(key)) ? '' : cellOf(key)
    const words = plainWords(text)
    const isNamed = parts.some((part) => part === text || ` ${plainWords(part)} `.includes(` ${words} `))
    if (text !== '' && !isNamed) parts.push(text)
  }
  return parts.join(', ')
}

export const isNothing = (text: string): boolean => /^(?:[-–—.?]*|n\/?a|none|null|unknown|nan)$/i.test(text)

/** '2023', 'FY2023', '31/12/2023', '2023-05-01T10:00'. */
export function yearOf(text: string, now: number): number | null {
  const [written] = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(text) ?? []
  if (written !== undefined && (Number(written) <= now || /^\d{4}$/.test(text)))
    return Number(written) <= now + 1 ? Number(written) : null
  const read = readDay(text)
  return read.kind === 'day' ? Number(read.day.slice(0, 4)) : null
}
