import { isIsoDay } from '#lib/dates.ts'

const patterns: [RegExp, (parts: string[]) => [string, string, string]][] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/, ([y = '', m = '', d = '']) => [y, m, d]],
  // US order: month first
  [/^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: .*)?$/, ([m = '', d = '', y = '']) => [y, m, d]],
  [/^(\d{1,2})-(\d{1,2})-(\d{2}|\d{4})(?: .*)?$/, ([m = '', d = '', y = '']) => [y.length === 2 ? `20${y}` : y, m, d]],
  [/^(\d{1,2})\.(\d{1,2})\.(\d{4})(?: .*)?$/, ([d = '', m = '', y = '']) => [y, m, d]],
]

/** The day in a cell of an export, at midnight UTC: '2025-10-31', '10/31/2025', '10-31-25', '31.10.2025'; null for anything else. */
export function readDay(text: string): Date | null {
  for (const [pattern, order] of patterns) {
    const found = pattern.exec(text.trim())
    if (!found) continue
    const [year, month, day] = order(found.slice(1))
    const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    return isIsoDay(iso) ? new Date(`${iso}T00:00:00Z`) : null
  }
  return null
}
