import type { ChosenColumns } from '#features/import-files/fields.ts'
import { collectQuestions, type ImportAnswers } from '#features/import-files/questions.ts'
import type { Table, TableRow } from '#features/import-files/table.ts'
import { type HeaderReader, readHeader } from '../read-header.ts'
import { type AsheTitle, readAsheTitle } from './ashe.ts'
import { askColumns, paid, published, type SalaryColumns } from './ask-columns.ts'
import { currenciesIn, currencyOfCountry } from './currencies.ts'

import type { SalaryField } from './fields.ts'
import { FiguresReader } from './figures-reader.ts'
import { layoutRows } from './layout-rows.ts'
import { matchSalaryColumns } from './match-salary-columns.ts'
import { MoneyReader } from './money-reader.ts'
import { type ReadRow, RowReader } from './row-reader.ts'

export type SalaryOptions = {
  fileName: string
  /** US dollars for one unit of each currency. */
  rates: ReadonlyMap<string, number>
  /** The country of a place, as its ISO code; null if it is not known. */
  countryOf: (place: string) => string | null
  /** 'YYYY-MM-DD' */
  today: string
  columns?: ChosenColumns | undefined
  answers?: ImportAnswers | undefined
}

export type LayoutKey = 'own' | 'lca' | 'oews' | 'ashe' | 'table' | 'figures'

/** What is known of a file by its first rows, and a reader for each of its rows. */
export type SalaryReader = {
  layout: LayoutKey
  columns: SalaryColumns
  /** What no column was read as: nothing can be imported before it is chosen. */
  lacks: SalaryProblem | null
  questions: ReturnType<typeof collectQuestions>
  read(row: TableRow): ReadRow
}

export type SalaryProblem = 'SALARY_NO_TITLE' | 'SALARY_NO_PAY'

const SAMPLE = 2_000

/** Decides how the rows of a file are read, by its columns, its titles and its first rows. */
export function salaryReader(head: Table, options: SalaryOptions): SalaryReader {
  const questions = collectQuestions(options.answers)
  const known = knownLayout(head, options.columns)
  if (known) return { ...layoutRows(known, head.header), questions, lacks: null }
  const title = readAsheTitle(head, options.fileName)
  const ashe = title === 'no pay' ? null : title
  const { columns, open } = askColumns(
    withoutHours(matchSalaryColumns(head, options.columns), title, options.columns),
    {
      ...{ head, questions, chosen: options.columns ?? {}, countryOf: options.countryOf, hasPlace: ashe !== null },
    },
  )
  const layout = layoutOf(columns, ashe)
  const money = new MoneyReader({
    header: head.header,
    columns,
    sample: head.rows.slice(0, SAMPLE).map(({ cells }) => cells),
    isTyped: head.format !== 'csv' && head.format !== 'xml',
    context: contextOf(head, options.fileName),
    stated: statedBy(columns, ashe),
    questions,
    rates: options.rates,
    ofCountry: currencyOfCountry,
  })
  const titleYear = yearIn(contextOf(head, options.fileName))
  const reader =
    layout === 'table'
      ? new RowReader({ head, columns, open, money, questions, options, titleYear })
      : new FiguresReader({ head, columns, open, money, ashe, options, questions, titleYear })
  return { layout, columns, questions, lacks: lackingOf(columns), read: (row) => reader.read(row) }
}

/** A table about hours has no pay, unless a column was chosen for it. */
function withoutHours(columns: SalaryColumns, title: AsheTitle | 'no pay' | null, chosen: ChosenColumns = {}) {
  if (title !== 'no pay') return columns
  return columns.map((key, at) => (key !== null && published.includes(key) && chosen[at] !== key ? null : key))
}

function lackingOf(columns: SalaryColumns): SalaryProblem | null {
  if (!columns.includes('title')) return 'SALARY_NO_TITLE'
  return columns.some((key) => key !== null && [...paid, ...published].includes(key)) ? null : 'SALARY_NO_PAY'
}

function layoutOf(columns: SalaryColumns, ashe: AsheTitle | null): LayoutKey {
  const has = (keys: readonly SalaryField[]) => keys.filter((key) => columns.includes(key)).length
  if (ashe) return 'ashe'
  const isLong = columns.includes('measure') && columns.includes('amount')
  // beside a median, 'low' and 'high' are no range of one person's pay
  const isOfOne = has(['amount', 'dollars', 'total']) > 0
  if (isLong || (has(published) > 0 && !isOfOne) || has(published) > 2) return 'figures'
  return 'table'
}

/** The only year that titles name. */
function yearIn(context: string): number | null {
  const years = new Set(context.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g))
  const [year] = years
  return years.size === 1 && year !== undefined ? Number(year) : null
}

/** The titles above a table, and the names of its sheet and file, which often state the currency and the period. */
const contextOf = ({ around, rows, sheets, sheet }: Table, fileName: string): string => {
  const first = rows[0]?.number ?? 0
  const titles = around.filter(({ row }) => row < first).map(({ text }) => text)
  return [...titles, sheets[sheet] ?? '', fileName.replace(/\.[a-z]+$/i, '').replace(/_/g, ' ')].join(' | ')
}

function statedBy(columns: readonly (SalaryField | null)[], ashe: AsheTitle | null) {
  if (ashe) return { currency: 'GBP', unit: ashe.unit }
  // surveys with a converted amount a year ask for pay a year, unless they ask for the period too
  return columns.includes('dollars') && !columns.includes('period') ? { unit: 'year' as const } : {}
}

/** The layout of the file, if it is one of those with a fixed meaning and its columns were not changed. */
function knownLayout(head: Table, chosen: ChosenColumns = {}): HeaderReader | null {
  const reader = readHeader(head.header)
  if (typeof reader === 'string') return null
  if (reader.layout.key === 'own' && isForeign(head, reader)) return null
  const fields = layoutRows(reader, head.header).columns
  return Object.entries(chosen).every(([at, key]) => (fields[Number(at)] ?? '') === key) ? reader : null
}

const foreign: readonly SalaryField[] = ['currency', 'period', 'payments', 'part_time', 'dollars']

/** Whether a file in our own format has amounts that are not plain dollars a year. */
export function isForeign({ header, rows }: Pick<Table, 'header' | 'rows'>, { places }: HeaderReader): boolean {
  if (matchSalaryColumns({ header, rows }).some((key) => key !== null && foreign.includes(key))) return true
  const at = places.get('base_salary') ?? -1
  const amounts = rows.slice(0, SAMPLE).flatMap(({ cells }) => (cells[at]?.trim() ? [cells[at].trim()] : []))
  const isStated = (text: string) => {
    const codes = currenciesIn(text.replace(/[\d.,]/g, ' '))
    return codes.length > 0 && !codes.includes('USD')
  }
  return amounts.some(isStated) || amounts.filter((text) => /^\d{1,3}\.\d{3}$/.test(text)).length > amounts.length / 2
}
