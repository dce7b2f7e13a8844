import { differingCells } from '#features/import-files/ask-column.ts'
import { camelWords } from '#features/import-files/fields.ts'
import type { Table } from '#features/import-files/table.ts'
import { readDay } from '#features/import-files/values/read-day.ts'
import { plainWords } from '#lib/names.ts'
import { decimalSignOf, isWithheld, readAmount } from './read-amount.ts'

/** What columns can be by their values, for fields that no column has by its name. */
export type Head = Pick<Table, 'header' | 'rows'>

const SAMPLE = 200
const ENOUGH = 0.6

const cellsOf = ({ rows }: Head, at: number): string[] =>
  rows.slice(0, SAMPLE).flatMap(({ cells }) => (isWithheld(cells[at] ?? '') ? [] : [(cells[at] ?? '').trim()]))

const wordsAt = ({ header }: Head, at: number): string => plainWords(camelWords(header[at] ?? ''))

const NO_AMOUNT =
  /\b(?:ids?|nr|no|num|number|nummer|numero|codes?|zip|plz|cp|postal\w*|phone|tel|age|alter|years?|jahre?|annees?|anos?|experience|hours?|stunden|heures|horas|count|reported|rank|latitude|longitude|lat|lng|fte|row|index|days?|tage|n|percent|pct|share|emp|employees|prse|quotient|kldb|isco\w*|soc|noc|naics|children|dependents|distance)\b|(?:id|code)$/

/** The numbers of a column of amounts; none if it has something else. */
function amountsOf(head: Head, at: number): number[] {
  if (NO_AMOUNT.test(wordsAt(head, at))) return []
  const cells = cellsOf(head, at)
  const sign = decimalSignOf(cells, false)
  const read = cells.flatMap((text) =>
    /\d/.test(text) && text.length < 60 ? [readAmount(text, sign)?.low ?? null] : [],
  )
  const amounts = read.filter((amount) => amount !== null).filter((amount) => amount >= 0)
  return amounts.length > 0 && amounts.length >= cells.length * ENOUGH ? amounts : []
}

/** Smaller numbers are marks, counts, ages or hours. */
const MIN_LARGEST = 5
const MIN_EXTRA = 100

/** Columns of amounts, those with the larger ones first. Years are none. */
export function amountColumns(head: Head, { isExtra = false } = {}): number[] {
  const least = isExtra ? MIN_EXTRA : MIN_LARGEST
  return head.header
    .flatMap((_, at) => {
      const amounts = amountsOf(head, at)
      const isYears = amounts.every((amount) => Number.isInteger(amount) && amount >= 1900 && amount <= 2100)
      const largest = Math.max(0, ...amounts)
      return largest < least || isYears ? [] : [{ at, largest }]
    })
    .sort((a, b) => b.largest - a.largest)
    .map(({ at }) => at)
}

/** In plain words: names of columns of job titles, in several languages. */
const TITLE =
  /\b(?:jobs?|positions?|roles?|occupation\w*|profession\w*|emplois?|metiers?|postes?|puestos?|cargos?|ocupacion\w*|profesion\w*|mansion[ei]|qualific[ah]e?|profession[ei]|beroep\w*|functie\w*|funcao|profissao|ocupacao|stanowisk\w*|zawod\w*|\w*beruf\w*|tatigkeit\w*|stellen?\w*|yrk\w*|stilling\w*|befattning\w*|designations?)\b/
const NO_TITLE =
  /\b(?:ids?|codes?|nr|no|num|number|nummer|date|datum|level|grade|status|types?|typ|years?|experience|satisfaction|location|city|place|reference|department)\b/

/** Whether a column has texts with letters, of which few are the same. */
function isTexts(head: Head, at: number): boolean {
  const cells = cellsOf(head, at)
  const texts = cells.filter(
    (text) => text.length < 150 && /\p{L}{3}/u.test(text) && !/^https?:|@/.test(text) && readDay(text).kind !== 'day',
  )
  const isVaried = differingCells({ rows: head.rows.slice(0, SAMPLE) }, at, 2).length > 1 || head.rows.length === 1
  return isVaried && texts.length > 0 && texts.length >= cells.length * ENOUGH
}

/** Columns that can have job titles: `named` are those whose names speak of them. */
export function titleColumns(head: Head): { named: number[]; others: number[] } {
  const texts = head.header.flatMap((_, at) => (isTexts(head, at) && amountsOf(head, at).length === 0 ? [at] : []))
  const isNamed = (at: number) => TITLE.test(wordsAt(head, at)) && !NO_TITLE.test(wordsAt(head, at))
  return { named: texts.filter(isNamed), others: texts.filter((at) => !isNamed(at)) }
}

const LEVEL =
  /\b(?:levels?|grades?|bands?|seniority|grupo|gruppe|gruppo|livello|inquadramento|niveau\w*|nivel\w*|\w*stufe|tier|echelon|classe|schaal|poziom|experience)\b/
const NO_LEVEL = /\b(?:years?|yrs|ids?|codes?|jahre|ans|anos|anni|date|months?|satisfaction|education|degree)\b/
const MAX_LEVEL = 40

/** 'L5', 'Grade 7', 'IC-3', 'IV' */
const GRADE = /^(?:\p{L}{1,6}[-. ]?\d{1,2}\p{L}?|[IVX]{1,4})$/u

/** Columns whose names speak of a level, a grade or a group, or whose values are grades. */
export const levelColumns = (head: Head): number[] =>
  head.header.flatMap((_, at) => {
    const words = wordsAt(head, at)
    const values = NO_LEVEL.test(words) ? [] : differingCells(head, at, MAX_PLACES)
    if (values.length === 0 || values.some((text) => text.length > MAX_LEVEL || isMoney(text))) return []
    const isRepeated = values.length < cellsOf(head, at).length
    const areGrades = isRepeated && values.filter((text) => GRADE.test(text)).length >= values.length * ENOUGH
    return LEVEL.test(words) || areGrades ? [at] : []
  })

const isMoney = (text: string): boolean => (readAmount(text, null)?.low ?? 0) >= MIN_EXTRA

const PLACE =
  /region|\b(?:places?|locations?|cit(?:y|ies)|towns?|countr\w*|areas?|states?|ort|orte|standort\w*|stadt|land|kanton|lieu\w*|ville|pays|lugar\w*|ciudad\w*|provinc\w*|luog\w*|sed[ei]|citta|plaats|locatie\w*|local\w*|miejsc\w*|miasto)\b/
const NO_PLACE = /\b(?:ids?|codes?|nr|name|company|employer|person|candidate|language|title|job|position|currency)\b/
const MAX_PLACES = 20
const SOME = 0.3

/** Columns that can have the places where people work. */
export function placeColumns(head: Head, countryOf: (place: string) => string | null): number[] {
  return head.header.flatMap((_, at) => {
    if (!isTexts(head, at) || NO_PLACE.test(wordsAt(head, at))) return []
    if (PLACE.test(wordsAt(head, at))) return [at]
    const places = differingCells(head, at, MAX_PLACES).filter((text) => text.length < 80)
    return places.length > 0 && places.filter((text) => countryOf(text) !== null).length >= places.length * SOME
      ? [at]
      : []
  })
}

/** Whether no row has an amount in both columns: pay a year for some, and pay an hour for others. */
export const isEither = (head: Head, one: number, other: number): boolean =>
  !head.rows.slice(0, SAMPLE).some(({ cells }) => isFilled(cells[one]) && isFilled(cells[other]))

const isFilled = (text = ''): boolean => !isWithheld(text) && !/^\D{0,3}0+(?:[.,]0+)?$/.test(text.trim())

const MOST = 0.8
const NEAR = 0.03

/** Whether two columns have the same pay, once a year and once a month, for example. */
export function isSamePay(head: Head, one: number, other: number): boolean {
  const signs = [one, other].map((at) => decimalSignOf(cellsOf(head, at), false))
  const shares = head.rows.slice(0, SAMPLE).flatMap(({ cells }) => {
    const [a, b] = [one, other].map((at, place) => readAmount(cells[at] ?? '', signs[place] ?? null)?.low ?? 0)
    return a && b ? [a / b] : []
  })
  const middle = shares.toSorted((a, b) => a - b)[Math.floor(shares.length / 2)] ?? 1
  return shares.filter((share) => Math.abs(share / middle - 1) < NEAR).length >= shares.length * MOST
}
