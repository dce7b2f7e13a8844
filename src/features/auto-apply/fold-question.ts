import { plainWords } from '#lib/names.ts'

/** A question without case, accents, punctuation and extra spaces: 'Why  this job?*' and 'why this job' are equal. */
export const foldQuestion = (label: string): string =>
  plainWords(label.normalize('NFKC').replace(/[\u2018\u2019']/g, ''))
