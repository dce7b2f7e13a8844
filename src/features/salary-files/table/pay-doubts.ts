import { plainWords } from '#lib/names.ts'

const NET =
  /\b(?:net|nett|netto|nette|nets|neto|neta|netta|netti|liquid[oa]|after tax)\b|netto(?:lohn|gehalt|verdienst|loon)/

/** Whether a heading or a cell says that pay is after tax. */
export const isNet = (text: string): boolean => NET.test(plainWords(text)) || /手取り|税後/.test(text)
