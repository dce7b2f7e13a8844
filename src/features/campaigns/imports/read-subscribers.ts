import type { RowProblem } from '#features/import-files/contract.ts'
import { describeColumns } from '#features/import-files/describe-columns.ts'
import { describeFile } from '#features/import-files/describe-file.ts'
import type { ChosenColumns } from '#features/import-files/fields.ts'
import { collectQuestions, type ImportAnswers, type ImportQuestion } from '#features/import-files/questions.ts'
import type { Table } from '#features/import-files/table.ts'
import { readColumns } from '#features/import-files/values/read-columns.ts'
import { expandJson } from './expand-json.ts'
import { subscriberFields } from './fields.ts'
import { isLeaverFile, readLeaverSigns } from './leaver-signs.ts'
import { subscriberColumns } from './match-columns.ts'
import { daysWith, type Person, readPerson } from './read-person.ts'
import { isUnconfirmed } from './state-columns.ts'

export type SubscribersOptions = {
  /** The name often says that all people of a file have left. */
  fileName: string
  columns?: ChosenColumns | undefined
  answers?: ImportAnswers | undefined
  /** 'YYYY-MM-DD' */
  today: string
}

export type ReadSubscribers = {
  file: ReturnType<typeof describeFile>
  fields: { key: string; label: string; many: boolean }[]
  columns: ReturnType<typeof describeColumns>
  chosenColumns: ChosenColumns
  chosenAnswers: ImportAnswers
  header: string[]
  /** All people with an address, also those with an open question. */
  people: Person[]
  refused: RowProblem[]
  questions: ImportQuestion[]
  openQuestions: number
}

const UNCONFIRMED = { state: 'left', reason: 'unconfirmed' } as const

/** All people on an exported list, by the row number in a spreadsheet program. FILE_INVALID without a column of addresses. */
export function readSubscribers(
  exported: Table,
  { fileName, today, answers = {}, columns: chosen = {} }: SubscribersOptions,
): ReadSubscribers | 'FILE_INVALID' {
  const table = expandJson(exported)
  const { columns, isSkipped } = subscriberColumns(table, chosen)
  if (!columns.includes('email')) return 'FILE_INVALID'
  const questions = collectQuestions(answers)
  const { cellsOf, orderOf } = readColumns(table, { fields: subscriberFields, columns, questions, today })
  const places = (key: (typeof columns)[number]) => columns.flatMap((one, at) => (one === key ? [at] : []))
  // an entry of a list of leavers was made when the person left
  const addedIsLeaving = isLeaverFile(fileName) && !columns.includes('left_on') && !columns.includes('subscribed')
  const read = table.rows.map(({ number, cells }) => readPerson(cellsOf(cells), { row: number, addedIsLeaving }))
  const signs = readLeaverSigns(table, {
    ask: questions.ask,
    skip: table.header.flatMap((_, at) => (isSkipped(at) ? [at] : [])),
    leftOn: places('left_on'),
    chosen: places('state'),
    fileName,
    subscribedAgain: (at) => {
      const { subscribedOn = null, leftOn = null } = read[at]?.days ?? {}
      const isLater = subscribedOn !== null && leftOn !== null && leftOn !== 'asked' && subscribedOn > leftOn
      return isLater ? subscribedOn : null
    },
  })
  const confirmations = places('subscribed')
  const isWaiting = (row: number) =>
    confirmations.some((at) => isUnconfirmed(table.header[at] ?? '', table.rows[row]?.cells[at] ?? ''))
  const [people, refused]: [Person[], RowProblem[]] = [[], []]
  const column = table.header[columns.indexOf('email')] ?? ''
  for (const [at, { row, problem, days, ...person }] of read.entries()) {
    const found = signs.states[at] ?? { state: 'asked' as const, reason: null }
    const state = isWaiting(at) && found.state !== 'left' ? UNCONFIRMED : found
    if (problem) refused.push({ row, column, reason: problem })
    else people.push({ row, ...person, ...state, ...daysWith(state, days) })
  }
  for (const row of new Set(table.broken)) refused.push({ row, column: '', reason: "has a quote that isn't closed" })
  refused.sort((a, b) => a.row - b.row)
  const shown = columns.map((key, at) => key ?? (signs.columns.has(at) ? ('state' as const) : null))
  return {
    // the names in the file, before columns of JSON objects are expanded
    file: describeFile(exported),
    fields: subscriberFields.map(({ key, label, many = false }) => ({ key, label, many })),
    columns: describeColumns(table, { fields: subscriberFields, columns: shown, orderOf }).map((one, at) =>
      signs.columns.has(at) ? { ...one, note: one.note ?? 'Always read, so that no one who left is emailed' } : one,
    ),
    chosenColumns: Object.fromEntries(shown.map((key, at) => [at, key ?? ''])),
    chosenAnswers: answers,
    header: table.header,
    people,
    refused,
    questions: questions.all(),
    openQuestions: questions.countOpen(),
  }
}
