import { findDate } from './find-dates.ts'
import { endsInKnownPlace, isPlace, isRole, mayBePlace } from './words.ts'

/** A text that may be the place where a person lives. */
export type PlaceCandidate = { text: string; line: number; isLabelled?: boolean; isBesideReach?: boolean }
export type FoundPlace = { text: string; line: number; confidence: number }

const HOUSE =
  /^\d+\p{L}?[,\s]\s*\p{L}|\p{L}\s\d{1,4}\p{Ll}?(?:,|$|\s)|\bstr(?:a\u00dfe|asse|\.)|\b(?:street|avenue|ave|road|rd|lane|drive|blvd|rue|calle|via|rua|ul\.|ulica|\u0443\u043b\.|\u0432\u0443\u043b\.)\b/iu
/** Postal codes in the formats of most countries. */
const CODE =
  /(?<![\d+])(?:\d{4,6}|\d{3}[-\u2212\uff0d]\d{4}|\d{5}-\d{3}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)(?!\d)/
const EAST_ASIAN =
  /^\u3012|\p{sc=Han}(?:\u5e02|\u533a|\u5340|\u7e23|\u53bf|\u7701|\u90fd|\u9053|\u5e9c)|(?:\uc2dc|\ub3c4|\uad6c|\ub3d9)(?:\s|$)/u

const IS_DAY = /^(?:\d{4}|\p{sc=Han}{2}\s?\d{1,2})\s?\u5e74\s?\d{1,2}\s?\u6708[\d\s\u65e5\u73fe\u5728]*$/u
const IS_SEX = /(?:^|[/\uff0f|\uff5c\s])[\u7537\u5973](?=[/\uff0f|\uff5c\s]|$)/u

/** The best candidate: one with a label, else an address, else a known place, else a word that may be a town. */
export function findPlace(candidates: readonly PlaceCandidate[]): FoundPlace | undefined {
  const ranked = candidates
    .map((candidate) => ({ ...candidate, rank: rankOf(candidate) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)[0]
  if (!ranked) return undefined
  const at = candidates.findIndex(({ text, line }) => text === ranked.text && line === ranked.line)
  const [street, town] = [candidates[at - 1], candidates[at + 1]]
  if (
    isSameKind(ranked, street) &&
    street &&
    isStreet(street.text) &&
    isTownWithCode(ranked.text) &&
    areNear(street, ranked)
  )
    return { text: `${street.text}, ${ranked.text}`, line: ranked.line, confidence: 0.9 }
  if (isSameKind(ranked, town) && town && isStreet(ranked.text) && isTownWithCode(town.text) && areNear(ranked, town))
    return { text: `${ranked.text}, ${town.text}`, line: ranked.line, confidence: 0.9 }
  return { text: ranked.text, line: ranked.line, confidence: ranked.rank > 2 ? 0.9 : 0.55 }
}

const isSameKind = (one: PlaceCandidate, other: PlaceCandidate | undefined): boolean =>
  Boolean(one.isLabelled) === Boolean(other?.isLabelled)

const areNear = (one: PlaceCandidate, other: PlaceCandidate): boolean => other.line - one.line <= 1

/** Whether a text is a street with a house number, or a town with a postal code, as in the lines of an address. */
const isStreet = (text: string): boolean => {
  // the number in '2038 Kestrel St' is not a year
  const name = text.replace(/^\d{1,5}\s/, '')
  const isNamed = !CODE.test(name) && !findDate(name) && !isRole(text) && !/@|:\/\//.test(text)
  return text.length < 60 && HOUSE.test(text) && isNamed
}
const isTownWithCode = (text: string): boolean =>
  text.length < 50 && CODE.test(text) && /\p{Lu}\p{L}{2}/u.test(text) && (findDate(text)?.date.length ?? 0) <= 4

/** Whether a text is a street with a house number and a postal code or town. */
export const isAddress = (text: string): boolean =>
  text.length < 100 && HOUSE.test(text) && (CODE.test(text) || /,/.test(text)) && !isRole(text)

function rankOf({ text, isLabelled, isBesideReach }: PlaceCandidate): number {
  if (text.length > 120 || /@|:\/\//.test(text)) return 0
  if (isLabelled) return 5
  if (IS_SEX.test(text) || IS_DAY.test(text)) return 0
  // a year may be a postal code: '2000 Antwerpen'
  if (isRole(text) || text.length < 3 || (findDate(text)?.date.length ?? 0) > 4) return 0
  if (isAddress(text) || (EAST_ASIAN.test(text) && text.length < 40)) return 4
  if (isPlace(text) || endsInKnownPlace(text) || (CODE.test(text) && /\p{L}{3}/u.test(text) && text.length < 60))
    return 3
  return isBesideReach && mayBePlace(text) ? 1 : 0
}
