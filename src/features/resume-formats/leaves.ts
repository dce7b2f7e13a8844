import { foldLetters } from '#features/resume-parser/fold-letters.ts'
import type { SourceLine } from '#lib/source-line.ts'

const MAX_LEAVES = 4000
const MAX_DEPTH = 8

/** Data as lines to show, 'work 1, position: Analyst', each found by its path ('work.0.position'). */
export class Leaves {
  readonly lines: SourceLine[] = []
  private readonly places = new Map<string, { value: string; number: number }>()

  constructor(value: unknown) {
    this.flatten(value, [], 0)
  }

  /** The text at a path and the number of its line; '' if there is none. */
  at(path: string): { text: string; lines: number[] } {
    const found = this.places.get(foldLetters(path))
    return found ? { text: found.value, lines: [found.number] } : { text: '', lines: [] }
  }

  /** The line numbers of everything under a path. */
  linesUnder(path: string): number[] {
    const folded = `${foldLetters(path)}.`
    return [...this.places].flatMap(([key, { number }]) => (key.startsWith(folded) ? [number] : []))
  }

  /** The number of items in a list. */
  count(path: string): number {
    const folded = `${foldLetters(path)}.`
    let most = -1
    for (const key of this.places.keys()) {
      if (key.startsWith(folded)) most = Math.max(most, Number(key.slice(folded.length).split('.')[0]))
    }
    return Number.isFinite(most) ? most + 1 : 0
  }

  private flatten(value: unknown, path: string[], depth: number): void {
    if (this.lines.length >= MAX_LEAVES || depth > MAX_DEPTH) return
    if (Array.isArray(value)) {
      for (const [index, each] of value.entries()) this.flatten(each, [...path, String(index)], depth + 1)
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, each] of Object.entries(value)) this.flatten(each, [...path, key], depth + 1)
    } else if ((typeof value === 'string' || typeof value === 'number') && String(value).trim()) {
      const text = String(value).trim()
      // a tab in front of a line puts it one level below the line above
      const line = String(value).startsWith('\t') ? `\t${text}` : text
      this.places.set(foldLetters(path.join('.')), { value: line, number: this.lines.length })
      this.lines.push(lineOf(`${labelOf(path)}: ${text.replace(/\s+/g, ' ')}`))
    }
  }
}

const labelOf = (path: readonly string[]) =>
  path
    .map((key) => (/^\d+$/.test(key) ? `${Number(key) + 1},` : key))
    .join(' ')
    .replace(/,$/, '')

const lineOf = (text: string): SourceLine => ({
  text: text.slice(0, 2000),
  page: 1,
  x: 0,
  size: 1,
  isBold: false,
  gap: 0,
  kind: 'text',
  isSide: false,
  links: [],
})
