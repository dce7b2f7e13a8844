import type { Design } from '#features/document-content/design.ts'
import { withSameEmployers } from '#features/document-content/employers.ts'
import { GENERATOR } from '#features/document-content/generator.ts'
import { emptyResume, limits, type ResumeContent } from '#features/document-content/resume-content.ts'
import { Draft } from '#features/resume-parser/draft.ts'
import { findDate, findRange } from '#features/resume-parser/find-dates.ts'
import type { ParsedResume } from '#features/resume-parser/parsed-resume.ts'
import { type LanguageLevel, levelOf } from '#features/resume-parser/read-languages.ts'
import { newId } from '#lib/ids.ts'
import type { SourceLine } from '#lib/source-line.ts'
import { isHtml, linesOfRichText } from './html-lines.ts'
import type { Leaves } from './leaves.ts'

const RUNS = /^\s*(javascript|vbscript|data|file):/i
/** Where a multi-line text is divided: line breaks, bullets also within a line, other list signs after two spaces. */
const LINE_ENDS = /[\n\u2022\u25cf\u25aa\u25e6]|(?:^|\s\s)[*\u2013-]\s/
const LIST_SIGN = /^[\u2022\u25cf\u25aa\u25e6*\u2013-]\s+/

/** `design` if this product wrote the data together with its design. */
export type ParsedData = ParsedResume & { lines: SourceLine[]; design?: Design }
export type Period = { startDate: string; endDate: string | null; isCurrent: boolean }

/** The text of HTML from an editor, without its tags; other texts unchanged. */
const richText = (text: string, lineEnd: string) => (isHtml(text) ? linesOfRichText(text).join(lineEnd) : text)

const hrefOf = (address: string) => URL.parse(/^https?:/i.test(address) ? address : `https://${address}`)?.href ?? ''

/** Whether a text means that something continues ('Present', 'aktuell'). */
const isCurrentWord = (text: string) => findRange(`2000 - ${text}`)?.isCurrent === true

/** Reads values of a data file into a resume: each by its path, with the number of its line. */
export class DataReader {
  readonly draft: Draft
  /** Whether this product wrote the data: then its texts are plain, and '<b>' is not a tag. */
  readonly isOwn: boolean
  private readonly leaves: Leaves

  constructor(leaves: Leaves) {
    this.leaves = leaves
    this.isOwn = leaves.at('meta.generator').text === GENERATOR
    this.draft = new Draft({ keepsTabs: this.isOwn })
    if (this.isOwn)
      this.draft.place(
        ['$schema', 'meta.canonical', 'meta.version', 'meta.generator', 'meta.lastModified'].flatMap(
          (path) => leaves.at(path).lines,
        ),
      )
    if (this.isOwn) this.draft.place(leaves.linesUnder('meta.design'))
  }

  /** The text at the first of these paths that has one. */
  text(at: string, ...paths: string[]): string {
    return this.value(at, paths, 'short')
  }

  long(at: string, ...paths: string[]): string {
    return this.value(at, paths, 'long')
  }

  /** A month in any format; '' if the text is not a date. */
  month(at: string, ...paths: string[]): string {
    const found = paths.map((path) => this.leaves.at(path)).find(({ text }) => text)
    const date = found ? (findDate(found.text)?.date ?? '') : ''
    if (found && date) this.draft.note(at, found.lines, 0.95)
    return date
  }

  /** The start and end: from two fields, or from one that contains a period ('2019 - Present') or a single date. */
  period(id: string, starts: readonly string[], ends: readonly string[], ranges: readonly string[]): Period {
    const startDate = this.month(`${id}.startDate`, ...starts)
    const end = ends.map((path) => this.leaves.at(path)).find(({ text }) => text)
    if (startDate || end) {
      const endDate = this.month(`${id}.endDate`, ...ends)
      const isCurrent = !endDate && end !== undefined && isCurrentWord(end.text)
      if (end && isCurrent) this.draft.note(`${id}.endDate`, end.lines, 0.95)
      return { startDate, endDate: endDate || null, isCurrent: end ? isCurrent : true }
    }
    const said = ranges.map((path) => this.leaves.at(path)).find(({ text }) => text)
    const found = said && findRange(said.text, true)
    if (!found) return { startDate: '', endDate: null, isCurrent: false }
    for (const field of ['startDate', 'endDate']) this.draft.note(`${id}.${field}`, said.lines, 0.9)
    return { startDate: found.start, endDate: found.end, isCurrent: found.isCurrent }
  }

  /** Only the end of a period; '' if it continues. */
  endOf(at: string, ends: readonly string[], ranges: readonly string[]): string {
    const end = this.month(at, ...ends)
    const said = ranges.map((path) => this.leaves.at(path)).find(({ text }) => text)
    const found = end || !said ? null : findRange(said.text, true)
    if (found?.end) this.draft.note(at, said?.lines ?? [], 0.9)
    return end || found?.end || ''
  }

  /** The texts of a list, or of this field of its items. */
  texts(at: string, path: string, field = ''): string[] {
    return this.each(path, (one) => this.long(at, `${one}${field && `.${field}`}`), limits.lines).filter(Boolean)
  }

  /** The lines of the text at the first of these paths that has one. */
  linesOf(at: string, ...paths: string[]): string[] {
    const found = paths.map((path) => this.leaves.at(path)).find(({ text }) => text)
    if (!found) return []
    return richText(found.text, '\n')
      .split(LINE_ENDS)
      .map((part) => part.trim().replace(LIST_SIGN, ''))
      .filter(Boolean)
      .slice(0, limits.lines)
      .map((part) => this.draft.long(at, part, found.lines, 0.9))
  }

  each<T>(path: string, make: (one: string) => T, max: number = limits.items): T[] {
    return Array.from({ length: Math.min(this.leaves.count(path), max) }, (_, index) => make(`${path}.${index}`))
  }

  /** The first of these lists that is not empty. */
  eachOf<T>(paths: readonly string[], make: (one: string) => T): T[] {
    return this.each(paths.find((path) => this.leaves.count(path) > 0) ?? '', make)
  }

  has = (path: string): boolean => this.leaves.at(path).text !== ''
  raw = (path: string): string => this.leaves.at(path).text.trim()

  /** The web address of an entry; as it was typed, if our export wrote both ('site.example' for 'https://site.example/'). */
  address(at: string, one: string, ...paths: string[]): string {
    const [typed, url] = [this.raw(`${one}.link`), this.raw(`${one}.url`)]
    if (!this.isOwn || !typed || (url && hrefOf(typed) !== hrefOf(url))) return this.text(at, ...paths)
    this.draft.place(this.leaves.at(`${one}.url`).lines)
    return this.text(at, `${one}.link`)
  }

  proficiency(at: string, ...paths: string[]): LanguageLevel {
    const { text, lines } = this.leaves.at(paths.find((path) => this.has(path)) ?? '')
    const level = levelOf(text)
    if (text) this.draft.note(at, lines, level.proficiency ? 0.9 : 0.3)
    return level
  }

  /** A custom section from the items of a list: their fields, with the items of nested lists joined. */
  custom(title: string, path: string, fields: readonly string[]): ResumeContent['customSections'] {
    const id = newId()
    const at = `${id}.items`
    const items = this.each(
      path,
      (one) => {
        const parts = fields.flatMap((field) => [
          this.long(at, `${one}.${field}`),
          ...this.texts(at, `${one}.${field}`),
        ])
        // a list of texts has no fields
        return parts.some(Boolean) ? parts : [this.long(at, one)]
      },
      limits.lines,
    )
      .map((parts) => parts.filter(Boolean).join(', ').slice(0, limits.long))
      .filter(Boolean)
    return items.length > 0 ? [{ id, title, content: '', items }] : []
  }

  /** A custom section of texts without a field, each with the path of its line. */
  customOf(title: string, texts: readonly { text: string; path: string }[]): ResumeContent['customSections'] {
    const id = newId()
    const items = texts
      .filter(({ text }) => text && !RUNS.test(text))
      .slice(0, limits.lines)
      .map(({ text, path }) => this.draft.long(`${id}.items`, text, this.leaves.at(path).lines, 0.9))
    return items.length > 0 ? [{ id, title, content: '', items }] : []
  }

  finish(read: Partial<ResumeContent>): ParsedData {
    const content = { ...emptyResume(), ...read }
    // our own files state it explicitly
    if (!this.isOwn) content.workExperience = withSameEmployers(content.workExperience)
    const { lines } = this.leaves
    const { notes, placed } = this.draft
    return {
      content,
      notes,
      lines,
      unplaced: lines.flatMap((_, number) => (placed.has(number) ? [] : [number])),
    }
  }

  private value(at: string, paths: readonly string[], kind: 'short' | 'long'): string {
    const found = paths.map((path) => this.leaves.at(path)).find(({ text }) => text)
    if (!found) return ''
    const text = this.isOwn ? found.text : richText(found.text, kind === 'long' ? '\n' : ' ')
    // a link that would run code stays among the unassigned lines
    return RUNS.test(text) ? '' : this.draft[kind](at, text, found.lines, 0.95)
  }
}
