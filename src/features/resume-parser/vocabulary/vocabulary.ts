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
 * The words of one language that show the structure of a resume. Write them as in a resume; case and accents are ignored. Each entry of a
 * list is one phrase; lists of months contain spellings separated by '|', in order of the year.
 */
export type Vocabulary = {
  /** The headings of each kind of section. */
  headings: Record<SectionKind, readonly string[]>
  /** Words that may be added to a heading ('professional' experience). */
  adjectives?: readonly string[]
  /** Headings like 'Other', whose meaning depends on the heading above. */
  others?: readonly string[]
  /** Words that join two headings ('Skills and Languages'). */
  and: readonly string[]
  months: readonly string[]
  /** The months of a year that begins in spring. */
  solarMonths?: readonly string[]
  /** Spring to winter, spellings divided by '|'. */
  seasons?: readonly string[]
  /** Words for the end of a period that still continues. */
  now: readonly string[]
  /** Words before the start of a period that still continues. */
  since?: readonly string[]
  /** Words between the start and the end of a period. */
  until?: readonly string[]
  /** Titles of a resume, such as 'Curriculum vitae'. */
  pageTitles?: readonly string[]
}
