import type { EntryLabel } from './vocabulary/entry-labels.ts'
import { isPlace, isRemote, isRole, namesItsPlace } from './words.ts'

/**
 * A part of an entry's head: words that belong together, with the number of their line. Its `slot` is its position in the head, the same
 * for the same part of every entry; `join` is the separator before it.
 */
export type Part = { text: string; line: number; isBold: boolean; slot: string; join: string; is?: EntryLabel }

/** The separators between the parts of a head, in addition to wide gaps, bars and dots. A section uses the same ones everywhere. */
export type Division = { dashes: boolean; commas: boolean }
export const divisions: readonly Division[] = [
  { dashes: true, commas: false },
  { dashes: false, commas: false },
  { dashes: true, commas: true },
  { dashes: false, commas: true },
]

const CELL = /\t|\uff0f|\s[|\u00b7\u2022]\s/u
const DASH =
  /\s[\u2013-\u2015-]\s|\s[\u2013-\u2015](?=\p{L})|(?<=[\p{L}.)])\s-(?=\p{Lu}\p{Ll})|(?<=\p{L})\u2014(?=\p{L})|[:;]\s/u
/** A comma without a space: 'Kestrel AG,Luzern'. */
const CLOSE_COMMA = /(?<=\p{L}{2}|[.)]),(?=\p{Lu}\p{L}{2})/gu
const AT =
  /\s(?:at|@|bei|chez|en la empresa|presso|bij|op de|op het|aan de|aan het|hos|beim|an der)\s|\s\u00e0\s(?:la\s|l['\u2019])|\s@(?=\p{L})|\s\u05d1?\u05d7\u05d1\u05e8\u05ea\s|\s(?:w|\u0443|\u0432)\s(?=[\p{Lu}\u00ab\u201e"])/iu
/** The Hebrew words for 'in the company' before a name. */
const IN_COMPANY = /^\s*\u05d1\u05d7\u05d1\u05e8\u05ea\s+/u
/** '(\u804c\u4f4d-...)': a role in brackets after the company. */
const POST =
  /[(\uff08](?:\u804c\u4f4d|\u5c97\u4f4d|\u804c\u52a1|\u8077\u7a31)\s?[-\u2013:\uff1a]\s?([^)\uff09]{1,60})[)\uff09]/gu
/** A role in Chinese or Japanese in brackets at the end. */
const ROLE_AFTER = /[(\uff08\u3010]([^()\uff08\uff09\u3010\u3011]{0,30}[\p{sc=Han}\p{sc=Kana}\u30fc])[)\uff09\u3011]$/u
const UNIT =
  '(?:years?|yrs?|yr|months?|mos?|mo|\u5e74|\u4e2a\u6708|\u500b\u6708|\u30f6\u6708|\u304b\u6708|\ub144|\uac1c\uc6d4|\u0433\u043e\u0434\u0430?|\u043b\u0435\u0442|\u043c\u0435\u0441\u044f\u0446(?:\u0430|\u0435\u0432)?|\u043c\u0435\u0441\\.?|jahre?n?|monate?n?|ans?|mois|a\u00f1os?|mes(?:es)?|anos?|m\u00eas|lata?|rok|miesi\u0105ce?|miesi\u0119cy|jaar|maanden|maand|y\u0131l|ay|anni|anno|mesi|mese)'
/** A duration, in brackets or at the end of a line: '(2 years 3 months)'. */
const DURATION = new RegExp(
  `[(\uff08]\\s?\\d{1,2}\\s?${UNIT}(?:[\\s,]{1,3}(?:and\\s|et\\s|y\\s|e\\s|und\\s)?\\d{1,2}\\s?${UNIT})?\\s?[)\uff09]|(?:^|(?<=\\t))\\s?\\d{1,2}\\s?${UNIT}(?:[\\s,]{1,3}(?:and\\s|et\\s|y\\s|e\\s|und\\s)?\\d{1,2}\\s?${UNIT})?\\s?(?=\\t|$)`,
  'giu',
)
const EMPLOYMENT =
  /^\(?(?:full[- ]?time|part[- ]?time|contract|permanent|temporary|self[- ]employed|vollzeit|teilzeit|temps plein|temps partiel|cdi|cdd|tiempo completo|jornada completa|medio tiempo|tempo integral|tempo pieno|pe\u0142ny etat|\u043f\u043e\u043b\u043d\u0430\u044f \u0437\u0430\u043d\u044f\u0442\u043e\u0441\u0442\u044c|\u5168\u804c|\u517c\u804c|\u6b63\u793e\u54e1|\u5951\u7d04\u793e\u54e1|\u6d3e\u9063\u793e\u54e1|\u696d\u52d9\u59d4\u8a17|\uc815\uaddc\uc9c1)\)?$/iu
const LEGAL = /^(?:inc|ltd|llc|llp|plc|gmbh|ag|co|corp|lp|s\.?a|sarl|lda|pty|jsc)(?:[.\s]|$)/i
const ADDRESS = /^(?:https?:\/\/|www\.)\S+$|^[^\s@]+@\S+$/i

/**
 * The texts of a line of a head and the separators before them. 'Full-time' and '4 months' are left out, because an entry has no field for
 * them.
 */
export function divide(text: string, division: Division): { text: string; join: string }[] {
  const cleaned = text
    .replace(DURATION, ' ')
    .replaceAll(' ,', ',')
    .replace(CLOSE_COMMA, ', ')
    .replace(POST, '\t$1\t')
    .replace(ROLE_AFTER, (whole, role: string) => (isRole(role) ? `\t${role}` : whole))
  const cells = split(cleaned, CELL, '\t')
  const dashed = division.dashes
    ? cells.flatMap((cell) => (isRemote(cell.text) ? [cell] : splitWith(cell, DASH)))
    : cells
  // in running text, 'at' is not a separator
  const placed = dashed.flatMap((part) => (part.text.length > 130 ? [part] : splitWith(part, AT)))
  const parts = division.commas ? placed.flatMap(splitCommas) : placed
  return parts
    .map(({ text: part, join }) => ({
      text: part
        .replace(IN_COMPANY, '')
        .replace(/(?<=\p{Ll}{5})\.$/u, '')
        .replace(/^[\s,;:|/\u00b7\u2022>-]+|(?<![\s,;:|/\u00b7\u2022-])[\s,;:|/\u00b7\u2022-]+$/gu, ''),
      join,
    }))
    .filter(({ text: part }) => /[\p{L}\p{N}]/u.test(part) && !EMPLOYMENT.test(part) && !ADDRESS.test(part))
}

type Test = (text: string) => boolean
type Lexicon = { isWhat: Test; isWhere: Test }

const IDEOGRAPHIC = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u30fc]/u

/**
 * Splits Chinese, Japanese or Korean names with spaces between them: the part with a word of organizations is the organization, and the rest is the
 * title. In a job, the rest must contain a word of titles, because a town may follow a company.
 */
export function divideIdeographs(piece: Piece, { isWhat, isWhere }: Lexicon, isOfJob: boolean): Piece[] {
  const tokens = piece.text.split(/\s+/)
  if (tokens.length < 2 || tokens.length > 5 || !tokens.every((token) => IDEOGRAPHIC.test(token))) return [piece]
  const houses = tokens.filter((token) => isWhere(token) && !isWhat(token))
  const others = tokens.filter((token) => !houses.includes(token))
  if (houses.length === 0 || others.length === 0 || (isOfJob && !others.some(isRole))) return [piece]
  return [
    { text: houses.join(' '), join: piece.join },
    { text: others.join(' '), join: ' ' },
  ]
}

/**
 * 'Developer in Acme Ltd': in many languages the same word comes before a field ('Lecturer in Law'), so the text after it must contain a
 * word of organizations.
 */
const IN = /^(.{3,60}?)\s(?:in|for|im|in der|\u03c3\u03c4\u03b7\u03bd?|\u03c3\u03c4\u03bf\u03bd?)\s(\p{Lu}.{1,60})$/u

/** 'Stage \u00e0 Kestrel': a town may follow too. */
const TO = /^(.{3,60}?)\s\u00e0\s(\S.{1,40})$/u

/** 'Developer (Kestrel Ltd)' */
const BRACKETED = /^(.{3,80}?)\s\(([^()]{3,60})\)$/u

/** Splits a title from the organization in brackets after it. */
export function divideAtBrackets(piece: Piece, { isWhat, isWhere }: Lexicon): Piece[] {
  const [, what = '', where = ''] = BRACKETED.exec(piece.text) ?? []
  if (!where || (isWhere(what) && !isWhat(what)) || !isWhere(where) || isWhat(where)) return [piece]
  return [
    { text: what, join: piece.join },
    { text: where, join: '\t' },
  ]
}

export function divideAtIn(piece: Piece, { isWhat, isWhere }: Lexicon): Piece[] {
  const [, what = '', where = ''] = IN.exec(piece.text) ?? TO.exec(piece.text) ?? []
  const isKnown = isWhere(where) || (TO.test(piece.text) && /^[\p{Lu}/]/u.test(where) && !isPlace(where))
  if (!where || !isWhat(what) || isWhat(where) || !isKnown) return [piece]
  return [
    { text: what, join: piece.join },
    { text: where, join: ' in ' },
  ]
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

/** Splits a text at a separator, except inside brackets. */
function splitWith({ text, join }: Piece, sign: RegExp): Piece[] {
  return split(text, sign, join).reduce<Piece[]>((pieces, piece) => {
    const last = pieces.at(-1)
    if (last && isOpen(last.text)) last.text += piece.join + piece.text
    else pieces.push({ ...piece })
    return pieces
  }, [])
}

const isOpen = (text: string) => text.split('(').length > text.split(')').length

/** Splits a text at commas; 'Acme, Inc.' and 'Town, Country' are one part each. */
function splitCommas({ text, join }: Piece): Piece[] {
  // 'Engineer, Kestrel Ltd, France' ends in a place
  if (isPlace(text) && !isRole(text)) return [{ text, join }]
  return splitWith({ text, join }, /[,\u060c]\s+/).reduce<Piece[]>((pieces, piece, at, all) => {
    const last = pieces.at(-1)
    const isOfName = last && at === all.length - 1 && namesItsPlace(last.text)
    const isOne = isOfName || LEGAL.test(piece.text) || isPlace(`${last?.text}, ${piece.text}`)
    if (last && isOne) last.text += piece.join + piece.text
    else pieces.push(piece)
    return pieces
  }, [])
}
