import type { RowProblem } from '#features/import-files/contract.ts'
import { describeColumns } from '#features/import-files/describe-columns.ts'
import { describeFile } from '#features/import-files/describe-file.ts'
import type { ChosenColumns } from '#features/import-files/fields.ts'
import { collectQuestions, type ImportAnswers, type ImportQuestion } from '#features/import-files/questions.ts'
import { columnsOfSystem } from '#features/import-files/systems.ts'
import type { Table } from '#features/import-files/table.ts'
import { nameOrderIn } from '#features/import-files/values/name-order.ts'
import { readColumns } from '#features/import-files/values/read-columns.ts'
import { plainWords } from '#lib/names.ts'
import { askColumns } from './column-questions.ts'
import { decideStates } from './decide-states.ts'
import { expandJson } from './expand-json.ts'
import { subscriberFields } from './fields.ts'
import { columnOfAnswer, isLeaverFile, type PersonState, readLeaverSigns, withFormerAnswers } from './leaver-signs.ts'
import { subscriberColumns } from './match-columns.ts'
import { daysWith, type Person, readPerson } from './read-person.ts'
import { tagReader } from './read-tags.ts'
import { isAnswer } from './state-columns.ts'

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

/** All people on an exported list, by the row number in a spreadsheet program. FILE_INVALID without a column of addresses. */
export function readSubscribers(
  exported: Table,
  { fileName, today, answers: given = {}, columns: chosen = {} }: SubscribersOptions,
): ReadSubscribers | 'FILE_INVALID' {
  const table = expandJson(exported)
  const answers = withFormerAnswers(given)
  const { columns: found, isSkipped } = subscriberColumns(table, chosen)
  if (!found.includes('email')) return 'FILE_INVALID'
  const questions = collectQuestions(answers)
  const isChosen = (at: number) => (chosen[at] ?? '') !== ''
  const { columns, asked, openDays } = askColumns(table, found, isChosen, questions)
  const dated = withoutMarks(table, columns)
  const { cellsOf, orderOf } = readColumns(dated, { fields: subscriberFields, columns, questions, today })
  const places = (key: (typeof columns)[number]) => columns.flatMap((one, at) => (one === key ? [at] : []))
  const above = linesAbove(table)
  // an entry of a list of leavers was made when the person left
  const isOfLeavers = [fileName, ...above].some(isLeaverFile)
  const addedIsLeaving = isOfLeavers && !columns.includes('left_on') && !columns.includes('subscribed')
  const readTags = tagReader(table.rows.map(({ cells }) => places('tags').map((at) => cells[at] ?? '')))
  const nameOrder = nameOrderIn(table, columns.indexOf('name'), columns.indexOf('email'))
  const read = dated.rows.map(({ number, cells }) =>
    readPerson(cellsOf(cells), { row: number, addedIsLeaving, nameOrder, readTags }),
  )
  const byAnswer = columnOfAnswer(answers)
  const signs = readLeaverSigns(table, {
    ask: questions.ask,
    skip: table.header.flatMap((_, at) => ((isSkipped(at) && at !== byAnswer) || openDays.includes(at) ? [at] : [])),
    known: knownColumns(table.header, chosen),
    tags: places('tags'),
    leftOn: places('left_on'),
    chosen: places('state'),
    byAnswer,
    fileName,
    above,
    subscribedAgain: (at) => {
      const { subscribedOn = null, leftOn = null } = read[at]?.days ?? {}
      const isLater = subscribedOn !== null && leftOn !== null && leftOn !== 'asked' && subscribedOn > leftOn
      return isLater ? subscribedOn : null
    },
  })
  const stateOf = decideStates(table, { signs, openDays, confirmations: places('subscribed'), questions })
  const [people, refused]: [Person[], RowProblem[]] = [[], []]
  const column = table.header[columns.indexOf('email')] ?? ''
  for (const [at, { row, problem, days, ...person }] of read.entries()) {
    const state = stateOf(at)
    if (problem) refused.push({ row, column, reason: problem })
    else people.push({ row, ...person, ...state, ...withOpenDays(daysWith(state, days), state, openDays.length > 0) })
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
    // what a question decides is not chosen, so that its answer can be changed
    chosenColumns: Object.fromEntries(
      shown.flatMap((key, at) => (asked.has(at) || at === byAnswer ? [] : [[at, key ?? '']])),
    ),
    chosenAnswers: answers,
    header: table.header,
    people,
    refused,
    questions: questions.all(),
    openQuestions: questions.countOpen(),
  }
}

/** A mark among days of leaving has no day. */
function withoutMarks(table: Table, columns: readonly (string | null)[]): Table {
  if (!columns.includes('left_on')) return table
  const isMark = (cell: string, at: number) => columns[at] === 'left_on' && isAnswer(plainWords(cell))
  const rows = table.rows.map(({ number, cells }) => ({
    number,
    cells: cells.map((cell, at) => (isMark(cell, at) ? '' : cell)),
  }))
  return { ...table, rows }
}

/** Titles above the table, and the name of its sheet. */
function linesAbove({ around, rows, sheets, sheet }: Table): string[] {
  const first = rows[0]?.number ?? 0
  return [...around.filter(({ row }) => row < first).map(({ text }) => text), sheets[sheet] ?? '']
}

/** Columns of a known system, and those that the person chose as something else. */
function knownColumns(header: readonly string[], chosen: ChosenColumns): number[] {
  const isOfSystem = columnsOfSystem(header)
  return header.flatMap((name, at) => {
    const isOther = chosen[at] !== undefined && chosen[at] !== 'state'
    return isOfSystem(name) || isOther ? [at] : []
  })
}

/** While the days of a column are not known, they can be those that a person lacks. */
function withOpenDays(
  days: ReturnType<typeof daysWith>,
  { state }: PersonState,
  isOpen: boolean,
): ReturnType<typeof daysWith> {
  if (!isOpen) return days
  return { subscribedOn: days.subscribedOn ?? 'asked', leftOn: days.leftOn ?? (state === 'left' ? 'asked' : null) }
}
