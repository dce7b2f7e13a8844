import type { Person } from '../note-contract.ts'

/** The position of a typed @, and the text between it and the caret. */
export type MentionSearch = { from: number; to: number; words: string }

const MAX = 6
const LONGEST = 60

/** The @ before the caret, if there is only a name between; else null. */
export function mentionAt(text: string, caret: number): MentionSearch | null {
  const before = text.slice(Math.max(0, caret - LONGEST), caret)
  const match = /(?:^|[\s(])@([^@\n]*)$/u.exec(before)
  if (!match) return null
  const words = match[1] ?? ''
  return { from: caret - words.length - 1, to: caret, words }
}

/**
 * The colleagues whose name, or a part of it, begins with the typed text; none once a whole name has been typed and
 * left.
 */
export function matchingColleagues(people: readonly Person[], typed: string): Person[] {
  const words = typed.toLocaleLowerCase('en')
  return people
    .filter(({ name }) => {
      const whole = name.toLocaleLowerCase('en')
      return whole !== words && (whole.startsWith(words) || whole.split(/\s+/).some((part) => part.startsWith(words)))
    })
    .slice(0, MAX)
}

/** The text with the name inserted at the search, and the new caret position. */
export function insertMention(
  text: string,
  { from, to }: MentionSearch,
  name: string,
): { text: string; caret: number } {
  const after = text.slice(to)
  const gap = /^\s/.test(after) ? '' : ' '
  const before = `${text.slice(0, from)}@${name}${gap}`
  return { text: before + after, caret: before.length + (gap ? 0 : 1) }
}
