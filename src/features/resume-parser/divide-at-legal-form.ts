import type { Lexicon } from './name-parts.ts'

type Piece = { text: string; join: string }

/** Forms of companies at the end of a name, also with a town after them. */
const LEGAL_FORM =
  /\s(?:GmbH(?:\s?&\s?Co\.?\s?KG)?|AG|KG|OHG|SE|e\.\s?V\.|Ltd\.?|Inc\.?|LLC|PLC|S\.?A\.?|SARL|SAS|S\.?r\.?l\.?|S\.?p\.?A\.?|B\.?V\.?|Sp\. z o\.\s?o\.|A\/S|ApS|Lda\.?|Pvt\.? Ltd\.?)(?:\s\p{Lu}[\p{L}-]+)?$/u
/** Whether a text ends in the form of a company: 'Kestrel Media GmbH'. */
export const endsInLegalForm = (text: string): boolean => LEGAL_FORM.test(text)

const QUOTED = /^[\u201c\u201d\u201e\u00ab"].{1,60}[\u201c\u201d\u00bb"]$/u
const MAX_WORDS = 16

/** Splits a title from the company after it, without a sign between them: 'Sales Manager Kestrel Media GmbH'. */
export function divideAtLegalForm(piece: Piece, { isWhat }: Lexicon): Piece[] {
  const words = wordsOf(piece.text)
  if (!LEGAL_FORM.test(piece.text) || words.length < 3 || words.length > MAX_WORDS) return [piece]
  const last = words.findLastIndex((word) => isWhat(word))
  if (last < 0) return [piece]
  let from = last + 1
  // 'in Data Quality' belongs to the title
  while (QUOTED.test(words[from] ?? '') || isAddition(words, from)) from += QUOTED.test(words[from] ?? '') ? 1 : 2
  const title = words.slice(0, from).join(' ').replace(/[,;]$/, '')
  const company = words.slice(from).join(' ')
  if (!isName(words.slice(from))) return [piece]
  return [
    { text: title, join: piece.join },
    { text: company, join: '\t' },
  ]
}

/** Whether words are a name and the form of a company. */
const isName = ([first = '', ...others]: readonly string[]): boolean =>
  !LEGAL_FORM.test(` ${first}`) && LEGAL_FORM.test(` ${others.join(' ')}`)

/** Whether a word in lower case and the one after it are in front of the name. */
const isAddition = (words: readonly string[], at: number): boolean =>
  /^\p{Ll}/u.test(words[at] ?? '') && isName(words.slice(at + 2))

/** The words of a text; a text in quotation marks is one. */
const wordsOf = (text: string): string[] =>
  text.match(/[\u201c\u201e\u00ab"][^\u201c\u201d\u201e\u00ab\u00bb"]{1,60}[\u201c\u201d\u00bb"]|\S+/gu) ?? []
