import { limits } from '#features/document-content/resume-content.ts'
import { storableText } from '#lib/tidy-text.ts'

/** Where a value was read: `at` is 'personalInfo.email', 'professionalSummary' or '{item id}.{field}'; lines by number. */
export type Note = { at: string; lines: number[]; confidence: number }

/** The review asks the user to check values with a lower confidence. */
export const SURE = 0.6

/** Records the lines that each value was read from, and the lines that are used. */
export class Draft {
  readonly notes: Note[] = []
  readonly placed = new Set<number>()
  private readonly keepsTabs: boolean

  /** `keepsTabs` if a tab is part of a text and not the gap between two columns. */
  constructor({ keepsTabs = false } = {}) {
    this.keepsTabs = keepsTabs
  }

  /** A short value in storable form. A value that is too long is cut, and its lines stay unplaced. */
  short(at: string, text: string, lines: readonly number[], confidence: number): string {
    return this.value(at, text, lines, confidence, limits.short)
  }

  /** The same for a long value. */
  long(at: string, text: string, lines: readonly number[], confidence: number): string {
    return this.value(at, text, lines, confidence, limits.long)
  }

  /** Marks lines as used that have no value of their own, such as headings. */
  place(lines: readonly number[]): void {
    for (const line of lines) this.placed.add(line)
  }

  note(at: string, lines: readonly number[], confidence: number): void {
    this.notes.push({ at, lines: [...new Set(lines)], confidence })
    this.place(lines)
  }

  private value(at: string, text: string, lines: readonly number[], confidence: number, limit: number): string {
    const tidy = storableText(this.keepsTabs ? text : text.replaceAll('\t', ' '))
    if (!tidy) return ''
    if (tidy.length <= limit) this.note(at, lines, confidence)
    else this.notes.push({ at, lines: [...lines], confidence: 0.2 })
    const stored = storableText(tidy.slice(0, limit))
    return this.keepsTabs && text.startsWith('\t') ? `\t${stored}` : stored
  }
}
