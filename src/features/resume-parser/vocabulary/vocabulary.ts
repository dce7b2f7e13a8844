export const sectionKinds = [
  'contact',
  'summary',
  'jobs',
  'education',
  'skills',
  'languages',
  'certifications',
  'projects',
  'custom',
] as const
export type SectionKind = (typeof sectionKinds)[number]

/**
 * The words of one language that show how a resume is built. Write them as a resume has them; case and accents are
 * ignored. Each entry of a list is one phrase; lists of months hold spellings divided by '|', in order of the year.
 */
export type Vocabulary = {
  /** The headings of each kind of section. */
  headings: Record<SectionKind, readonly string[]>
  /** Words that may be beside a heading's ('professional' experience). */
  adjectives?: readonly string[]
  /** The headings of a rest ('Other'): what it is about depends on the heading above. */
  others?: readonly string[]
  /** Words between two headings in one ('Skills and Languages'). */
  and: readonly string[]
  months: readonly string[]
  /** The months of a year that begins with spring. */
  solarMonths?: readonly string[]
  /** Spring to winter, spellings divided by '|'. */
  seasons?: readonly string[]
  /** The end of what continues today. */
  now: readonly string[]
  /** Before the beginning of what continues today. */
  since?: readonly string[]
  /** Between a beginning and an end. */
  until?: readonly string[]
  /** What a page of this kind calls itself. */
  pageTitles?: readonly string[]
}
