import { useRef } from 'react'
import { newId } from '#lib/ids.ts'

type Known = { lines: readonly string[]; ids: string[] }

/** The ids for a list that was changed from outside: equal lines at both ends have the same ids as before. */
export function alignIds({ lines: before, ids }: Known, after: readonly string[]): string[] {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before[head] === after[head]) head++
  let tail = 0
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  // the same number as before: lines were edited, none was added or removed
  const middle = ids.slice(head, ids.length - tail)
  const needed = after.length - head - tail
  const reused = middle.slice(0, needed)
  return [
    ...ids.slice(0, head),
    ...reused,
    ...Array.from({ length: needed - reused.length }, newId),
    ...ids.slice(ids.length - tail),
  ]
}

/** Ids for the lines of a list, which are plain texts in the form. */
export function useLineIds(lines: readonly string[]) {
  const known = useRef<Known>(null)
  known.current ??= { lines, ids: lines.map(newId) }
  if (known.current.lines !== lines) known.current = { lines, ids: alignIds(known.current, lines) }
  return {
    ids: known.current.ids,
    /** Announces the next state of the list with its ids, before the form is changed. */
    expect: (next: readonly string[], ids: string[]) => {
      known.current = { lines: next, ids }
    },
  }
}
