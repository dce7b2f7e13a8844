import type { RowProblem } from '#features/import-files/contract.ts'
import { describeColumns } from '#features/import-files/describe-columns.ts'
import { describeFile } from '#features/import-files/describe-file.ts'
import { type ChosenColumns, type ImportField, matchColumns } from '#features/import-files/fields.ts'
import { collectQuestions, type ImportAnswers, type ImportQuestion } from '#features/import-files/questions.ts'
import type { Table } from '#features/import-files/table.ts'
import { nameOrderIn } from '#features/import-files/values/name-order.ts'
import { readColumns } from '#features/import-files/values/read-columns.ts'
import type { Question } from '#features/job-postings/question-shapes.ts'
import { plainWords } from '#lib/names.ts'
import { type ApplicationField, applicationFields, fallbackField, questionKey } from './fields.ts'
import { type ImportJob, jobChoices } from './find-job.ts'
import { type ApplicationStatuses, type ImportedRow, readRow, skip } from './read-row.ts'
import { readImportedStatus } from './read-status.ts'

export type ApplicationsOptions = {
  /** The job that all rows belong to; null if the file says it. */
  job: ImportJob | null
  /** The jobs of the company that a file can name. */
  jobs: readonly ImportJob[]
  questions: readonly Question[]
  columns?: ChosenColumns | undefined
  answers?: ImportAnswers | undefined
  /** Statuses by their plain words, of imports that started before all questions had ids. */
  statuses?: ApplicationStatuses | undefined
  /** 'YYYY-MM-DD' */
  today: string
}

export type ReadApplications = {
  file: ReturnType<typeof describeFile>
  fields: { key: string; label: string; many: boolean }[]
  columns: ReturnType<typeof describeColumns>
  chosenColumns: ChosenColumns
  chosenAnswers: ImportAnswers
  header: string[]
  /** Only rows without an open question. */
  rows: ImportedRow[]
  refused: RowProblem[]
  noted: RowProblem[]
  /** Rows that the user leaves out, and those that repeat an earlier one. */
  leftOut: RowProblem[]
  /** Rows with an open question, and the fields that it is about. */
  asked: { row: number; open: string[] }[]
  questions: ImportQuestion[]
  openQuestions: number
}

/** Every application of a table, by the row number in a spreadsheet program. IMPORT_NO_JOB if the job of the rows is not known. */
export function readApplications(table: Table, options: ApplicationsOptions): ReadApplications | 'IMPORT_NO_JOB' {
  const { job, today, answers } = options
  const fields = fieldsFor(options)
  const matched = matchColumns(table, fields, options.columns)
  const isOpen = (at: number) => options.columns?.[at] === undefined
  const withFound = withStatus(table, matched, isOpen)
  const columns = withFound.map((key, at) =>
    key === null && isOpen(at) && table.header[at] ? fallbackField(table.header[at]) : key,
  )
  if (!job && !columns.includes('job')) return 'IMPORT_NO_JOB'
  const questions = collectQuestions(answers)
  const { cellsOf, orderOf } = readColumns(table, { fields, columns, questions, today })
  const [rows, refused, noted, leftOut]: [ImportedRow[], RowProblem[], RowProblem[], RowProblem[]] = [[], [], [], []]
  const nameOrder = nameOrderIn(table, columns.indexOf('name'), columns.indexOf('email'))
  const chooseJob = jobChoices(options.jobs, [skip])
  // what a column means that only its values speak for, is asked
  const foundAt = withFound.findIndex((key, at) => key === 'status' && matched[at] !== 'status')
  const seen = new Map<string, number>()
  const asked: ReadApplications['asked'] = []
  for (const { number: row, cells } of table.rows) {
    const read = readRow(cellsOf(cells), {
      ...options,
      ask: questions.ask,
      nameOrder,
      chooseJob,
      isFound: foundAt >= 0,
      row,
    })
    noted.push(...read.notes.map((note) => ({ row, ...note })))
    if (read.kind === 'refused') refused.push({ row, column: read.column, reason: read.reason })
    else if (read.kind === 'left-out') leftOut.push({ row, column: read.column, reason: read.reason })
    else {
      const repeated = read.kind === 'row' ? repeats(seen, read.application) : undefined
      if (repeated !== undefined)
        leftOut.push({ row, column: '', reason: `is the same person and job as row ${repeated}` })
      else if (read.kind === 'row') rows.push(read.application)
      else asked.push({ row, open: read.kind === 'asked' ? read.open : [] })
    }
  }
  for (const row of new Set(table.broken)) refused.push({ row, column: '', reason: "has a quote that isn't closed" })
  refused.sort((a, b) => a.row - b.row)
  return {
    file: describeFile(table),
    fields: fields.map(({ key, label, many = false }) => ({ key, label, many })),
    columns: describeColumns(table, { fields, columns, orderOf }),
    chosenAnswers: answers ?? {},
    chosenColumns: Object.fromEntries(columns.flatMap((key, at) => (at === foundAt ? [] : [[at, key ?? '']]))),
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

type Columns = (ApplicationField | null)[]
const MAX_STATUSES = 20

/** Where no name says which column has the status, one whose values mostly are known statuses. */
function withStatus({ header, rows }: Table, columns: Columns, isOpen: (at: number) => boolean): Columns {
  if (columns.includes('status') || columns.includes('stage')) return columns
  const found = header.findIndex((_, at) => {
    if (columns[at] !== null || !isOpen(at)) return false
    const values = new Set(rows.map(({ cells }) => plainWords(cells[at] ?? '')).filter(Boolean))
    const known = [...values].filter((value) => readImportedStatus(value) !== null).length
    return values.size <= MAX_STATUSES && known >= 2 && known >= values.size * 0.4
  })
  return found < 0 ? columns : columns.with(found, 'status')
}

function fieldsFor({ questions, job }: ApplicationsOptions): ImportField<ApplicationField>[] {
  const answered = questions
    .filter(({ questionType }) => questionType !== 'file_upload')
    .map(({ id, label }) => ({ key: questionKey(id), label: label.slice(0, 120), names: '' }))
  const own = applicationFields.filter(({ key }) => key !== 'job' || !job)
  return [...answered, ...own]
}

/** The earlier row of the same person and job. */
function repeats(seen: Map<string, number>, { row, jobId, email, fullName, phone }: ImportedRow): number | undefined {
  const person = email.toLowerCase() || `${fullName.toLowerCase()} ${phone}`
  const key = `${jobId} ${person}`
  const before = seen.get(key)
  if (before === undefined) seen.set(key, row)
  return before
}
