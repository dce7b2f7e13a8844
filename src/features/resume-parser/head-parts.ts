import type { EntryLabel } from './vocabulary/entry-labels.ts'
import { isPlace, isRemote } from './words.ts'

/**
 * A part of an entry's head: words that belong together, with the number of their line. Its `slot` is where in the head it is,
 * the same for the same part of every entry; `join` is what divided it from the part before.
 */
export type Part = { text: string; line: number; isBold: boolean; slot: string; join: string; is?: EntryLabel }

/** What divides the parts of a head beside wide gaps, bars and dots; one section uses the same everywhere. */
export type Division = { dashes: boolean; commas: boolean }
export const divisions: readonly Division[] = [
  { dashes: true, commas: false },
  { dashes: false, commas: false },
  { dashes: true, commas: true },
  { dashes: false, commas: true },
]

const CELL = /\t|\s[|\u00b7\u2022]\s/u
const DASH =
  /\s[\u2013\u2014-]\s|\s[\u2013\u2014](?=\p{L})|(?<=[\p{L}.)])\s-(?=\p{Lu}\p{Ll})|(?<=\p{L})\u2014(?=\p{L})|[:;]\s/u
const AT =
  /\s(?:at|@|bei|chez|en la empresa|presso|bij|hos|beim|an der)\s|\s\u00e0\s(?:la\s|l['\u2019])|\s@(?=\p{L})|\s(?:w|\u0443|\u0432)\s(?=[\p{Lu}\u00ab\u201e"])/iu
const UNIT =
  '(?:years?|yrs?|yr|months?|mos?|mo|\u5e74|\u4e2a\u6708|\u500b\u6708|\u30f6\u6708|\u304b\u6708|\ub144|\uac1c\uc6d4|\u0433\u043e\u0434\u0430?|\u043b\u0435\u0442|\u043c\u0435\u0441\u044f\u0446(?:\u0430|\u0435\u0432)?|\u043c\u0435\u0441\\.?|jahre?n?|monate?n?|ans?|mois|a\u00f1os?|mes(?:es)?|anos?|m\u00eas|lata?|rok|miesi\u0105ce?|miesi\u0119cy|jaar|maanden|maand|y\u0131l|ay|anni|anno|mesi|mese)'
/** How long something took, in brackets or as the end of a line: '(2 years 3 months)'. */
const DURATION = new RegExp(
  `[(\uff08]\\s?\\d{1,2}\\s?${UNIT}(?:[\\s,]{1,3}(?:and\\s|et\\s|y\\s|e\\s|und\\s)?\\d{1,2}\\s?${UNIT})?\\s?[)\uff09]|(?:^|(?<=\\t))\\s?\\d{1,2}\\s?${UNIT}(?:[\\s,]{1,3}(?:and\\s|et\\s|y\\s|e\\s|und\\s)?\\d{1,2}\\s?${UNIT})?\\s?(?=\\t|$)`,
  'giu',
)
const EMPLOYMENT =
  /^\(?(?:full[- ]?time|part[- ]?time|contract|permanent|temporary|self[- ]employed|vollzeit|teilzeit|temps plein|temps partiel|cdi|cdd|tiempo completo|jornada completa|medio tiempo|tempo integral|tempo pieno|pe\u0142ny etat|\u043f\u043e\u043b\u043d\u0430\u044f \u0437\u0430\u043d\u044f\u0442\u043e\u0441\u0442\u044c|\u5168\u804c|\u6b63\u793e\u54e1|\uc815\uaddc\uc9c1)\)?$/iu
const LEGAL = /^(?:inc|ltd|llc|llp|plc|gmbh|ag|co|corp|lp|s\.?a|sarl|lda|pty|jsc)(?:[.\s]|$)/i
const ADDRESS = /^(?:https?:\/\/|www\.)\S+$|^[^\s@]+@\S+$/i

/** The texts of a head's line and what divided them; 'Full-time' and '4 months' are left out, since an entry has no field for them. */
export function divide(text: string, division: Division): { text: string; join: string }[] {
  const cells = split(text.replace(DURATION, ' '), CELL, '\t')
  const dashed = division.dashes
    ? cells.flatMap((cell) => (isRemote(cell.text) ? [cell] : splitWith(cell, DASH)))
    : cells
  // in running text 'at' says nothing
  const placed = dashed.flatMap((part) => (part.text.length > 130 ? [part] : splitWith(part, AT)))
  const parts = division.commas ? placed.flatMap(splitCommas) : placed
  return parts
    .map(({ text: part, join }) => ({
      text: part.replace(/^[\s,;:|\u00b7\u2022>-]+|(?<![\s,;:|\u00b7\u2022-])[\s,;:|\u00b7\u2022-]+$/gu, ''),
      join,
    }))
    .filter(({ text: part }) => /[\p{L}\p{N}]/u.test(part) && !EMPLOYMENT.test(part) && !ADDRESS.test(part))
}

type Piece = { text: string; join: string }

function split(text: string, sign: RegExp, first: string): Piece[] {
  const pieces: Piece[] = []
  let [rest, join] = [text, first]
  for (let found = sign.exec(rest); found; found = sign.exec(rest)) {
    pieces.push({ text: rest.slice(0, found.index), join })
    rest = rest.slice(found.index + found[0].length)
    join = found[0]
  }
  return [...pieces, { text: rest, join }]
}

/** Signs within brackets divide nothing. */
function splitWith({ text, join }: Piece, sign: RegExp): Piece[] {
  return split(text, sign, join).reduce<Piece[]>((pieces, piece) => {
    const last = pieces.at(-1)
    if (last && isOpen(last.text)) last.text += piece.join + piece.text
    else pieces.push({ ...piece })
    return pieces
  }, [])
}

const isOpen = (text: string) => text.split('(').length > text.split(')').length

/** The parts between commas; 'Acme, Inc.' is one part, and so is 'Town, Country'. */
function splitCommas({ text, join }: Piece): Piece[] {
  if (isPlace(text)) return [{ text, join }]
  return splitWith({ text, join }, /,\s+/).reduce<Piece[]>((pieces, piece) => {
    const last = pieces.at(-1)
    if (last && (LEGAL.test(piece.text) || isPlace(`${last.text}, ${piece.text}`))) last.text += piece.join + piece.text
    else pieces.push(piece)
    return pieces
  }, [])
}
