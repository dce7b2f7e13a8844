import { useRef } from 'react'
import { newId } from '#lib/ids.ts'

type Known = { lines: readonly string[]; ids: string[] }

/** The ids of a list that was changed from outside: equal lines at the start and at the end have the same ids as before. */
export function alignIds({ lines: before, ids }: Known, after: readonly string[]): string[] {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before[head] === after[head]) head++
  let tail = 0
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  // if the number of lines is the same, lines were only edited, so reuse their ids
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
    /** Sets the next state of the list with its ids, before the form changes. */
    expect: (next: readonly string[], ids: string[]) => {
      known.current = { lines: next, ids }
    },
  }
}
