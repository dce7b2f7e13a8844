import { differingCells } from '#features/import-files/ask-column.ts'
import { camelWords } from '#features/import-files/fields.ts'
import type { Table } from '#features/import-files/table.ts'
import { readDay } from '#features/import-files/values/read-day.ts'
import { readPosted } from '#features/places/known-places.ts'
import { plainWords } from '#lib/names.ts'
import { readPay } from '#lib/pay/read-pay.ts'
import type { JobField } from './fields.ts'
import { readLevel } from './read-particulars.ts'
import { readNamedPeriod } from './read-salary.ts'
import { readStatus } from './read-status.ts'
import { readType } from './read-type.ts'
import { isHtml } from './text-parts.ts'
import { isRemotePlace, readMode } from './work-mode-words.ts'

/** What columns of a file of jobs can be by their values. */
export const readers: Partial<Record<JobField, (text: string) => boolean>> = {
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

const MAX_VALUES = 60
const MAX_VALUE = 80

/** The different values of a column; none for a column of texts or of many values. */
export function valuesOf({ rows }: Pick<Table, 'rows'>, at: number): string[] {
  const values = differingCells({ rows }, at, MAX_VALUES + 1)
  return values.length > MAX_VALUES || values.some((text) => text.length > MAX_VALUE) ? [] : values
}

/** From 0 to 1: how many of the values are read as the field. */
export function shareOf(field: JobField, values: readonly string[]): number {
  return values.length === 0 ? 0 : values.filter((text) => readers[field]?.(text)).length / values.length
}

const SAMPLE = 200
const filledCells = ({ rows }: Pick<Table, 'rows'>, at: number): string[] =>
  rows.slice(0, SAMPLE).flatMap(({ cells }) => ((cells[at] ?? '').trim() === '' ? [] : [(cells[at] ?? '').trim()]))
const wordsAt = ({ header }: Pick<Table, 'header'>, at: number): string => plainWords(camelWords(header[at] ?? ''))

const MAX_TITLE = 90
const gendered = /\([mwfdhxi]\s?[/|]\s?[mwfdhxi]|\bH\s?\/\s?F\b|[/*:]in(?:nen)?\b|\/-?in\b|[oa]\/[ao]\b/i
const noTitle =
  /\b(recruiter|owner|manager|lead|department|team|area|bereich|abteilung|company|client|firma|entreprise|empresa|azienda|notes?|notiz\w*|comment\w*|url|link|tags?|category|kategorie|industry|branche|language|benefits|contact|ansprechpartner|responsable|responsabile|school|education)\b/

/** From 0 to 1: whether a column has short texts that differ, and neither places nor days nor people. */
export function titleScore(table: Pick<Table, 'header' | 'rows'>, at: number): number {
  if (noTitle.test(wordsAt(table, at))) return 0
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
  return share * 0.5 + differing * 0.3 - places + Math.min(0.4, markedShare(texts)) + 0.1
}

/** How many texts name a job for women and men, as titles do in many countries: 'Koch (m/w/d)'. */
export const markedShare = (texts: readonly string[]): number =>
  texts.length === 0 ? 0 : texts.filter((text) => gendered.test(text)).length / texts.length

const noDeadline =
  /\b(?:start\w*|begin\w*|beginn|eintritt\w*|ab|from|posted|post|created|creation|updated|modified|opened|opening|published|publication|publish|hire|hired|interview|einstellung|debut|inicio|inizio|aanvang|rozpoczec\w*|tiltredelse|tilltrade|entry|join\w*|approved|last|alta|creado|cree|erstellt|angelegt|veroffentlicht)\b/

/** Columns of days, some of them to come, whose names do not speak of a beginning. */
export const comingDayColumns = (table: Table, today: string): number[] =>
  table.header.flatMap((_, at) => {
    if (noDeadline.test(wordsAt(table, at))) return []
    const days = filledCells(table, at).map((text) => readDay(text))
    const read = days.filter(({ kind }) => kind === 'day')
    const isToCome = days.some((one) => one.kind === 'day' && (one.day >= today || (one.other ?? '') >= today))
    return read.length > days.length / 2 && isToCome ? [at] : []
  })

const MOST = 0.8
const noId = /\b(?:date|day|datum|phone|tel|zip|plz|postal|salary|pay|url|link|mail|email)\b/

/** Columns with a code or a number of its own for each row. */
export const idColumns = (table: Table): number[] =>
  table.header.flatMap((_, at) => {
    const cells = filledCells(table, at)
    const rows = Math.min(table.rows.length, SAMPLE)
    const isId = (text: string) =>
      /^[\p{L}\d#][\p{L}\d_.:/#-]{0,59}(?: [\p{L}\d_./-]{1,20})?$/u.test(text) &&
      /\d/.test(text) &&
      !/^\d+[.,]\d+$/.test(text)
    // rows can be repeated
    const isOwn = cells.length >= rows * MOST && new Set(cells).size >= Math.max(2, cells.length * MOST)
    const isDays = cells.every((text) => /[-/.:]/.test(text) && readDay(text).kind === 'day')
    return isOwn && cells.every(isId) && !isDays && !noId.test(wordsAt(table, at)) ? [at] : []
  })

const MIN_TEXT = 45
const MIN_WORDS = 6

/** Columns of long texts, the longest first. */
export const textColumns = (table: Table): number[] =>
  table.header
    .map((_, at) => {
      const cells = filledCells(table, at)
      const count = Math.max(1, cells.length)
      const words = cells.reduce((sum, text) => sum + text.split(/\s+/).length, 0) / count
      return { at, words, length: cells.reduce((sum, { length }) => sum + length, 0) / count }
    })
    .filter(({ length, words }) => length >= MIN_TEXT && words >= MIN_WORDS)
    .sort((a, b) => b.length - a.length)
    .map(({ at }) => at)

const noCount =
  /\b(?:id|nr|no|applic\w*|candid\w*|bewerb\w*|views?|clicks?|hired|filled|days?|tage|jours|dias|version|order|sort\w*|step|score|priority|prio\w*|hours|stunden|heures|horas|weeks?|months?|percent|pct|grade|level|age|featured|years?)\b/
const MAX_OPENINGS = 60

/** Columns of small numbers, which can be those of openings. */
export const countColumns = (table: Table): number[] =>
  table.header.flatMap((_, at) => {
    const cells = filledCells(table, at)
    const areCounts = cells.every(
      (text) => /^\d{1,2}(?: ?\p{L}{1,15}\.?)?$/u.test(text) && Number.parseInt(text, 10) <= MAX_OPENINGS,
    )
    const values = new Set(cells)
    const isFlag = [...values].every((text) => text === '0' || text === '1')
    return cells.length > 0 && areCounts && !isFlag && !noCount.test(wordsAt(table, at)) ? [at] : []
  })

const noPay =
  /\b(?:bonus\w*|budget|fees?|costs?|revenue|umsatz|billing|bill|referrals?|rewards?|allowance|company|client|kunde|pramie|prime|comision\w*|commission)\b/

/** '3200', '48.500', but no year. */
const BARE = /^(?!(?:19|20)\d{2}$)(?:\d{4}|\d{2,3}[., ']?\d{3})(?:[.,]\d{2})?$/
const isRange = (text: string): boolean => {
  const read = readPay(text)
  return read !== null && read.min !== read.max
}

/** Columns of amounts. */
export const payColumns = (table: Table): number[] =>
  table.header.flatMap((_, at) => {
    const cells = filledCells(table, at).filter((text) => /\d/.test(text))
    const isPay = (text: string) => text.length < 120 && (readers.salary?.(text) || isRange(text) || BARE.test(text))
    const isDays = cells.every((text) => readDay(text).kind === 'day')
    return cells.length > 0 &&
      !isDays &&
      cells.filter(isPay).length >= cells.length * 0.6 &&
      !noPay.test(wordsAt(table, at))
      ? [at]
      : []
  })
