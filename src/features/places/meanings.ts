import { isCountryCode } from './countries.ts'
import { foldPlace } from './fold-place.ts'
import { type Area, type City, type Gazetteer, type Metro, type Region, withoutKind } from './gazetteer.ts'

/** The possible meanings of a part of a line. */
export type Part = {
  text: string
  cities: City[]
  regions: Region[]
  /** The regions with this code; they count only next to a town or a region of their country. */
  codes: Region[]
  country: string | null
  /** The country with this two-letter code. */
  countryCode: string | null
  area: Area | null
  metro: Metro | null
  /** It contains a house number, so it is not a town. */
  isStreet: boolean
}

const ofTowns = /^(?:city of|stadt|town of)\s+|\s(?:city|stadt|kommun|municipality|town)$/g
const isShort = (text: string): boolean => /^[A-Z]{2,3}$/.test(text)
const soft = new Set(
  'city town greater central downtown metro metropolitan area region inner outer north south east west northern southern eastern western office campus county municipality stadt kommun gemeente prefecture district base the of'.split(
    ' ',
  ),
)

/** The meanings of a part as a whole. `anyCase` also recognizes 'tx' and 'nyc', as users type them. */
export function meaningOf(text: string, gazetteer: Gazetteer, anyCase = false): Part {
  const folded = foldPlace(text)
  const bare = withoutKind(folded)
  const town = folded.replace(ofTowns, '')
  const short = anyCase && /^[a-z]{2,3}$/i.test(text) ? text.toUpperCase() : text
  const codes = isShort(short) ? gazetteer.regionsOfCode(short) : []
  const regions = gazetteer.regionsOf(folded)
  // 'IN' and 'Me' are words and codes, not the towns with these names
  const cities =
    /^\p{Script=Latin}{1,2}$/u.test(folded) && !/^(?:sf|la|dc)$/.test(folded) ? [] : gazetteer.citiesOf(folded)
  return {
    text,
    cities: cities.length > 0 || town === folded ? cities : gazetteer.citiesOf(town),
    regions: regions.length > 0 || bare === folded ? regions : gazetteer.regionsOf(bare),
    codes,
    country:
      folded.length > 2 || /^(?:uk|us)$/.test(folded) || !/^[a-z]+$/.test(folded) ? gazetteer.countryOf(folded) : null,
    countryCode: short.length === 2 && isShort(short) && isCountryCode(short) ? short : null,
    area: gazetteer.areaOf(folded),
    metro: gazetteer.metroOf(folded),
    isStreet: false,
  }
}

export const isKnown = ({ cities, regions, codes, country, countryCode, area, metro }: Part): boolean =>
  cities.length > 0 ||
  regions.length > 0 ||
  codes.length > 0 ||
  country !== null ||
  countryCode !== null ||
  area !== null ||
  metro !== null

const isOnlyTown = ({ cities, regions, codes, country, countryCode }: Part): boolean =>
  cities.length > 0 && regions.length === 0 && codes.length === 0 && country === null && countryCode === null

const inChinese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const maxWords = 8

/**
 * A part as one name, or as several if only their combination is known: 'San Mateo CA', 'London office', 'NORWAY friendly', '四川成都'. Without
 * a known name the result is the whole part.
 */
export function namesOf(text: string, gazetteer: Gazetteer, anyCase = false): Part[] {
  const wholeMeaning = meaningOf(text, gazetteer, anyCase)
  if (isKnown(wholeMeaning)) return [wholeMeaning]
  if (inChinese.test(text)) return namesWithoutBlanks(text, gazetteer)
  const [hyphened, ...others] = text.split('-').filter(Boolean)
  if (others.length > 0 && hyphened) {
    const first = meaningOf(hyphened, gazetteer, anyCase)
    if (first.country || first.countryCode)
      return [first, ...others.flatMap((one) => namesOf(one.trim(), gazetteer, anyCase))]
  }
  const words = text.split(' ').slice(0, maxWords)
  return splitWords(words, gazetteer, anyCase) ?? [wholeMeaning]
}

/** Splits words into names, the longest first; null if other words than 'office' and the like are left over. */
function splitWords(words: string[], gazetteer: Gazetteer, anyCase: boolean): Part[] | null {
  if (words.length === 0) return []
  for (let length = words.length; length > 0; length--) {
    const text = words.slice(0, length).join(' ')
    const part = meaningOf(text, gazetteer, anyCase)
    if (!isKnown(part)) continue
    const rest = splitWords(words.slice(length), gazetteer, anyCase)
    // 'Sorrento Valley' is not two towns
    if (rest && [part, ...rest].filter(isOnlyTown).length < 2) return [part, ...rest]
  }
  return soft.has(words[0]!.toLowerCase()) ? splitWords(words.slice(1), gazetteer, anyCase) : null
}

/** The names in a text without spaces, up to the first town: the street follows. */
function namesWithoutBlanks(text: string, gazetteer: Gazetteer): Part[] {
  const found: Part[] = []
  for (let at = 0; at < text.length; ) {
    const name = gazetteer.nameAtStart(text.slice(at))
    if (!name) {
      at++
      continue
    }
    const part = meaningOf(name, gazetteer)
    found.push(part)
    if (part.cities.length > 0) break
    at += name.length
  }
  const latin = text.replace(/[^\p{Script=Latin}\s]+/gu, ' ').trim()
  if (found.length === 0 && latin.length > 2)
    return splitWords(latin.split(/\s+/).slice(0, maxWords), gazetteer, false) ?? []
  return found
}
