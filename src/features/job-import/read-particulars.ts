import { type Level, levels, maxOpenings } from '#features/job-postings/rules.ts'
import { foldLatin } from '#lib/names.ts'
import { tidyLine } from '#lib/tidy-text.ts'
import { shown } from './shown-cell.ts'

type ParticularColumn = 'openings' | 'level' | 'external_id' | 'source'
export type ReadParticulars = {
  particulars: {
    openings: number | null
    level: Level | null
    externalId: string | null
    externalSource: string | null
  }
  notes: { column: ParticularColumn; reason: string }[]
}

/** The first pattern that a cell matches, in lower case without accents and hyphens, gives the level. */
const patterns: [RegExp, Level][] = [
  [/^(?:intern(?:ship)?|trainee|apprentice|praktik|werkstudent|stage|stagiaire|becario|estagi|staz)/, 'intern'],
  [/^(?:mid senior|senior|sr|experienced|berufserfahren|confirme|starsz|erfaren)/, 'senior'],
  [/^(?:entry|junior|jr|graduate|beginner|einsteiger|berufseinsteiger|debutant|starter|mlodsz)/, 'entry'],
  [/^(?:mid|intermediate|associate|medior|professional|regular)/, 'mid'],
  [/^(?:lead|principal|staff|manager|team ?lead|leitend|teamleit|kierownik)/, 'lead'],
  [/^(?:executive|director|head|c level|vice president|vp|chief|geschaftsfuhr|direktor|directeur)/, 'executive'],
]

function readLevel(text: string): Level | null {
  const plain = foldLatin(text).replace(/[-_]+/g, ' ')
  return levels.find((level) => level === plain) ?? patterns.find(([pattern]) => pattern.test(plain))?.[1] ?? null
}

/** Openings, level and the id in another system. A cell that is not understood is left out and noted. */
export function readParticulars(cell: (column: ParticularColumn) => string): ReadParticulars {
  const notes: ReadParticulars['notes'] = []
  const text = (column: ParticularColumn) => tidyLine(cell(column))
  const leftOut = (column: ParticularColumn, what: string) => {
    notes.push({ column, reason: `“${shown(text(column))}” isn't ${what}: it is left out` })
    return null
  }
  const openings = /^\d{1,3}(?:\.0+)?$/.test(text('openings')) ? Number(text('openings')) : 0
  const level = readLevel(text('level'))
  return {
    particulars: {
      openings:
        openings > 0
          ? openings
          : text('openings') === ''
            ? null
            : leftOut('openings', `a number from 1 to ${maxOpenings}`),
      level: text('level') === '' ? null : (level ?? leftOut('level', 'a level such as entry or senior')),
      externalId: text('external_id') || null,
      externalSource: text('source') || null,
    },
    notes,
  }
}
