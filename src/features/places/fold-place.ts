import { foldLatin } from '#lib/names.ts'

/** The name of a place as two spellings of it agree: 'St. Gallen' and 'st gallen' are one. */
export const foldPlace = (text: string): string => foldLatin(text).replace(/\./g, '').replace(/\s+/g, ' ').trim()
