import { type ChosenColumns, matchColumns } from '#features/import-files/fields.ts'
import type { Table } from '#features/import-files/table.ts'
import { type SalaryField, salaryFields } from './fields.ts'

/** What headings add to the name of a column: '(CHF)', '2025', 'p.a.', 'in €', 'per year', '/ Monat'. */
const ADDED = [
  /\([^()]*\)|\[[^[\]]*\]/g,
  /(?<!\d)(?:19|20)\d{2}(?!\d)/g,
  /(?:\/|\bper\b|\bpro\b|\bpar\b|\bpor\b|\bal\b|\bna\b|\bp\.) ?\p{L}+\.?/giu,
  /\b(?:in |en )?(?:USD|EUR|GBP|CHF|CAD|AUD|INR|PLN|SEK|NOK|DKK|BRL|MXN|JPY|CZK|HUF|NZD|SGD|TEUR|KEUR|k€)\b/gi,
  /(?:US|CA|A)?[$€£₹¥]|\bk\b/g,
  /[*†¹²³]+/g,
]

export const bareName = (name: string): string =>
  ADDED.reduce((left, pattern) => left.replace(pattern, ' '), name).trim()

/** 'Job Titles' is named as 'Job Title'. */
const oneOf = (name: string): string => name.replace(/(?<=\p{L}{3}[^sS])s$/u, '')

const withPattern = salaryFields.filter(({ pattern }) => pattern).map((field) => ({ ...field, names: '' }))

/** The fields of the columns, by their names, and by their names without currencies, periods and years. */
export function matchSalaryColumns(
  { header, rows }: Pick<Table, 'header' | 'rows'>,
  chosen: ChosenColumns = {},
): (SalaryField | null)[] {
  const exact = salaryFields.map(({ pattern: _, ...field }) => field)
  const first = matchColumns({ header, rows }, exact, chosen)
  const found = Object.fromEntries(first.flatMap((key, at) => (key === null ? [] : [[at, key]])))
  const taken = new Set(first)
  const left = salaryFields.filter(({ key }) => !taken.has(key))
  const second = matchColumns({ header: header.map((name) => oneOf(bareName(name))), rows }, left, chosen)
  for (const [at, key] of second.entries()) if (key !== null && !taken.has(key)) found[at] ??= key
  // 'Zentralwert (Median)'
  const named = new Set(Object.values(found))
  const third = matchColumns(
    { header, rows },
    withPattern.filter(({ key }) => !named.has(key)),
    { ...found, ...chosen },
  )
  return header.map((_, at) => (found[at] as SalaryField | undefined) ?? third[at] ?? null)
}
