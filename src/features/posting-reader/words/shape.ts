/**
 * What a language says in postings, as phrases with '|' between them. A word may end with '*' (any ending) or begin with it (any
 * beginning, for compounds); '^' binds the phrase to the start of a sentence, '..' covers up to five words. Case, accents and
 * apostrophes do not count.
 */
export type PostingWords = {
  /** Frequent small words that show which language it is. */
  common: string
  /** The company, speaking of itself. */
  we: string
  /** The reader. */
  you: string
  headings: { required: string; nice: string; duties: string; benefits: string; other: string }
  /** Says that the sentence asks for something, alone. */
  asks: string
  /** Makes it likelier: experience, knowledge, qualities. */
  hints: string
  /** Says that there is no way around it. */
  must: string
  /** Calls it a plus where the sentence begins or ends with it; in the middle it speaks of a detail. */
  softly: string
  /** Calls it a plus. */
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
    /** Says that the sentence speaks of a language as spoken. */
    spoken: string
    levels: { native: string; fluent: string; working: string; basic: string }
  }
}
