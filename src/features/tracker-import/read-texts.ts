import type { Cells } from '#features/import-files/values/read-columns.ts'
import type { externalTypes } from '#features/job-tracker/rules.ts'
import { plainWords } from '#lib/names.ts'
import { storableText, tidyLine } from '#lib/tidy-text.ts'
import type { TrackedField } from './fields.ts'
import { readCellLink } from './read-link.ts'

export type Note = { column: string; reason: string }
type RowCells = Cells<TrackedField>

/** Exports put an apostrophe before text that a spreadsheet would run as a formula. */
const guard = /^'(?=\s*[=+\-@])/
const NOTHING = /^(?:[-–—.?]+|n\/?a|none|null|tbd|k\.? ?a\.?)$/i

export const bare = (text: string): string => {
  const cell = storableText(text.replace(guard, ''))
  return NOTHING.test(cell) ? '' : cell
}

/** A text of at most `max` characters; a longer one is cut, with a note. */
export function limited(text: string, max: number, { column, notes }: { column: string; notes: Note[] }): string {
  if (text.length <= max) return text
  notes.push({ column, reason: `is cut after ${max.toLocaleString('en-US')} characters` })
  return text.slice(0, max).toWellFormed().trim()
}

/** The first value of a field as one line. */
export function lineOf(cells: RowCells, key: TrackedField, { max, notes }: { max: number; notes: Note[] }): string {
  const [first] = cells.all(key)
  return first ? limited(tidyLine(bare(first.text)), max, { column: first.column, notes }) : ''
}

/** The first web address of the row; texts that are none are left out, with a note. */
export function linkOf(cells: RowCells, notes: Note[]): string {
  let link = ''
  for (const { column, text } of cells.all('link')) {
    if (bare(text) === '') continue
    const found = readCellLink(bare(text))
    if (found === '')
      notes.push({ column, reason: `“${tidyLine(text).slice(0, 80)}” is not a web address: it is left out` })
    else if (link === '') link = found
    else if (found !== link) notes.push({ column, reason: 'is a second link: it is left out' })
  }
  return link
}

export const placeOf = (cells: RowCells, notes: Note[]): string => {
  const all = cells.all('location').map(({ text }) => tidyLine(bare(text)))
  const places = [...new Set(all.filter(Boolean))]
  return limited(places.join(', '), 200, { column: cells.all('location')[0]?.column ?? '', notes })
}

/** 'Salary', or its ends and currency as one text: '50000 – 60000 EUR'. */
export function salaryOf(cells: RowCells, notes: Note[]): string {
  const text = (key: TrackedField) => tidyLine(bare(cells.text(key)))
  const ends = [...new Set([text('salary_min'), text('salary_max')].filter((one) => /[1-9]/.test(one)))]
  // 'Pay: yearly' beside the ends of a range says less than they do
  const whole = text('salary')
  const said = (/\d/.test(whole) ? whole : ends.join(' – ')) || whole
  const currency = text('currency')
  const isBare = /^[\d\s.,–-]+k?$/i.test(said)
  const full = said !== '' && currency !== '' && isBare ? `${said} ${currency}` : said
  const column = (cells.all('salary')[0] ?? cells.all('salary_min')[0] ?? cells.all('salary_max')[0])?.column ?? ''
  return limited(full, 100, { column, notes })
}

const PLAIN =
  /^(?:notes?|notiz(?:en)?|notas?|comments?|kommentare?|bemerkung(?:en)?|remarques?|commentaires?|note|opmerking(?:en)?|notatki|uwagi|observa\w+|desc(?:ription)?|body|text|anmerkung(?:en)?)$/

/** All columns of notes as one text; columns of another kind with their name. */
export function notesOf(cells: RowCells, notes: Note[]): string {
  const texts = cells.all('note').flatMap(({ column, text }) => {
    const said = bare(text)
    if (said === '') return []
    return [PLAIN.test(plainWords(column)) ? said : `${tidyLine(column).slice(0, 120)}: ${said}`]
  })
  return limited(texts.join('\n'), 5000, { column: cells.all('note')[0]?.column ?? '', notes })
}

const types: Record<(typeof externalTypes)[number], RegExp> = {
  internship:
    /\b(intern|internship|praktikum|praktikant\w*|stage|stagiaire|becari[oa]|practicas|tirocinio|werkstudent\w*|estagio|staz)\b/,
  'part-time':
    /\b(part time|teilzeit|temps partiel|tiempo parcial|media jornada|part tijd|parttime|tempo parziale|meio periodo|niepelny etat)\b/,
  temporary: /\b(temporary|temp|seasonal|aushilfe|interim|temporaire|temporal|tijdelijk|temporario)\b/,
  contract: /\b(contract|contractor|freelance|freelancer|cdd|befristet|b2b)\b/,
  'full-time':
    /\b(full time|fulltime|vollzeit|temps plein|cdi|tiempo completo|jornada completa|voltijd|tempo pieno|tempo integral|pelny etat|permanent|unbefristet|festanstellung)\b/,
}

/** The employment type by whole words; '' if it is not known. */
export function typeOf(cells: RowCells): keyof typeof types | '' {
  const words = plainWords(cells.text('type'))
  const found = (Object.keys(types) as (keyof typeof types)[]).find((type) => types[type].test(words))
  return found ?? ''
}
