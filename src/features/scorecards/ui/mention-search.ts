import type { Person } from '../note-contract.ts'

/** Where an @ was typed, and what after it up to the caret. */
export type Asked = { from: number; to: number; words: string }

const MOST = 6
const LONGEST = 60

/** The @ that the caret stands behind, with nothing but a name between; null where there is none. */
export function askedAt(text: string, caret: number): Asked | null {
  const before = text.slice(Math.max(0, caret - LONGEST), caret)
  const match = /(?:^|[\s(])@([^@\n]*)$/u.exec(before)
  if (!match) return null
  const words = match[1] ?? ''
  return { from: caret - words.length - 1, to: caret, words }
}

/** Who is meant by what was typed: a name, or a part of one, that begins so; nobody once a whole name is typed and gone past. */
export function fitting(people: readonly Person[], typed: string): Person[] {
  const words = typed.toLocaleLowerCase('en')
  return people
    .filter(({ name }) => {
      const whole = name.toLocaleLowerCase('en')
      return whole !== words && (whole.startsWith(words) || whole.split(/\s+/).some((part) => part.startsWith(words)))
    })
    .slice(0, MOST)
}

/** The text with the name in the place of what was asked for, and where the caret goes. */
export function named(text: string, { from, to }: Asked, name: string): { text: string; caret: number } {
  const after = text.slice(to)
  const gap = /^\s/.test(after) ? '' : ' '
  const before = `${text.slice(0, from)}@${name}${gap}`
  return { text: before + after, caret: before.length + (gap ? 0 : 1) }
}
