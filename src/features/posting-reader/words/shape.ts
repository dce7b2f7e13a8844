/**
 * The phrases of postings in one language, separated by '|'. A word may end with '*' (any ending) or begin with it (any beginning, for
 * compounds); '^' binds the phrase to the start of a sentence, '..' covers up to five words. Case, accents and apostrophes are ignored.
 */
export type PostingWords = {
  /** Frequent short words that identify the language. */
  common: string
  /** Words by which the company refers to itself. */
  we: string
  /** Words that address the reader. */
  you: string
  headings: { required: string; nice: string; duties: string; benefits: string; other: string }
  /** A phrase that makes the sentence a requirement. */
  asks: string
  /** Words that make a requirement more likely: experience, knowledge, qualities. */
  hints: string
  /** Words that make a requirement a must. */
  must: string
  /** Words that call a requirement a plus at the start or the end of a sentence; in the middle they refer to a detail. */
  softly: string
  /** Words that call a requirement a plus. */
  nice: string
  duties: string
  benefits: string
  /** About the company, the process, the law, contact. */
  other: string
  conditions: {
    licence: string
    clearance: string
    degree: string
    residence: string
    graduation: string
    shift: string
    travel: string
    /** Words that show that a language is meant as spoken. */
    spoken: string
    levels: { native: string; fluent: string; working: string; basic: string }
  }
}
