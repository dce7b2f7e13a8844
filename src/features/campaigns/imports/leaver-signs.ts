// Lists of subscribers are exported by many systems, each with its own way to mark that a person has left, bounced, complained or never
// agreed. Any such sign in a row excludes its person, whatever other columns say. A person is only active if a column says it, or the person
// who imports the file. What is unknown is asked, and never guessed.

import { type ImportOption, type Questions, questionId } from '#features/import-files/questions.ts'
import { plainWords } from '#lib/names.ts'
import { ANY_VALUE, type CellSign, signOf } from './cell-signs.ts'
import { type LeftReason, leftReasons, reasonOfColumn, TRUE } from './leaver-words.ts'
import { type ColumnKind, isDeciding, kindOf, saysWhoLeft } from './state-columns.ts'

const FILE_NAME = 'File name'
const ABOVE = 'Above the table'
/** The question for a file without any column of states. */
const WHOLE_FILE = 'Whole file'
const NOT_SAID = 'This file does not say who left. Did everyone in it agree, and are they all still subscribed?'
/** The question of imports that started before; its answers are stored with them. */
const FORMER = questionId('choice', WHOLE_FILE, 'no column says who agreed')
export const fileQuestion = questionId('whole', WHOLE_FILE, NOT_SAID)
const BY_COLUMN = 'column:'

const SUBSCRIBED_FILE = /\b(subscribed|active|confirmed|opted in|opt in|aktive)\b/
export const stateOptions: ImportOption[] = [
  { value: 'active', label: 'Can be emailed' },
  { value: 'left', label: "Can't be emailed" },
]
/** For a column that may be about something else. */
const UNRELATED = 'unrelated'
const maybeOptions: ImportOption[] = [...stateOptions, { value: UNRELATED, label: 'Says nothing about it' }]

const leaverFile =
  /unsub|opt.?out|suppress|bounce|cleaned|block.?list|black.?list|complain|spam|invalid|exclu|remov|delet|quarantin|inactive|inaktiv|disabled|deactiv|robinson|abgemeldet|abmeld|abbestell|austrag|ausgetragen|gesperrt|sperrliste|geloscht|desinscri|desabonn|desuscri|dadosdebaja|\bbajas?\b|disiscri|descadastr|uitgeschreven|uitschrijv|afgemeld|afmeld|wypisan|odhlas|退订|退訂|配信停止|отпис/

/** Whether a question is about all people of one file. */
export const isAboutFile = (id: string): boolean =>
  id === FORMER ||
  id === fileQuestion ||
  [FILE_NAME, ABOVE].some((column) => id.startsWith(`choice:${plainWords(column)}:`))

/** Whether a file's name, or a line above its table, says that its people have left. */
export const isLeaverFile = (text: string): boolean => {
  const words = plainWords(text)
  return leaverFile.test(words) || leaverFile.test(words.replaceAll(' ', '')) || leaverFile.test(text.toLowerCase())
}

/** The column that was chosen as an answer to the question about the file; null without one. */
export function columnOfAnswer(answers: Record<string, string>): number | null {
  const answer = answers[fileQuestion] ?? ''
  return answer.startsWith(BY_COLUMN) ? Number(answer.slice(BY_COLUMN.length)) : null
}

/** With the answer to a former question as one to the question that replaced it. */
export const withFormerAnswers = (answers: Record<string, string>): Record<string, string> =>
  answers[FORMER] === undefined ? answers : { [fileQuestion]: answers[FORMER], ...answers }

type Table = { header: readonly string[]; rows: readonly { cells: readonly string[] }[] }
export type PersonState = { state: 'active' | 'left' | 'asked'; reason: LeftReason | null }
export type LeaverReading = {
  /** For each row whether its person may be mailed; 'asked' while a question is open. */
  states: PersonState[]
  /** For each row whether a column says that its person is subscribed. */
  said: boolean[]
  /** The columns that decide, by position. */
  columns: Set<number>
}
type Options = {
  ask: Questions['ask']
  /** Columns that say nothing of the state, such as addresses and names. */
  skip: readonly number[]
  /** Columns whose yes and no are known to be about something else. */
  known?: readonly number[]
  tags?: readonly number[]
  /** Columns with the day of leaving. */
  leftOn?: readonly number[]
  /** Columns of states that were chosen. */
  chosen?: readonly number[]
  /** The day of a subscription that is later than the day of leaving; null without one. */
  subscribedAgain?(row: number): string | null
  /** The column that was chosen as the answer to the question about the file. */
  byAnswer?: number | null
  fileName?: string
  /** Titles above the table, and the name of its sheet. */
  above?: readonly string[]
}

const LONGEST = 100
/** Columns with more different texts than this are read cell by cell. */
const MAX_KNOWN = 20_000

type Column = {
  at: number
  kind: ColumnKind
  label: string
  /** Whether its empty cells say that a person has not left. */
  isOfAll: boolean
  signOf(text: string): CellSign
}

/** Decides which people on a list may be mailed. A sign of leaving takes precedence over any answer about another column. */
export function readLeaverSigns(table: Table, options: Options): LeaverReading {
  const { ask, leftOn = [], subscribedAgain, byAnswer = null, fileName = '', above = [] } = options
  const columns = columnsOf(table, options)
  const state = (column: string, text: string, suggestion: string | null, choices = stateOptions) =>
    ask({ kind: 'choice', column, field: 'State', text: text.slice(0, LONGEST), options: choices, suggestion })
  const title = above.find(isLeaverFile)
  const ofLeavers = isLeaverFile(fileName)
    ? { column: FILE_NAME, text: fileName }
    : title !== undefined && { column: ABOVE, text: title }

  const isSilent = !ofLeavers && !SUBSCRIBED_FILE.test(plainWords(fileName)) && saysNoConsent(columns)
  const wholeFile = {
    ...{ kind: 'whole' as const, column: WHOLE_FILE, field: '', text: NOT_SAID },
    options: [
      { value: 'active', label: 'Yes, all of them' },
      { value: 'left', label: 'No, all of them left' },
      ...choosable(table, columns, byAnswer),
    ],
  }
  // stays among the questions, so that the answer can be changed
  if (byAnswer !== null) ask(wholeFile)

  const said: boolean[] = []
  const states = table.rows.map(({ cells }, row): PersonState => {
    const found = new Set<string | null>()
    const reasons = new Set<LeftReason | null>()
    /** What the names of columns of days say. */
    const byDays = new Set<LeftReason | null>()
    const unsaid: { column: string; text: string; isWeak: boolean }[] = []
    let [isCleared, isDoubted] = [false, false]
    const add = (answer: string | null, reason: LeftReason | null, into = reasons) => {
      if (answer !== UNRELATED) found.add(answer)
      if (answer === 'left') into.add(reason)
    }
    for (const { at, kind, label, signOf: read } of columns) {
      const sign = read((cells[at] ?? '').trim())
      if (sign === 'cleared') isCleared = true
      else if (sign !== 'none' && 'unsaid' in sign)
        unsaid.push({ column: label, text: sign.unsaid, isWeak: sign.isWeak ?? false })
      else if (sign !== 'none') {
        const again = leftOn.includes(at) ? (subscribedAgain?.(row) ?? null) : null
        const choices = kind === 'maybe' ? maybeOptions : stateOptions
        // a note can say why, in words that no program knows
        const isBeside = kind === 'notes' || kind === 'other'
        if (sign.suggestion === null ? isBeside || kind === 'leaving' : isBeside && sign.reason === null)
          isDoubted = true
        if (again !== null) add(state(label, `${cells[at]?.trim()}, before ${again}`, null), sign.reason)
        else
          add(
            state(label, sign.text, sign.suggestion, choices),
            sign.reason,
            sign.text === ANY_VALUE ? byDays : reasons,
          )
      }
    }
    if (ofLeavers && !found.has('left'))
      add(state(ofLeavers.column, ofLeavers.text, null), reasonOfColumn(plainWords(ofLeavers.text)))
    const [open] = unsaid.filter(({ isWeak }) => !isWeak || !isCleared)
    said.push(found.has('active'))
    if (open && found.size === 0) add(state(open.column, open.text, null), null)
    if (isSilent && !found.has('active')) {
      const answer = ask(wholeFile)
      if (found.size === 0) add(answer?.startsWith(BY_COLUMN) ? null : answer, null)
    }
    if (found.has('left'))
      return { state: 'left', reason: isDoubted ? null : plainReason(hasReason(reasons) ? reasons : byDays) }
    return { state: found.has(null) ? 'asked' : 'active', reason: null }
  })
  return { states, said, columns: new Set(columns.flatMap(({ at, kind }) => (isDeciding(kind) ? [at] : []))) }
}

function columnsOf({ header, rows }: Table, options: Options): Column[] {
  const { skip, known = [], tags = [], leftOn = [], chosen = [], byAnswer = null } = options
  return header.flatMap((name, at) => {
    if (skip.includes(at)) return []
    const values = () => differentValues(rows, at)
    const found = leftOn.includes(at) ? 'leaving' : kindOf(name, values)
    const isKnown = found === 'maybe' && (known.includes(at) || tags.includes(at))
    const own = isKnown ? 'other' : found
    const isTags = tags.includes(at) && own === 'other'
    const kind = (chosen.includes(at) || at === byAnswer) && !isDeciding(own) ? 'state' : isTags ? 'tags' : own
    const numbers = () => [...values()].filter((value) => /^\d{1,6}$/.test(value)).map(Number)
    const hasCodes = kind === 'state' && numbers().some((value) => value > 1)
    const plain = plainWords(name)
    const isCount = kind === 'leaving' && /bounce|rebond|rebote/.test(plain) && numbers().some((value) => value > 1)
    const isUsed = kind === 'second' && [...values()].some((value) => TRUE.has(value))
    const column = { kind, name: plain, hasCodes, isCount, isUsed }
    // days of leaving in a column of any other name are those of all who left: a person says it
    const isOfAll = kind !== 'leaving' || saysWhoLeft(name) || kindOf(name, values) === 'other'
    const label = name || `Column ${at + 1}`
    return [{ at, kind, label, isOfAll, signOf: remembered((text) => signOf(column, text)) }]
  })
}

/** A state in words says more than that a column has a day. */
const hasReason = (reasons: ReadonlySet<LeftReason | null>) => [...reasons].some((one) => one !== null)

/** The reason if the signs of a row have one; of several, a complaint counts most, and others are not plain. */
function plainReason(reasons: ReadonlySet<LeftReason | null>): LeftReason | null {
  const all = leftReasons.filter((one) => reasons.has(one))
  // who never agreed or confirmed could not leave
  const ends = all.filter((one) => one !== 'unconfirmed' && one !== 'never agreed')
  const [first = null, second] = ends.length > 0 ? ends : all
  return second === undefined || first === 'complained' || (first === 'bounced' && second === 'cleaned') ? first : null
}

/** Whether no column says who agreed. That a contact did not bounce or complain says nothing of that. */
const saysNoConsent = (columns: readonly Column[]): boolean =>
  columns.every(({ kind, isOfAll }) => !isDeciding(kind) || kind === 'maybe' || !isOfAll)

const MAX_CHOICES = 30

/** Columns without a field of their own, one of which may say it. */
const choosable = ({ rows }: Table, columns: readonly Column[], byAnswer: number | null): ImportOption[] =>
  columns
    .filter(
      ({ at, kind }) =>
        at === byAnswer || (!isDeciding(kind) && rows.some(({ cells }) => (cells[at] ?? '').trim() !== '')),
    )
    .slice(0, MAX_CHOICES)
    .map(({ at, label }) => ({ value: `${BY_COLUMN}${at}`, label: `The column “${label.slice(0, 60)}” says it` }))

/** A column with more different values than this has no states. */
const MAX_VALUES = 500

function differentValues(rows: Table['rows'], at: number): Set<string> {
  const texts = new Set<string>()
  for (const { cells } of rows) {
    texts.add(cells[at] ?? '')
    if (texts.size > MAX_VALUES) break
  }
  return new Set([...texts].map(plainWords))
}

function remembered(read: (text: string) => CellSign): (text: string) => CellSign {
  const signs = new Map<string, CellSign>()
  return (text) => {
    const before = signs.get(text)
    if (before !== undefined) return before
    const sign = read(text)
    if (signs.size < MAX_KNOWN) signs.set(text, sign)
    return sign
  }
}
