import { emptyResume, limits, type ResumeContent } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import type { SourceLine } from '#lib/source-line.ts'
import { Draft } from './draft.ts'
import { findDate } from './find-dates.ts'
import type { Leaves } from './leaves.ts'
import type { ParsedResume } from './parse-resume.ts'
import { type LanguageLevel, levelOf } from './read-languages.ts'

const RUNS = /^\s*(javascript|vbscript|data|file):/i

export type ParsedData = ParsedResume & { lines: SourceLine[] }

/** Reads values of a data file into a resume: each by its path, with a note of its line. */
export class DataReader {
  readonly draft = new Draft()
  private readonly leaves: Leaves

  constructor(leaves: Leaves) {
    this.leaves = leaves
  }

  /** The first of these paths that holds a text. */
  text(at: string, ...paths: string[]): string {
    return this.value(at, paths, 'short')
  }

  long(at: string, ...paths: string[]): string {
    return this.value(at, paths, 'long')
  }

  /** A month in whatever wording; '' where the text is no date. */
  month(at: string, ...paths: string[]): string {
    const found = paths.map((path) => this.leaves.at(path)).find(({ text }) => text)
    const date = found ? (findDate(found.text)?.date ?? '') : ''
    if (found && date) this.draft.note(at, found.lines, 0.95)
    return date
  }

  /** The texts of a list, of the list's members' field where named. */
  texts(at: string, path: string, field = ''): string[] {
    return this.each(path, (one) => this.long(at, `${one}${field && `.${field}`}`), limits.lines).filter(Boolean)
  }

  /** A text of several lines as its lines. */
  linesOf(at: string, path: string): string[] {
    const { text, lines } = this.leaves.at(path)
    const parts = text.split(/\n|(?:^|\s\s)[\u2022*-]\s/).map((part) => part.replace(/^[\u2022*-]\s*/, '').trim())
    return parts
      .filter(Boolean)
      .slice(0, limits.lines)
      .map((part) => this.draft.long(at, part, lines, 0.9))
  }

  each<T>(path: string, make: (one: string) => T, most: number = limits.items): T[] {
    return Array.from({ length: Math.min(this.leaves.count(path), most) }, (_, index) => make(`${path}.${index}`))
  }

  has = (path: string): boolean => this.leaves.at(path).text !== ''
  raw = (path: string): string => this.leaves.at(path).text

  proficiency(at: string, path: string): LanguageLevel {
    const { text, lines } = this.leaves.at(path)
    const level = levelOf(text)
    if (text) this.draft.note(at, lines, level.proficiency ? 0.9 : 0.3)
    return level
  }

  /** A section of one's own, of the members of a list: their fields side by side. */
  custom(title: string, path: string, fields: readonly string[]): ResumeContent['customSections'] {
    const id = newId()
    const items = this.each(
      path,
      (one) => fields.map((field) => this.long(`${id}.items`, `${one}.${field}`)),
      limits.lines,
    )
      .map((parts) => parts.filter(Boolean).join(', ').slice(0, limits.long))
      .filter(Boolean)
    return items.length > 0 ? [{ id, title, content: '', items }] : []
  }

  finish(content: Partial<ResumeContent>): ParsedData {
    const { lines } = this.leaves
    const { notes, placed } = this.draft
    return {
      content: { ...emptyResume(), ...content },
      notes,
      lines,
      unplaced: lines.flatMap((_, number) => (placed.has(number) ? [] : [number])),
    }
  }

  private value(at: string, paths: readonly string[], kind: 'short' | 'long'): string {
    const found = paths.map((path) => this.leaves.at(path)).find(({ text }) => text)
    // a link that would run something stays among the lines without a place
    if (found && RUNS.test(found.text)) return ''
    return found ? this.draft[kind](at, found.text, found.lines, 0.95) : ''
  }
}
