import { findSearchedPlace } from '#features/places/find-searched-place.ts'
import type { Words } from '../../read-words.ts'

/** A search whose words name a place: 'nurse leeds'. Without other words, `words` is null. */
export type Split = { words: Words | null; place: string }

/** The place that the words name, and the other words; null if they name none. Phrases and alternatives stay as they are. */
export function splitPlace(words: Words): Split | null {
  const typed = words.included.map((group) => (group.length === 1 && !group[0]!.isPhrase ? group[0]!.text : '1'))
  const asked = findSearchedPlace(typed)
  if (!asked) return null
  const isRemote = (at: number) => /^remote$/i.test(typed[at]!)
  const isOther = (at: number) => at < asked.from || at >= asked.to
  const included = words.included.filter((_, at) => isOther(at) && !isRemote(at))
  // 'remote germany' is a place in the way that one types it into the field for places
  const place = typed.some((_, at) => isOther(at) && isRemote(at)) ? `remote ${asked.text}` : asked.text
  // a search needs a word that it has, not only some that it has not
  if (included.length === 0 && words.excluded.length > 0) return null
  return { words: included.length > 0 ? { ...words, included } : null, place }
}
