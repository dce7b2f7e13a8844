// Lists of subscribers are exported by many systems, each with its own way to mark that a person has left, bounced, complained or never
// agreed. Any such sign in a row excludes its person, whatever other columns say. What is unknown is asked, and never guessed.

import { type ImportOption, type Questions, questionId } from '#features/import-files/questions.ts'
import { plainWords } from '#lib/names.ts'
import {
  FALSE,
  isAboutLeft,
  isLeftWord,
  type LeftReason,
  leftReasons,
  NOTHING,
  reasonIn,
  reasonOfColumn,
  STAYS,
  TRUE,
  TYPES,
  WEAK,
} from './leaver-words.ts'
import { type ColumnKind, kindOf } from './state-columns.ts'

const FILE_NAME = 'File name'
/** The question for a file without any column of states. */
const [NO_STATE, ANY_ROW] = ['Whole file', 'no column says who agreed']
const SUBSCRIBED_FILE = /\b(subscribed|active|confirmed|opted in|opt in|aktive|abonnenten|abonnes|suscritos|iscritti)\b/
export const stateOptions: ImportOption[] = [
  { value: 'active', label: 'Can be emailed' },
  { value: 'left', label: "Can't be emailed" },
]

/** What one cell says. 'unsaid' has no value where others have one, 'weak' a value that does not decide, and 'cleared' says not left. */
type CellSign =
  | 'none'
  | 'cleared'
  | { unsaid: string; isWeak?: boolean }
  | { text: string; suggestion: 'active' | 'left' | null; reason: LeftReason | null }

/** One question for all dates and reasons in a column: that there is one says that the person left. */
const ANY_VALUE = 'any value'
const isNothing = (value: string) => value === '' || NOTHING.has(value) || /^[0 ]+$/.test(value)

const known = (text: string, suggestion: 'active' | 'left' | null, reason: LeftReason | null = null): CellSign => ({
  text,
  suggestion,
  reason: suggestion === 'active' ? null : reason,
})

type Column = { kind: ColumnKind; name: string; hasCodes: boolean }

function signOf({ kind, name, hasCodes }: Column, text: string): CellSign {
  if (kind === 'away') return 'none'
  if (kind === 'other') return signInText(text)
  const value = plainWords(text)
  if (kind === 'leaving') return leavingSign(name, value, text)
  if (kind === 'paid') return FALSE.has(value) ? { unsaid: text, isWeak: true } : 'none'
  if (value === '' || NOTHING.has(value)) return kind === 'second' ? 'none' : { unsaid: text }
  if (isLeftWord(value)) return known(text, 'left', reasonIn(value))
  if (STAYS.has(value) || (kind === 'type' && TYPES.has(value))) return known(text, 'active')
  // a mail server's answer, such as '550' or '5.1.1'
  if (/^[45]\d\d$|^[45](\.\d{1,3}){2}\b/.test(text)) return known(text, 'left', 'bounced')
  if (hasCodes && /^\d+$/.test(value)) return known(text, null)
  const isMark = value === 'x' || value === 'on'
  if (TRUE.has(value) && (kind !== 'state' || !isMark)) return known(text, 'active')
  if (FALSE.has(value) && kind !== 'second') return known(text, 'left', noReason(kind, name))
  // what the system bills for, which no person agreed to
  if (value === 'marketing contact') return 'none'
  return isAboutLeft(value) ? known(text, 'left', reasonIn(value)) : known(text, null)
}

function leavingSign(name: string, value: string, text: string): CellSign {
  if (/^[?？]+$/.test(text)) return known(text, null)
  if (FALSE.has(value)) return /\b(\w*bounce\w*|spam|complain\w*)\b/.test(name) ? 'none' : 'cleared'
  if (isNothing(value)) return 'none'
  if (STAYS.has(value)) return known(text, null)
  const reason = reasonIn(value) ?? reasonOfColumn(name)
  return known(TRUE.has(value) || isLeftWord(value) ? text : ANY_VALUE, 'left', reason)
}

/** 'no' in a column about consent says that it never was given. */
const noReason = (kind: ColumnKind, name: string): LeftReason | null =>
  kind !== 'agreeing'
    ? null
    : /\b(verified|confirmed|bestatigt)\b/.test(name)
      ? 'unconfirmed'
      : /\b(subscribed|newsletters?|receives?)\b/.test(name)
        ? 'unsubscribed'
        : 'never agreed'

/** Separates the tags or lists in one cell. */
const LISTED = /[,;|\n]/
const WEB_ADDRESS = /https?:\S+/g
/** A sentence about leaving. An admin must decide what it means. */
const aboutLeaving = new RegExp(
  `\\b(${[
    'unsub\\w*|opt(ed)? ?out|do(es)? not (e ?)?mail|do not contact|do not send|(no|not any) (more|further) (e ?)?(mails?|newsletters?)',
    'no (e ?)?mails?|no newsletters?|(no longer|does not|doesn t|did not|didn t) (wants?|wish\\w*|agree\\w*|sign\\w*|consent\\w*)|stop (e ?)?mail\\w*|don t (e ?)?mail',
    'asked (us )?to stop|(please )?remove (me|him|her|them|from)|(take|took|taken|wants?|wanted) (me |him |her |them )?(off|out)|off (the|our) list|left (the|our) list',
    'no consent|never (agreed|consented|confirmed|signed)|consent withdrawn|gdpr (request|erasure|deletion)|erased?|bounc\\w*|undeliverable|returned mail|spam complaint|complained|complaint',
    'deceased|passed away|died|abgemeldet|abmeld\\w*|abbestell\\w*|keine (e ?)?mails?|keine[nr]? newsletter|kein newsletter|geloscht|\\w*beschwerde|unzustellbar|doi offen|verstorben',
    '(pendiente|por|sin) (de )?confirmar|bestatigung (fehlt|offen|steht aus)|(noch )?nicht bestatigt|not (yet )?confirmed|en attente de confirmation|kommt zuruck|kam zuruck|correo devuelto',
    'desinscri\\w*|desabonn\\w*|plus de (e ?)?mails?|ne veut plus|decede\\w*|dado de baja|no mas correos|fallecid[oa]',
  ].join('|')})\\b`,
)
/** Nothing to read, such as numbers, days and addresses. */
const isPlain = (text: string): boolean => text.length < 3 || !/\p{L}{3}/u.test(text) || /^[^\s@]+@[^\s@]+$/.test(text)

/** Looks for a sign of leaving in a column with another purpose, such as tags or notes. */
function signInText(text: string): CellSign {
  if (isPlain(text)) return 'none'
  const word = text
    .split(LISTED)
    .map(plainWords)
    .find((value) => isLeftWord(value) && !WEAK.has(value))
  if (word !== undefined) return known(text, 'left', reasonIn(word))
  return aboutLeaving.test(plainWords(text.replace(WEB_ADDRESS, ' '))) ? known(text, null) : 'none'
}

const leaverFile =
  /unsub|opt.?out|suppress|bounce|cleaned|block.?list|black.?list|complain|spam|invalid|exclu|remov|delet|quarantin|inactive|disabled|abgemeldet|abmeld|desinscri|desabonn|退订|退訂|配信停止|отпис/

/** Whether a question is about all people of one file. */
export const isAboutFile = (id: string): boolean =>
  id === questionId('choice', NO_STATE, ANY_ROW) || id.startsWith(`choice:${plainWords(FILE_NAME)}:`)

/** Whether a file's name says that its people have left. */
export const isLeaverFile = (fileName: string): boolean =>
  leaverFile.test(plainWords(fileName).replaceAll(' ', '')) || leaverFile.test(fileName.toLowerCase())

type Table = { header: readonly string[]; rows: readonly { cells: readonly string[] }[] }
export type PersonState = { state: 'active' | 'left' | 'asked'; reason: LeftReason | null }
export type LeaverReading = {
  /** For each row whether its person may be mailed; 'asked' while a question is open. */
  states: PersonState[]
  /** The columns that decide, by position. */
  columns: Set<number>
}
type Options = {
  ask: Questions['ask']
  /** Columns that say nothing of the state, such as addresses and names. */
  skip: readonly number[]
  /** Columns with the day of leaving. */
  leftOn?: readonly number[]
  /** Columns of states that were chosen. */
  chosen?: readonly number[]
  /** The day of a subscription that is later than the day of leaving; null without one. */
  subscribedAgain?(row: number): string | null
  fileName?: string
}

const LONGEST = 100
/** Columns with more different texts than this are read cell by cell. */
const MAX_KNOWN = 20_000

/** Decides which people on a list may be mailed. A sign of leaving takes precedence over any answer about another column. */
export function readLeaverSigns(
  { header, rows }: Table,
  { ask, skip, leftOn = [], chosen = [], subscribedAgain, fileName = '' }: Options,
): LeaverReading {
  const columns = header.flatMap((name, at) => {
    if (skip.includes(at)) return []
    const values = () => differentValues(rows, at)
    const found = leftOn.includes(at) ? 'leaving' : kindOf(name, values)
    const kind = chosen.includes(at) && !isDeciding(found) ? 'state' : found
    const hasCodes = kind === 'state' && [...values()].some((value) => /^\d+$/.test(value) && Number(value) > 1)
    const column = { kind, name: plainWords(name), hasCodes }
    return [{ at, kind, label: name || `Column ${at + 1}`, signOf: remembered((text) => signOf(column, text)) }]
  })
  const state = (column: string, text: string, suggestion: string | null) =>
    ask({ kind: 'choice', column, field: 'State', text: text.slice(0, LONGEST), options: stateOptions, suggestion })
  const isOfLeavers = isLeaverFile(fileName)

  const isSilent = !isOfLeavers && !SUBSCRIBED_FILE.test(plainWords(fileName)) && saysNoConsent(columns)

  const states = rows.map(({ cells }, row): PersonState => {
    const found = new Set<string | null>()
    const reasons = new Set<LeftReason | null>()
    const unsaid: { column: string; text: string; isWeak: boolean }[] = []
    let isCleared = false
    const add = (answer: string | null, reason: LeftReason | null) => {
      found.add(answer)
      if (answer === 'left') reasons.add(reason)
    }
    for (const { at, label, signOf: read } of columns) {
      const sign = read((cells[at] ?? '').trim())
      if (sign === 'cleared') isCleared = true
      else if (sign !== 'none' && 'unsaid' in sign)
        unsaid.push({ column: label, text: sign.unsaid, isWeak: sign.isWeak ?? false })
      else if (sign !== 'none') {
        const again = leftOn.includes(at) ? (subscribedAgain?.(row) ?? null) : null
        if (again !== null) add(state(label, `${cells[at]?.trim()}, before ${again}`, null), sign.reason)
        else add(state(label, sign.text, sign.suggestion), sign.reason)
      }
    }
    if (isOfLeavers && !found.has('left')) add(state(FILE_NAME, fileName, null), reasonOfColumn(plainWords(fileName)))
    const [open] = unsaid.filter(({ isWeak }) => !isWeak || !isCleared)
    if (open && found.size === 0) add(state(open.column, open.text, null), null)
    if (isSilent && found.size === 0) add(state(NO_STATE, ANY_ROW, null), null)
    if (found.has('left')) return { state: 'left', reason: leftReasons.find((one) => reasons.has(one)) ?? null }
    return { state: found.has(null) ? 'asked' : 'active', reason: null }
  })
  return { states, columns: new Set(columns.flatMap(({ at, kind }) => (isDeciding(kind) ? [at] : []))) }
}

/** Whether no column says who agreed. That a contact did not opt out says nothing of that. */
const saysNoConsent = (columns: readonly { kind: ColumnKind; label: string }[]): boolean =>
  columns.every(({ kind, label }) => !isDeciding(kind) || (kind === 'leaving' && OPT_OUT.test(plainWords(label))))
const OPT_OUT = /\b(opt(ed)? ?out|do not|\w*bounced?|complain\w*|spam)\b/

const isDeciding = (kind: ColumnKind): boolean => kind !== 'other' && kind !== 'away'

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
