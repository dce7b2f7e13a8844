import { foldLatin } from '#lib/names.ts'

/** Normalizes a place name, so that spellings such as 'St. Gallen' and 'st gallen' are equal. */
export const foldPlace = (text: string): string => foldLatin(text).replace(/\./g, '').replace(/\s+/g, ' ').trim()
