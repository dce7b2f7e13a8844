import { and, type SQL, sql } from 'drizzle-orm'

const MOST_WORDS = 12

/**
 * Each typed word is in the text, in any order, without regard to case and accents; signs are taken as they are. `folded` is made by
 * `fold_words` and has a trigram index, which knows one or two letters at the beginning of words alone: there they must be.
 */
export const containsWords = (folded: SQL, typed: string): SQL | undefined =>
  and(...wordsOf(typed).map((word) => containsWord(folded, word)))

/** More words than a name has narrow no further. */
const wordsOf = (typed: string) => typed.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)

function containsWord(folded: SQL, word: string): SQL {
  // escaped after folding, which makes signs of LIKE out of their full-width forms
  const part = sql`regexp_replace(fold_words(${word}), '([\\\\%_])', '\\\\\\1', 'g')`
  return word.length > 2
    ? sql`${folded} like '%' || ${part} || '%'`
    : sql`(${folded} like ${part} || '%' or ${folded} like '% ' || ${part} || '%')`
}
