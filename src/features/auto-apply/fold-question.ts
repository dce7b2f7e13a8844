/** A question with case, accents, marks and blanks evened out: 'Why  this job?*' and 'why this job' are one. */
export const foldQuestion = (label: string): string =>
  label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u2018\u2019']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
