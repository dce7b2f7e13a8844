import { plainWords } from '#lib/names.ts'

/** A question with case, accents, marks and blanks evened out: 'Why  this job?*' and 'why this job' are one. */
export const foldQuestion = (label: string): string =>
  plainWords(label.normalize('NFKC').replace(/[\u2018\u2019']/g, ''))
