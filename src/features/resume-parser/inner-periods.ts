import type { EntryLine } from './entry-line.ts'
import { findRange } from './find-dates.ts'

const OPEN = '9999'

/**
 * The lines among these that begin entries. Lines are projects within an entry, and are left out, if they are formatted less prominently
 * than the first one and each of their periods is within the period of the entry above. Positions below the name of their employer are not
 * left out.
 */
export function withoutInner(
  lines: readonly EntryLine[],
  dated: readonly number[],
  isWhat: (text: string) => boolean,
): number[] {
  const first = lines[dated[0] ?? -1]
  if (!first) return []
  const isWeaker = (at: number) => {
    const { isBold, size } = lines[at] as EntryLine
    return size < first.size - 0.6 || (first.isBold && !isBold && size < first.size + 0.6)
  }
  const outer = dated.filter((at) => !isWeaker(at))
  const isInner = (at: number) => {
    const above = outer.findLast((place) => place < at)
    return above !== undefined && isWithin(lines[at] as EntryLine, lines[above] as EntryLine)
  }
  const inner = dated.filter(isWeaker)
  const posts = (some: readonly number[]) => some.filter((at) => isWhat(lines[at]?.text ?? '')).length / some.length
  const arePosts = posts(inner) > 0.4 && posts(outer) < posts(inner)
  return inner.length > 0 && inner.every(isInner) && !arePosts ? outer : [...dated]
}

function isWithin(inner: EntryLine, outer: EntryLine): boolean {
  const [one, all] = [findRange(inner.text), findRange(outer.text)]
  if (!one?.start || !all?.start) return false
  const years = ({ start, end }: { start: string; end: string | null }) => [
    start.slice(0, 4),
    (end ?? OPEN).slice(0, 4),
  ]
  const [[from = '', to = ''], [begin = '', finish = '']] = [years(one), years(all)]
  return from >= begin && to <= finish
}
