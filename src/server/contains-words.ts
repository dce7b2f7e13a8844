import { and, type SQL, sql } from 'drizzle-orm'

const MAX_WORDS = 12

/**
 * The text contains each typed word, in any order, ignoring case and accents; signs match literally. `folded` comes from `fold_words` and
 * has a trigram index, which can find one or two letters only at the start of a word, so such short words must match there.
 */
export const containsWords = (folded: SQL, typed: string): SQL | undefined =>
  and(...wordsOf(typed).map((word) => containsWord(folded, word)))

/** Further words are ignored: a name does not have more. */
const wordsOf = (typed: string) => typed.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)

function containsWord(folded: SQL, word: string): SQL {
  // escape after folding, because folding turns full-width characters into wildcards of LIKE
  const part = sql`regexp_replace(fold_words(${word}), '([\\\\%_])', '\\\\\\1', 'g')`
  return word.length > 2
    ? sql`${folded} like '%' || ${part} || '%'`
    : sql`(${folded} like ${part} || '%' or ${folded} like '% ' || ${part} || '%')`
}
