import { type ChosenColumns, matchColumns } from '#features/import-files/fields.ts'
import type { Table } from '#features/import-files/table.ts'
import { readDay } from '#features/import-files/values/read-day.ts'
import { readPosted } from '#features/places/known-places.ts'
import { plainWords } from '#lib/names.ts'
import { readPay } from '#lib/pay/read-pay.ts'
import { type JobField, jobFields } from './fields.ts'
import { readLevel } from './read-particulars.ts'
import { readNamedPeriod } from './read-salary.ts'
import { readStatus } from './read-status.ts'
import { readType } from './read-type.ts'
import { isRemotePlace, readMode } from './read-work-mode.ts'
import { isHtml } from './text-parts.ts'

/** Words of a column's name that do not change what it means: 'Description - External', 'lieuTravail.libelle', 'Job #'. */
const simpler = (name: string): string =>
  plainWords(
    name
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replace(/#/g, ' number ')
      .replace(/[([{][^()[\]{}]{0,40}[)\]}]/g, ' '),
  )
    .replace(
      /\b(external|public|libelle|libelle converti|label|converti|html|text|final|desired|optional|required field|brutto|gross|lordo|bruto|brut)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()

/** The letters that have no accent to leave out, with their case. */
const letters: Record<string, string> = { ł: 'l', Ł: 'L', ß: 'ss', ø: 'o', Ø: 'O', æ: 'ae', œ: 'oe', đ: 'd' }
const inLatin = (name: string): string => name.replace(/[łŁßøØæœđ]/g, (letter) => letters[letter] ?? letter)

const isPlainCopy = (name: string): boolean => /plain(?: ?text)?$/i.test(name.trim())

/** What each column of a file of jobs is: by its name, by a simpler form of it, and by its values. Chosen columns take precedence. */
export function matchJobColumns(table: Table, chosen: ChosenColumns, today: string): (JobField | null)[] {
  const latin = { ...table, header: table.header.map(inLatin) }
  const first = matchColumns(latin, jobFields, { ...ownNames(table), ...chosen }) as (JobField | null)[]
  const taken = Object.fromEntries(first.flatMap((key, at) => (key === null ? [] : [[at, key]])))
  const simple = { ...table, header: latin.header.map((name, at) => (first[at] === null ? simpler(name) : '')) }
  const columns = matchColumns(simple, jobFields, { ...taken, ...chosen }) as (JobField | null)[]
  byValues(table, columns, chosen)
  withTitle(table, columns, chosen)
  withWholeIds(table, columns, chosen)
  withoutPast(table, columns, { chosen, today })
  const hasHtml = table.header.some((name, at) => columns[at] === 'description' && !isPlainCopy(name))
  return columns.map((key, at) =>
    key === 'description' && hasHtml && isPlainCopy(table.header[at] ?? '') && chosen[at] === undefined ? null : key,
  )
}

/** Columns whose names mean something else in other files: the title of a job is 'text' in Lever's. */
function ownNames({ header, rows }: Table): ChosenColumns {
  const isShort = (at: number) => rows.every(({ cells }) => (cells[at] ?? '').length <= 200 && !isHtml(cells[at] ?? ''))
  const text = header.indexOf('text')
  const isLever = text >= 0 && isShort(text) && header.some((name) => name.startsWith('categories.'))
  return isLever ? { [text]: 'title' } : {}
}

const readers: Partial<Record<JobField, (text: string) => boolean>> = {
  employment_type: (text) => readType(text) !== null,
  status: (text) =>
    !/^(?:yes|no|true|false|[01xyn]|ja|nein|oui|non|si|tak|nie)$/i.test(text) &&
    (readStatus(text) ?? 'none') !== 'none',
  work_mode: (text) => readMode(text) !== null,
  salary_period: (text) => text.length < 20 && readNamedPeriod(text) !== null,
  level: (text) => readLevel(text) !== null,
  salary: (text) => {
    const read = readPay(text)
    return read !== null && (read.currencies.length > 0 || read.period !== null)
  },
  location: (text) => {
    const { found, couldBe, area } = readPosted(text)
    return found.length + couldBe.length > 0 || area !== null || isRemotePlace(text)
  },
}
const noPay = /\b(bonus|budget|fees?|costs?|revenue|umsatz|billing|bill|referral|allowance|company|client|kunde)\b/
const noPlace =
  /\b(company|client|customer|department|team|manager|recruiter|owner|contact|name|language|sprache|langue|currency|notes?|title)\b/
/** Fields whose columns can be another one by their values: 'Estado' is a state or a status. */
const doubtful = new Set<JobField>(['employment_type', 'work_mode', 'status', 'level', 'region', 'salary_period'])
const ENOUGH = 0.6
const FEW = 0.34

/** Settles by their values what columns are whose names are unknown or have two meanings, such as 'Umfang' and 'Work Type'. */
function byValues(table: Table, columns: (JobField | null)[], chosen: ChosenColumns): void {
  for (const [at, key] of columns.entries()) {
    if (chosen[at] !== undefined || (key !== null && !doubtful.has(key))) continue
    const values = valuesOf(table, at)
    if (values.length === 0) continue
    const shareOf = (field: JobField) => values.filter((text) => readers[field]?.(text)).length / values.length
    if (key !== null && shareOf(key) >= FEW) continue
    const [best] = (Object.keys(readers) as JobField[])
      .filter(
        (field) =>
          field !== key && isWanted(field, { columns, isNamed: key !== null, name: simpler(table.header[at] ?? '') }),
      )
      .map((field) => ({ field, share: shareOf(field) }))
      .filter(({ share }) => share >= ENOUGH)
      .sort((a, b) => b.share - a.share)
    if (best) columns[at] = best.field
  }
}

type Wanted = { columns: readonly (JobField | null)[]; isNamed: boolean; name: string }

function isWanted(field: JobField, { columns, isNamed, name }: Wanted): boolean {
  if (field === 'employment_type') return true
  if (field === 'salary') return !noPay.test(name) && !columns.some((key) => key?.startsWith('salary'))
  if (field === 'location') return !noPlace.test(name) && !columns.some((key) => key === 'location' || key === 'city')
  if (field === 'level') return isNamed && !columns.includes('level')
  if (field === 'salary_period')
    return !columns.includes('salary_period') && columns.some((key) => key?.startsWith('salary'))
  return !columns.includes(field)
}

/** The different values of a column; none for a column of texts or of many values. */
function valuesOf({ rows }: Table, at: number): string[] {
  const values = new Set<string>()
  for (const { cells } of rows) {
    const text = (cells[at] ?? '').trim()
    if (text !== '') values.add(text)
    if (values.size > 60 || text.length > 80) return []
  }
  return [...values]
}

const noTitle =
  /\b(recruiter|owner|manager|lead|department|team|area|bereich|abteilung|company|client|firma|entreprise|empresa|azienda|notes?|notiz\w*|comment\w*|url|link|tags?|category|kategorie|industry|branche|language|benefits|contact|ansprechpartner|responsable|responsabile|school|education)\b/

/** Without a column of titles by its name, the column that looks like one: short texts that differ, and neither places nor days nor people. */
function withTitle(table: Table, columns: (JobField | null)[], chosen: ChosenColumns): void {
  if (columns.includes('title')) return
  const [best] = table.header
    .map((name, at) => ({
      at,
      score: columns[at] === null && chosen[at] === undefined ? titleScore(table, at, name) : 0,
    }))
    .filter(({ score }) => score >= ENOUGH)
    .sort((a, b) => b.score - a.score)
  if (best) columns[best.at] = 'title'
}

const MAX_TITLE = 90
const gendered = /\([mwfdhxi]\s?[/|]\s?[mwfdhxi]|\bH\s?\/\s?F\b|[/*:]in(?:nen)?\b|\/-?in\b|[oa]\/[ao]\b/i

/** From 0 to 1. */
function titleScore(table: Table, at: number, name: string): number {
  if (noTitle.test(simpler(name))) return 0
  const texts = table.rows.map(({ cells }) => (cells[at] ?? '').trim()).filter(Boolean)
  if (texts.length < table.rows.length * 0.7) return 0
  const isLike = (text: string) =>
    text.length >= 4 &&
    text.length <= MAX_TITLE &&
    /\p{L}{3}/u.test(text) &&
    !/^https?:|@|^\d/.test(text) &&
    readDay(text).kind !== 'day' &&
    !isHtml(text)
  const share = texts.filter(isLike).length / texts.length
  const differing = new Set(texts).size / texts.length
  const places = texts.filter((text) => readers.location?.(text)).length / texts.length
  const marked = texts.filter((text) => gendered.test(text)).length / texts.length
  return share * 0.5 + differing * 0.3 - places + Math.min(0.4, marked) + 0.1
}

const doubtfulDay =
  /^(close date|closed date|closing|date closed|end date|target date|job end date|date end|dateend|due date|job close date|close job date|date to close)$/

/** 'Close date' can be the day on which a job was closed: it is a deadline only if some of its days are to come. */
function withoutPast(
  table: Table,
  columns: (JobField | null)[],
  { chosen, today }: { chosen: ChosenColumns; today: string },
): void {
  const at = columns.indexOf('deadline')
  if (at < 0 || chosen[at] !== undefined || !doubtfulDay.test(simpler(table.header[at] ?? ''))) return
  const isToCome = table.rows.some(({ cells }) => {
    const read = readDay(cells[at] ?? '')
    return read.kind === 'day' && (read.day >= today || (read.other ?? '') >= today)
  })
  if (!isToCome) columns[at] = null
}

/** Of several columns of ids one that each row has: a requisition can be without a number. */
function withWholeIds(table: Table, columns: (JobField | null)[], chosen: ChosenColumns): void {
  const at = columns.indexOf('external_id')
  const isWhole = (column: number) => table.rows.every(({ cells }) => (cells[column] ?? '').trim() !== '')
  if (at < 0 || chosen[at] !== undefined || isWhole(at)) return
  const other = table.header.findIndex((name, column) => {
    if (columns[column] !== null || chosen[column] !== undefined || !isWhole(column)) return false
    const values = new Set(table.rows.map(({ cells }) => cells[column]))
    return (
      values.size === table.rows.length &&
      matchColumns({ header: [inLatin(name)], rows: [] }, ids).includes('external_id')
    )
  })
  if (other < 0) return
  columns[at] = null
  columns[other] = 'external_id'
}

const ids = jobFields.filter(({ key }) => key === 'external_id')
