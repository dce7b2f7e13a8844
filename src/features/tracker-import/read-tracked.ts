import type { RowProblem } from '#features/import-files/contract.ts'
import { describeColumns } from '#features/import-files/describe-columns.ts'
import { describeFile } from '#features/import-files/describe-file.ts'
import type { ChosenColumns } from '#features/import-files/fields.ts'
import { collectQuestions, type ImportAnswers, type ImportQuestion } from '#features/import-files/questions.ts'
import type { Table } from '#features/import-files/table.ts'
import { readColumns } from '#features/import-files/values/read-columns.ts'
import { applicationKey } from './application-key.ts'
import { trackedFields } from './fields.ts'
import { trackedColumns } from './match-columns.ts'
import { readTrackedRow, type TrackedRow } from './read-tracked-row.ts'
import { readBoth } from './split-both.ts'
import { withUnknown } from './unknown-columns.ts'

export type ReadOptions = {
  columns?: ChosenColumns | undefined
  answers?: ImportAnswers | undefined
  /** 'YYYY-MM-DD' */
  today: string
}

/** What all readings of a person's own files have. */
export type ReadFile<Row> = {
  file: ReturnType<typeof describeFile>
  fields: { key: string; label: string; many: boolean }[]
  columns: ReturnType<typeof describeColumns>
  chosenColumns: ChosenColumns
  chosenAnswers: ImportAnswers
  header: string[]
  /** Only rows without an open question. */
  rows: Row[]
  refused: RowProblem[]
  noted: RowProblem[]
  /** Jobs that were not applied for, rows that the person leaves out, and those that repeat an earlier one. */
  leftOut: RowProblem[]
  /** Rows with an open question, the fields that it is about, and the rest of the row. */
  asked: { row: number; open: string[]; known: Row }[]
  questions: ImportQuestion[]
  openQuestions: number
}
export type ReadTracked = ReadFile<TrackedRow> & { kind: 'applications' }

/** Every application of a person's own list, by the row number in a spreadsheet program. NO_COMPANY without a column for company or title. */
export function readTracked(
  table: Table,
  { today, answers, columns: chosen = {} }: ReadOptions,
): ReadTracked | 'NO_COMPANY' {
  const named = trackedColumns(table, chosen)
  const questions = collectQuestions(answers)
  const { columns, isTitleOpen, foundAt, openAt, hasStatus } = withUnknown(table, named, chosen, questions)
  if (!columns.some((key) => key === 'title' || key === 'company' || key === 'both')) return 'NO_COMPANY'
  const { cellsOf, orderOf } = readColumns(table, { fields: trackedFields, columns, questions, today })
  const both = columns.indexOf('both')
  const split = readBoth(both < 0 ? [] : table.rows.map(({ cells }) => cells[both] ?? ''), {
    column: table.header[both] || `Column ${both + 1}`,
    ask: questions.ask,
  })
  const rows: TrackedRow[] = []
  const [refused, noted, leftOut]: RowProblem[][] & [RowProblem[], RowProblem[], RowProblem[]] = [[], [], []]
  const asked: ReadTracked['asked'] = []
  const seen = new Map<string, number>()
  for (const { number: row, cells } of table.rows) {
    const isOpen = openAt !== null && (cells[openAt] ?? '').trim() !== ''
    const read = readTrackedRow(cellsOf(cells), { row, ask: questions.ask, split, hasStatus, isOpen, isTitleOpen })
    if (read.kind === 'refused') refused.push({ row, column: read.column, reason: read.reason })
    else if (read.kind === 'left-out') leftOut.push({ row, column: read.column, reason: read.reason })
    if (read.kind === 'row' || read.kind === 'asked') {
      const key = applicationKey(read.application)
      const before = read.kind === 'row' ? seen.get(key) : undefined
      if (before !== undefined) leftOut.push({ row, column: '', reason: `is the same application as row ${before}` })
      else {
        noted.push(...read.notes.map((note) => ({ row, ...note })))
        if (read.kind === 'asked') asked.push({ row, open: read.open, known: read.application })
        else {
          seen.set(key, row)
          rows.push(read.application)
        }
      }
    }
  }
  for (const row of new Set(table.broken)) refused.push({ row, column: '', reason: "has a quote that isn't closed" })
  refused.sort((a, b) => a.row - b.row)
  return {
    kind: 'applications',
    file: describeFile(table),
    fields: trackedFields.map(({ key, label, many = false }) => ({ key, label, many })),
    columns: describeColumns(table, { fields: trackedFields, columns, orderOf }),
    chosenColumns: Object.fromEntries(
      columns.flatMap((key, at) => (at === foundAt || key !== named[at] || at === openAt ? [] : [[at, key ?? '']])),
    ),
    chosenAnswers: answers ?? {},
    header: table.header,
    rows,
    refused,
    noted,
    leftOut,
    asked,
    questions: questions.all(),
    openQuestions: questions.countOpen(),
  }
}
