import type { RowProblem } from '#features/import-files/contract.ts'
import { describeColumns } from '#features/import-files/describe-columns.ts'
import { describeFile } from '#features/import-files/describe-file.ts'
import type { ChosenColumns } from '#features/import-files/fields.ts'
import type { ImportAnswers, ImportQuestion } from '#features/import-files/questions.ts'
import type { Table } from '#features/import-files/table.ts'
import { salaryFields } from './fields.ts'
import type { ReadRow } from './row-reader.ts'
import { type LayoutKey, type SalaryOptions, type SalaryProblem, salaryReader } from './salary-reader.ts'

export type ReadSalaries = {
  layout: LayoutKey
  /** What no column was read as. */
  lacks: SalaryProblem | null
  file: ReturnType<typeof describeFile>
  fields: { key: string; label: string; many: boolean }[]
  columns: ReturnType<typeof describeColumns>
  chosenColumns: ChosenColumns
  chosenAnswers: ImportAnswers
  header: string[]
  rows: ReadRow[]
  refused: RowProblem[]
  leftOut: RowProblem[]
  noted: RowProblem[]
  questions: ImportQuestion[]
  openQuestions: number
}

/** All rows of a table with pay, by the row number in a spreadsheet program. */
export function readSalaries(table: Table, options: SalaryOptions): ReadSalaries {
  const reader = salaryReader(table, options)
  const [refused, leftOut, noted]: [RowProblem[], RowProblem[], RowProblem[]] = [[], [], []]
  const rows: ReadRow[] = []
  for (const row of table.rows) {
    const read = reader.read(row)
    const { reading } = read
    if (reading.kind === 'refused') refused.push({ row: row.number, column: reading.column, reason: reading.reason })
    else if (reading.kind === 'left-out')
      leftOut.push({ row: row.number, column: '', reason: reading.reason ?? 'is not pay of one full-time job' })
    else {
      rows.push(read)
      for (const note of read.notes) noted.push({ row: row.number, column: '', reason: note })
    }
  }
  for (const row of new Set(table.broken)) refused.push({ row, column: '', reason: "has a quote that isn't closed" })
  refused.sort((a, b) => a.row - b.row)
  const { layout, lacks, columns, questions } = reader
  return {
    ...{ layout, lacks },
    file: describeFile(table),
    fields: salaryFields.map(({ key, label }) => ({ key, label, many: key === 'amount' })),
    columns: describeColumns(table, { fields: salaryFields, columns, orderOf: new Map() }),
    chosenColumns: Object.fromEntries(columns.map((key, at) => [at, key ?? ''])),
    chosenAnswers: options.answers ?? {},
    header: table.header,
    rows,
    refused,
    leftOut,
    noted,
    questions: questions.all(),
    openQuestions: questions.countOpen(),
  }
}
