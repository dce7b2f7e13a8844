import type { Term, Words } from '#features/job-search/read-words.ts'
import { findSearchedPlace } from '#features/places/find-searched-place.ts'

/** A search whose words name a place: 'nurse leeds'. `words` are the other words, or null; `groups` are the words that name the place. */
export type Split = { words: Words | null; place: string; groups: Term[][] }

/** The place that the words name, and the other words; null if they name none. Quoted phrases and alternatives are not read as a place. */
export function splitPlace(words: Words, isSmallToo = false): Split | null {
  const typed = words.included.map((group) => (group.length === 1 && !group[0]!.isPhrase ? group[0]!.text : '1'))
  const asked = findSearchedPlace(typed, isSmallToo)
  if (!asked) return null
  const included = words.included.filter((_, at) => at < asked.from || at >= asked.to)
  // only excluded words would be left, and a search cannot have only those
  if (included.length === 0 && words.excluded.length > 0) return null
  const rest = included.length > 0 ? { ...words, included } : null
  return { words: rest, place: asked.text, groups: words.included.slice(asked.from, asked.to) }
}
