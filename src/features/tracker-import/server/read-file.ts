import { type ImportQuestion, questionId } from '#features/import-files/questions.ts'
import { readTable } from '#features/import-files/server/read-table.ts'
import type { Table, TableProblem } from '#features/import-files/table.ts'
import { decodeText } from '#lib/csv-decode.ts'
import { contactFields } from '../contact-fields.ts'
import { trackedFields } from '../fields.ts'
import { findKind } from '../find-kind.ts'
import type { OwnApplication } from '../place-contacts.ts'
import { type ReadContacts, readContacts } from '../read-contacts.ts'
import { type ReadOptions, type ReadTracked, readTracked } from '../read-tracked.ts'
import { type ImportKind, importKinds, maxApplicationRows, maxImportedRows } from '../rules.ts'
import { readTrelloBoard } from '../trello-board.ts'
import { isVcard, readVcards } from '../vcard.ts'

export type ReadTrackerFile = ReadTracked | ReadContacts
type FileOptions = ReadOptions & {
  /** What the file lists; by default what its columns say. */
  kind?: ImportKind | undefined
  sheet?: number | undefined
  /** The person's applications, newest first. */
  own: readonly OwnApplication[]
}

/** The applications or contacts of a file, or why it cannot be read. Runs in a thread. */
export async function readFile(
  bytes: Uint8Array,
  { sheet, kind, ...options }: FileOptions,
): Promise<ReadTrackerFile | TableProblem | 'NO_COMPANY'> {
  const table = await readAnyTable(bytes, sheet)
  if (typeof table === 'string') return table
  const found = findKind(table)
  const question = kind === undefined && !found.isClear ? kindQuestion : null
  const chosen = kind ?? kindOf(question ? options.answers?.[question.id] : undefined)
  const what = chosen ?? found.kind
  const read = readAs(table, what, options)
  // where the other kind is possible, too
  const isOther = read === 'NO_COMPANY' && chosen === undefined
  return withQuestion(isOther ? readAs(table, other[what], options) : read, question)
}

const other = { contacts: 'applications', applications: 'contacts' } as const

function readAs(table: Table, what: ImportKind, options: Omit<FileOptions, 'kind' | 'sheet'>) {
  const fields = what === 'contacts' ? contactFields : trackedFields
  const keys = new Set<string>(['', ...fields.map(({ key }) => key)])
  // columns that were chosen for the other kind say nothing of this one
  const columns = Object.values(options.columns ?? {}).every((key) => keys.has(key)) ? options.columns : {}
  if (what === 'contacts') return readContacts(table, { ...options, columns })
  const rows = table.rows.slice(0, maxApplicationRows)
  const isCut = table.isCut || table.rows.length > rows.length
  return readTracked({ ...table, rows, isCut }, { ...options, columns })
}

const [COLUMN, TEXT] = ['Whole file', 'Does this file list applications, or people you know?']
/** For a file whose columns fit both kinds, or neither. */
const kindQuestion: ImportQuestion = {
  ...{ id: questionId('whole', COLUMN, TEXT), kind: 'whole', column: COLUMN, field: '', text: TEXT, rows: 1 },
  options: [
    { value: 'applications', label: 'Applications' },
    { value: 'contacts', label: 'People' },
  ],
  suggestion: null,
}
const kindOf = (answer: string | undefined): ImportKind | undefined => importKinds.find((one) => one === answer)

function withQuestion<Read extends ReadTrackerFile>(
  read: Read | 'NO_COMPANY',
  question: ImportQuestion | null,
): Read | 'NO_COMPANY' {
  if (typeof read === 'string' || question === null) return read
  const isOpen = kindOf(read.chosenAnswers[question.id]) === undefined
  return { ...read, questions: [question, ...read.questions], openQuestions: read.openQuestions + (isOpen ? 1 : 0) }
}

/** Also of vCards, and of a Trello board as the list of its cards. */
async function readAnyTable(bytes: Uint8Array, sheet: number | undefined): Promise<Table | TableProblem> {
  const start = Buffer.from(bytes.subarray(0, 500)).toString('latin1').replaceAll('\u0000', '')
  const isCards = /^\W*BEGIN:VCARD/i.test(start)
  const text = isCards || /^\W*\{/.test(start) ? decodeText(Buffer.from(bytes)) : null
  const options = { maxRows: maxImportedRows, sheet }
  if (isCards && text !== null && isVcard(text)) {
    const table = await readTable(asJson(readVcards(text, maxImportedRows + 1)), options)
    return typeof table === 'string' ? table : { ...table, format: 'vcf' }
  }
  const board = text === null ? null : readTrelloBoard(parse(text))
  return readTable(board ? asJson(board) : bytes, options)
}

const asJson = (records: object): Uint8Array => Buffer.from(JSON.stringify(records))

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
