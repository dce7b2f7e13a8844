/** A text format, by the name of its HTML element. */
export type Mark = 'strong' | 'em' | 'u' | 's' | 'code'

/** Text with one format. A run of only '\n' is a line break within its block. */
export type Run = { text: string; marks: ReadonlySet<Mark>; href: string | null }

/** A list entry: its depth from 1, and the first number of its list. */
export type Entry = { depth: number; isOrdered: boolean; start: number }

/** One paragraph, heading, quotation or rule of pasted text. */
export type Block = {
  kind: 'text' | 'heading' | 'quote' | 'rule'
  /** The level of a heading, 1 to 6. */
  level: number
  entry: Entry | null
  /** A further paragraph of the previous list entry. */
  isContinued: boolean
  /** Text without an element of its own, from the middle of a line. */
  isLoose: boolean
  /** A list entry from Word whose bullet or number is only part of the text. */
  hasLostSign: boolean
  runs: Run[]
}

export const plainBlock: Block = {
  kind: 'text',
  level: 0,
  entry: null,
  isContinued: false,
  isLoose: false,
  hasLostSign: false,
  runs: [],
}

export const plainRun = (text: string): Run => ({ text, marks: new Set(), href: null })

export const lineBreak: Run = plainRun('\n')

export const isBreak = ({ text }: Run): boolean => text === '\n'

export const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')

/** Removes the first characters of the text. */
export function without(runs: readonly Run[], count: number): Run[] {
  let left = count
  return runs.flatMap((run) => {
    const text = run.text.slice(left)
    left = Math.max(0, left - run.text.length)
    return text === '' ? [] : [{ ...run, text }]
  })
}

/** Removes spaces at both ends. */
export function trimRuns(runs: readonly Run[]): Run[] {
  return runs.flatMap((run, at) => {
    const begun = at === 0 ? run.text.trimStart() : run.text
    const text = at === runs.length - 1 ? begun.trimEnd() : begun
    return text === '' && !isBreak(run) ? [] : [{ ...run, text }]
  })
}

/** Adds a run, or extends the last one if both have the same format. Changes `runs`. */
export function appended(runs: Run[], run: Run): Run[] {
  const last = runs.at(-1)
  if (last && !isBreak(last) && !isBreak(run) && isSameLook(last, run)) last.text += run.text
  else runs.push({ ...run })
  return runs
}

function isSameLook(one: Run, other: Run): boolean {
  const isMarkedAlike = one.marks.size === other.marks.size && [...one.marks].every((mark) => other.marks.has(mark))
  return one.href === other.href && isMarkedAlike
}

const UNSEEN = /[\u00AD\u200B\u2060\uFEFF]/g

/** Collapses spaces and removes invisible characters. */
export const tidied = (text: string): string => text.replace(UNSEEN, '').replace(/[\s\u00A0]+/g, ' ')
