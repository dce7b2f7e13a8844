import { limits } from '#features/document-content/resume-content.ts'
import { storableText } from '#lib/tidy-text.ts'

/** Where a value was read: `at` is 'personalInfo.email', 'professionalSummary' or '{item id}.{field}'; lines by number. */
export type Note = { at: string; lines: number[]; confidence: number }

/** Below this the review asks to look again. */
export const SURE = 0.6

/** Keeps what each value was read from, and which lines have found their place. */
export class Draft {
  readonly notes: Note[] = []
  readonly placed = new Set<number>()
  private readonly keepsTabs: boolean

  /** `keepsTabs` where a tab is part of a text, not the gap between two columns. */
  constructor({ keepsTabs = false } = {}) {
    this.keepsTabs = keepsTabs
  }

  /** A short value as it can be stored; what does not fit keeps its lines unplaced. */
  short(at: string, text: string, lines: readonly number[], confidence: number): string {
    return this.value(at, text, lines, confidence, limits.short)
  }

  /** A long value. */
  long(at: string, text: string, lines: readonly number[], confidence: number): string {
    return this.value(at, text, lines, confidence, limits.long)
  }

  /** Says that these lines were understood without a value of their own, as a heading is. */
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
