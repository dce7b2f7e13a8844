import { wordsOf } from '#features/import-files/words-of.ts'
import { type Level, levelLabels, levels, maxOpenings } from '#features/job-postings/rules.ts'
import { tidyLine } from '#lib/tidy-text.ts'
import type { JobField } from './fields.ts'
import { leaveOut, type RowContext } from './row-context.ts'
import { shown } from './shown-cell.ts'

export type Particulars = {
  openings: number | null
  level: Level | null
  externalId: string | null
  externalSource: string | null
}
/** `unread` are the fields whose cell was left out, so that they change nothing in a job that is updated. */
export type ReadParticulars = { particulars: Particulars; unread: JobField[] }

/** The first pattern that a cell matches, in plain words, gives the level. */
const patterns: [RegExp, Level][] = [
  [
    /^(?:intern(?:ship)?|trainee|apprentice|praktik|werkstudent|student|stage|stagiaire|becario|estagi|staz|tiroc|practicante|studente)/,
    'intern',
  ],
  [/^(?:mid senior|senior|sr|confirme|starsz|sinior|expert|experte)/, 'senior'],
  [
    /^(?:entry|junior|jr|graduate|beginner|einsteiger|berufseinsteiger|berufsanfanger|debutant|starter|mlodsz|no experience|sin experiencia|early career|principiante|poczatkujac|sem experiencia|iniciante)/,
    'entry',
  ],
  [/^(?:mid|intermediate|associate|medior|professional|regular|pleno|intermedi|sredni|specjalista|specialist)/, 'mid'],
  [/^(?:lead|principal|staff|manager|team ?lead|leitend|teamleit|kierownik|supervisor|management|responsable)/, 'lead'],
  [
    /^(?:executive|director|head|c level|vice president|vp|chief|geschaftsfuhr|direktor|directeur|dyrektor|direttore|direccion|fuhrungskraft)/,
    'executive',
  ],
]

/** null for a text that is not understood, or that may be two levels, such as 'experienced'. */
export function readLevel(text: string): Level | null {
  const plain = wordsOf(text)
  const exact = levels.find((level) => level === plain)
  const found = exact ?? patterns.find(([pattern]) => pattern.test(plain))?.[1] ?? null
  // 'Mid / Senior' is either, but 'Mid-Senior level' is one name
  const isSeveral =
    /[/,;]|\b(?:or|oder|ou|to|bis)\b/i.test(text) && text.split(/[/,;]|\b(?:or|oder|ou|to|bis)\b/i).length > 1
  return isSeveral && !/mid-?senior/i.test(text) ? null : found
}

const NOTHING = /^(?:[-–—.]+|n\/?a|none|null|any|all|not applicable|not specified|unspecified|keine angabe|egal)$/i
/** '3+ years', '2-5', 'mind. 3 Jahre'. */
const YEARS =
  /^(?:\d{1,2}(?: ?[-–+] ?\d{0,2})?|\D{0,12}\d{1,2}(?: ?[-–] ?\d{1,2})? ?\+? ?(?:years?|yrs?|jahre?n?|ans?|anos|años|anni|jaar|lat)\b.*|\d{1,2} an\(s\))$/i
const levelOptions = [...levels.map((value) => ({ value, label: levelLabels[value] })), leaveOut]

/** Openings, level and the id in another system. An unknown level is asked; another cell that is not understood is left out and noted. */
export function readParticulars({ cells, ask, note }: RowContext): ReadParticulars {
  const unread: JobField[] = []
  const text = (key: JobField) => tidyLine(cells.text(key))
  const leftOut = (key: JobField, what: string) => {
    note(key, `“${shown(text(key))}” isn't ${what}: it is left out`)
    unread.push(key)
    return null
  }
  const limited = (key: JobField, most: number) =>
    text(key).length > most ? leftOut(key, `a text of at most ${most} characters`) : text(key) || null
  return {
    particulars: {
      openings: openingsIn(text('openings'), () => leftOut('openings', `a number from 1 to ${maxOpenings}`)),
      level: levelOf(),
      externalId: limited('external_id', 100),
      externalSource: limited('source', 60),
    },
    unread,
  }

  function levelOf(): Level | null {
    const [cell] = cells.all('level')
    if (!cell || NOTHING.test(cell.text)) return null
    const years = YEARS.test(cell.text)
    if (years) return leftOut('level', 'a level such as entry or senior')
    const answer = ask('level', cell.column, cell.text, levelOptions, readLevel(cell.text))
    if (!answer) unread.push('level')
    return (answer || null) as Level | null
  }
}

function openingsIn(text: string, leftOut: () => null): number | null {
  // a list of openings, each with its status
  const statuses = text.toLowerCase().split(/; ?/)
  if (statuses.every((one) => /^(?:open|closed)$/.test(one)))
    return statuses.filter((one) => one === 'open').length || null
  if (text === '' || NOTHING.test(text) || /^0+(?:[.,]0+)?$/.test(text)) return null
  const [, digits = ''] = /^(\d{1,4})(?:[.,]0+)?(?:\s?\p{L}{1,20}\.?)?$/u.exec(text) ?? []
  const openings = Number(digits)
  return openings > 0 && openings <= maxOpenings ? openings : leftOut()
}
