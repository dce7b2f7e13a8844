import { isEmailAddress } from '#lib/email-address.ts'
import { plainWords } from '#lib/names.ts'
import { isNameOf } from './values/name-order.ts'

/**
 * What a column of a file can be read as. `many` if several columns can be, such as a second email address. `names` are other names of the
 * column in foreign systems, the best first, separated by commas, in any case and with any punctuation.
 */
export type ImportField<Key extends string = string> = {
  key: Key
  label: string
  names: string
  many?: boolean
  /** Fits other names of its column, in plain words. */
  pattern?: RegExp
  /** Whether one of the values belongs to the field, if a name that fits `pattern` does not decide it. */
  isValue?: (text: string) => boolean
  /** 'past-day' cannot be after today. */
  kind?: 'email' | 'name' | 'past-day' | 'day'
  /** Other fields with names: with a column for one of them, none is looked for by its values. */
  parts?: readonly string[]
}

/** The field of each column, by its position from 0; '' for a column that is left out. */
export type ChosenColumns = Record<string, string>

/** Words before a name that say whose it is, and do not change what it means. */
const OWNER =
  /^(candidates?|applicants?|applications?|placements?|submissions?|contacts?|persons?|people|users?|subscribers?|profile|primary|attributes|data|bewerber|kandidat|kandidaten|candidat|candidato|kontakt)\s+/
const VALUE = / (?:public name|display name|name|value|text|label|title)$/

/** The names under which a column is looked for, the most exact first: 'applications.current_stage.name' is also 'current stage'. */
function namesOf(column: string): string[] {
  const names: string[] = []
  const add = (name: string) => {
    if (name !== '' && !names.includes(name)) names.push(name)
  }
  const segments = column.split(/[.:]/).filter((one) => one.trim() !== '')
  const isNested = segments.length > 1
  let rest = plainWords(camelWords(column))
  // 'Email (primary)', 'Date applied (UTC)'
  const bare = plainWords(camelWords(withoutBrackets(column.trim())))
  for (let before = ''; rest !== before; ) {
    add(rest)
    if (isNested) add(rest.replace(VALUE, ''))
    add(rest.replace(/ ?\d{1,2}$/, ''))
    before = rest
    rest = rest.replace(OWNER, '')
  }
  add(bare)
  add(bare.replace(OWNER, ''))
  // 'Recruiting Workflow: Status', but no 'name' or 'id' of something else
  const last = plainWords(camelWords(segments.slice(-1).join('')))
  if (isNested && last.includes(' ')) add(last)
  if (isNested && /^(status|stage|phone|email|tags|source|city|title)$/.test(last) && column.includes(':')) add(last)
  return names
}

/** 'createdAt' is 'created At', but 'LinkedIn' is one word. */
export const camelWords = (name: string): string =>
  name.replace(/(Linked|Git|Whats)(In|Hub|App)/g, (word) => word.toLowerCase()).replace(/([a-z])([A-Z])/g, '$1 $2')

const withoutBrackets = (name: string): string => {
  const from = name.endsWith(')') ? name.lastIndexOf('(') : -1
  return from > 0 ? name.slice(0, from) : name
}

/** An address, or a name with one: 'Ida Ek <ida@mail.example>'. */
export const looksLikeEmail = (text: string): boolean =>
  isEmailAddress(
    text
      .trim()
      .replace(/^mailto:/i, '')
      .replace(/^[^<>]{0,200}<([^<>]{1,300})>$/, '$1'),
  )

/** Finds what each column is, by its name, and an unknown column of email addresses by its values. Chosen columns take precedence. */
export function matchColumns<Key extends string>(
  { header, rows }: { header: readonly string[]; rows: readonly { cells: readonly string[] }[] },
  fields: readonly ImportField<Key>[],
  chosen: ChosenColumns = {},
): (Key | null)[] {
  const byKey = new Map<string, ImportField<Key>>(fields.map((field) => [field.key, field]))
  const byName = new Map<string, { field: ImportField<Key>; rank: number }>()
  for (const field of fields)
    for (const [rank, name] of [field.key, field.label, ...field.names.split(',')].entries()) {
      const words = plainWords(camelWords(name))
      if (words !== '' && !byName.has(words)) byName.set(words, { field, rank })
    }
  const columns: (Key | null)[] = header.map(() => null)
  const taken = new Set<Key>()
  const take = (at: number, field: ImportField<Key>) => {
    columns[at] = field.key
    taken.add(field.key)
  }
  for (const [at, key] of Object.entries(chosen)) {
    const field = byKey.get(key)
    if (field && Number(at) < header.length) take(Number(at), field)
  }
  const isOpen = (at: number) => columns[at] === null && chosen[at] === undefined
  const names = header.map(namesOf)
  const matches = names.flatMap((of, at) => {
    const round = of.findIndex((name) => byName.has(name))
    const match = byName.get(of[round] ?? '')
    return match && isOpen(at) ? [{ at, round, ...match }] : []
  })
  // of several columns for a field the one with the best name
  for (const { at, field } of matches.sort((a, b) => a.rank - b.rank || a.round - b.round))
    if (field.many || !taken.has(field.key)) take(at, field)
  for (const field of fields) {
    const { pattern, isValue } = field
    if (!pattern) continue
    for (const [at, name] of header.entries()) {
      if (!isOpen(at) || (taken.has(field.key) && !field.many)) continue
      const isFitting = pattern.test(plainWords(camelWords(name)))
      if (isFitting && (!isValue || rows.some(({ cells }) => isValue(cells[at] ?? '')))) take(at, field)
    }
  }
  const email = fields.find(({ kind }) => kind === 'email')
  if (email && !taken.has(email.key)) {
    const at = header.findIndex((_, column) => {
      const values = rows.slice(0, 200).flatMap(({ cells }) => (cells[column]?.trim() ? [cells[column]] : []))
      return isOpen(column) && values.length > 0 && values.filter(looksLikeEmail).length > values.length * 0.7
    })
    if (at >= 0) take(at, email)
  }
  for (const field of fields) {
    if (field.kind !== 'name' || [field.key, ...(field.parts ?? [])].some((key) => taken.has(key as Key))) continue
    const at = findNames(rows, { emailAt: email ? columns.indexOf(email.key) : -1, isOpen, width: header.length })
    if (at >= 0) take(at, field)
  }
  return columns
}

type NamesSearch = { emailAt: number; isOpen(at: number): boolean; width: number }

/** The column whose values most often share a word with the address beside them; -1 without one. */
function findNames(rows: readonly { cells: readonly string[] }[], { emailAt, isOpen, width }: NamesSearch): number {
  if (emailAt < 0) return -1
  const first = rows.slice(0, 200)
  const shares = Array.from({ length: width }, (_, at) => {
    if (!isOpen(at)) return 0
    const both = first.filter(({ cells }) => cells[at]?.trim() && cells[emailAt]?.trim())
    const fitting = both.filter(({ cells }) => {
      const text = (cells[at] ?? '').trim()
      return text.length <= 80 && !/[\d@:/]/.test(text) && isNameOf(text, cells[emailAt] ?? '')
    })
    return both.length > 0 && both.length >= first.length / 2 ? fitting.length / both.length : 0
  })
  const best = Math.max(...shares)
  return best >= 0.5 ? shares.indexOf(best) : -1
}
