import type { RowProblem } from '#features/import-files/contract.ts'
import { describeColumns } from '#features/import-files/describe-columns.ts'
import { describeFile } from '#features/import-files/describe-file.ts'
import { type ChosenColumns, matchColumns } from '#features/import-files/fields.ts'
import { collectQuestions, type ImportAnswers, type ImportQuestion } from '#features/import-files/questions.ts'
import type { Table } from '#features/import-files/table.ts'
import { decideOrder } from '#features/import-files/values/day-column.ts'
import { readColumns } from '#features/import-files/values/read-columns.ts'
import { askColumns } from './ask-columns.ts'
import { type JobField, jobFields, type PAST_DAY, pastDays } from './fields.ts'
import { matchJobColumns } from './match-job-columns.ts'
import { mainCountry } from './read-locations.ts'
import { type ImportedJob, keyOfJob, type ReadOptions, readRow } from './read-row.ts'

export type JobsOptions = ReadOptions & {
  columns?: ChosenColumns | undefined
  answers?: ImportAnswers | undefined
}

export type ReadJobs = {
  file: ReturnType<typeof describeFile>
  fields: { key: string; label: string; many: boolean }[]
  columns: ReturnType<typeof describeColumns>
  chosenColumns: ChosenColumns
  chosenAnswers: ImportAnswers
  header: string[]
  /** No column was read as titles: nothing can be imported before one is chosen. */
  lacks: 'IMPORT_NO_TITLES' | null
  /** Only rows without an open question. */
  jobs: ImportedJob[]
  refused: RowProblem[]
  noted: RowProblem[]
  /** Rows that the user leaves out, and those that repeat an earlier one. */
  leftOut: RowProblem[]
  /** Rows with an open question, and the fields that it is about. */
  asked: { row: number; open: string[] }[]
  questions: ImportQuestion[]
  openQuestions: number
}

const fields = [...jobFields, pastDays]

/** Every job of a table, by the row number in a spreadsheet program. */
export function readJobs(table: Table, { columns: chosen = {}, answers = {}, ...options }: JobsOptions): ReadJobs {
  const questions = collectQuestions(answers)
  const { today } = options
  const { columns, open } = askColumns(matchJobColumns(table, chosen, today), { table, questions, chosen, today })
  const read = withEvidence(table, columns, options.today)
  const { cellsOf, orderOf } = readColumns<JobField | typeof PAST_DAY>(table, {
    fields,
    columns: read,
    questions,
    today: options.today,
  })
  const home = mainCountry(table.rows.map(({ cells }) => cellsOf(cells))) ?? options.home
  const found: Pick<ReadJobs, 'jobs' | 'refused' | 'noted' | 'leftOut' | 'asked'> = {
    ...{ jobs: [], refused: [], noted: [], leftOut: [], asked: [] },
  }
  const seen = new Map<string, number>()
  for (const { number: row, cells } of table.rows) {
    const one = readRow(row, cellsOf(cells), questions, { ...options, home, open })
    if (one.kind === 'job') {
      const twin = twinOf(one.job, seen)
      if (twin) {
        found.leftOut.push({ row, ...twin })
        continue
      }
      found.jobs.push(one.job)
    } else if (one.kind === 'asked') found.asked.push({ row, open: one.open })
    else {
      const list = one.kind === 'refused' ? found.refused : found.leftOut
      list.push({ row, column: one.column, reason: one.reason })
    }
    found.noted.push(...one.notes.map((note) => ({ row, ...note })))
  }
  const unread = "has a quote that isn't closed: the text after it couldn't be read"
  for (const row of new Set(table.broken)) found.refused.push({ row, column: '', reason: unread })
  found.refused.sort((a, b) => a.row - b.row)
  return {
    ...found,
    lacks: columns.includes('title') ? null : 'IMPORT_NO_TITLES',
    file: describeFile(table),
    fields: jobFields.map((field) => ({ key: field.key, label: field.label, many: field.many === true })),
    columns: describeColumns(table, { fields: jobFields, columns, orderOf }),
    chosenColumns: Object.fromEntries(columns.map((key, at) => [at, key ?? ''])),
    chosenAnswers: answers,
    header: table.header,
    questions: questions.all(),
    openQuestions: questions.countOpen(),
  }
}

/** The earlier row with the same id in the other system, or with the same content. */
function twinOf(
  { row, fields: of }: ImportedJob,
  seen: Map<string, number>,
): { column: string; reason: string } | null {
  const id = of.externalId === null ? null : keyOfJob(of.externalId, of.externalSource)
  const content = JSON.stringify(of)
  const [sameId, same] = [id === null ? undefined : seen.get(id), seen.get(content)]
  if (same !== undefined) return { column: '', reason: `is the same job as row ${same}` }
  if (sameId !== undefined) return { column: 'ID', reason: `is the id of row ${sameId} too` }
  seen.set(content, row)
  if (id !== null) seen.set(id, row)
  return null
}

/** Days of the past show the order of day and month, where deadlines alone do not. They are not imported. */
function withEvidence(
  table: Table,
  columns: readonly (JobField | null)[],
  today: string,
): (JobField | typeof PAST_DAY | null)[] {
  const at = columns.indexOf('deadline')
  const cells = table.rows.map((row) => row.cells[at] ?? '')
  if (at < 0 || !decideOrder(cells, { today, isPast: false }).isOpen) return [...columns]
  const past = matchColumns(table, [pastDays])
  return columns.map((key, column) => key ?? past[column] ?? null)
}
