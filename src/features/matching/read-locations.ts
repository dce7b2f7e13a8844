import { meaningOf, meaningsOf, namedRegion, namesakes } from './code-meanings.ts'
import { nameOfCountry } from './country-codes.ts'
import { foldPlace } from './fold-place.ts'
import { areas, homeNations, isCityOf, isRegionOf, isShort, isTown, isWord, nameToCode } from './place-words.ts'
import { countryOfCity, regionOfName, regionsOf } from './places.ts'

/** A place as a posting states it; `country` is an ISO code in upper case. What the line does not say for sure is absent. */
export type Location = { city?: string; region?: string; country?: string }

/** A line of a posting, taken apart. */
export type Locations = {
  places: Location[]
  /** The line says that the work may be done from home, not partly. */
  isRemote: boolean
  /** 'London / Remote': a place to work at is named beside it. */
  hasWorkplace: boolean
  /** 'EU' or 'Latin America': a group of countries. */
  area: string | null
  /** No place is named, and nothing that could be one. */
  isEmpty: boolean
}

const isNotRemote = /\b(?:not?|non)[\s-]+remote\b/i
const fromHome = /\b(?:remote(?:ly)?|work(?:ing)? from home|wfh|home[ -]based)\b/i
const partly = /\b(?:hybrid|on-?site|in[ -]office)\b/i
const worldwide = /\b(?:anywhere|worldwide|globally?)\b/i
const noise =
  /(?:(?:\b(?:fully|100%|hybrid|partly)[\s-]{1,9})?\b(?:not|non|no)[\s-]{0,9}|\b(?:fully|100%|hybrid|partly)[\s-]{1,9}|\b)remote(?:ly)?\b|\bwork(?:ing)? from home\b|\bwfh\b|\bhome[ -]based\b|\bhybrid\b|\bon-?site\b|\bin[ -]office\b|\boffice\b|\bHQ\b|\bheadquarters\b|\b(?:all|select|multiple|various) locations\b|\b(?:only|based|friendly|flexible|preferred|within|anywhere)\b|^\s*greater\b|\b(?:metropolitan|metro)(?: area)?\s*$|\barea\s*$/gi

const separators = /[;|\n•·]|\s\/\s|\sor\s|\s&\s/i
/**
 * The places that a posting's line states. `home` is the country of the company: it decides what a code means that a state and a
 * country share ('DE' is Delaware and Germany), and nothing else. What can be read in two ways is left out.
 */
export function readLocations(line: string, home: string | null = null): Locations {
  const isRemote = fromHome.test(line) && !isNotRemote.test(line)
  const { text, isOutside } = withoutBrackets(line)
  const pieces = text.split(separators)
  const read = pieces.map((piece) => readPiece(piece, home))
  const area = read.find((one) => one.area)?.area ?? null
  const places = distinct(read.flatMap((one) => one.places))
  return {
    places,
    isRemote: isRemote && !partly.test(line),
    hasWorkplace:
      isOutside &&
      fromHome.test(text) &&
      pieces.some((piece, at) => !fromHome.test(piece) && read[at]!.places.length > 0),
    area: area ?? (worldwide.test(line) && places.length === 0 ? 'worldwide' : null),
    isEmpty: read.every((one) => one.isEmpty) && !worldwide.test(line),
  }
}

// 'Porto (Hybrid)' says how, 'Remote (Germany)' says where
function withoutBrackets(line: string): { text: string; isOutside: boolean } {
  const outside = line.replace(/[([][^()[\]]*[)\]]/g, ' ')
  if (clean(outside) !== '') return { text: outside, isOutside: true }
  return { text: line.replace(/[()[\]]/g, ' '), isOutside: false }
}

const clean = (part: string): string =>
  part
    .replace(noise, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–—:,.]+|(?<![\s\-–—:,])[\s\-–—:,]+$/g, '')
    .replace(/^(?:in|within|from|the|any)\s+(?:the\s+)?/i, '')

function distinct(places: Location[]): Location[] {
  const seen = new Set<string>()
  return places.filter((place) => {
    const key = JSON.stringify(place)
    return !seen.has(key) && seen.add(key)
  })
}

type Read = { places: Location[]; area: string | null; isEmpty: boolean }
const nothing = (isEmpty: boolean): Read => ({ places: [], area: null, isEmpty })

function readPiece(piece: string, home: string | null): Read {
  const parts = partsOf(piece)
  if (parts.length === 0) return nothing(true)
  const rest = parts.filter((part) => !areas.test(part))
  if (rest.length < parts.length) {
    return { places: [], area: rest.length === 0 ? parts.find((part) => areas.test(part))! : null, isEmpty: false }
  }
  return { places: placesOf(parts, home), area: null, isEmpty: false }
}

/** At commas, at dashes between spaces, and at the dashes of 'United States-Texas-Austin'. */
function partsOf(piece: string): string[] {
  const parts = piece
    .split(/[,:]|\s[-–—]\s/)
    .flatMap((part) => {
      const [first = '', ...others] = part.split('-')
      return others.length > 0 && nameToCode(first) ? [first, ...others] : [part]
    })
    .map(clean)
    .filter((part) => part !== '')
  return parts.flatMap(splitCountry)
}

// 'CA USA' and 'CA United States'
function splitCountry(part: string): string[] {
  const [, head, tail] = part.match(/^([A-Z]{2,3}) (.+)$/) ?? []
  return head && tail && nameToCode(tail) ? [head, tail] : [part]
}

// a country that is one town
const cityStates = new Set(['SG', 'MC', 'GI'])
function placesOf(parts: string[], home: string | null): Location[] {
  if (homeNations.has(foldPlace(parts.at(-1)!)) && parts.length === 2 && isTown(parts[0]!)) {
    return [{ city: parts[0]!, region: parts[1]!, country: 'GB' }]
  }
  const last = parts.at(-1)!
  // 'Lebanon, NH' is a town of that name
  const isUsTown = parts.length === 2 && isShort(last) && meaningsOf(last).some(({ region }) => region)
  const index = isUsTown ? -1 : countryIndex(parts)
  if (index === -1) return withoutCountry(parts, home)
  const code = nameToCode(parts[index]!) ?? parts[index]!
  const others = parts.filter((_, at) => at !== index)
  if (others.some((part) => part.length > 2 && nameToCode(part) && nameToCode(part) !== code))
    return severalCountries(parts)
  return withCountry(others, code)
}

/** 'Germany, France'. */
function severalCountries(parts: string[]): Location[] {
  const named = parts.map(nameToCode)
  return named.every((code) => code !== null) ? named.map((country) => ({ country: country! })) : []
}

/** The last part that names a country, or the first: 'Tokyo, Japan', 'US, Texas, Austin', 'Raleigh, US, North Carolina'. */
function countryIndex(parts: string[]): number {
  const named = parts.findLastIndex((part) => nameToCode(part) !== null)
  if (named >= 0) return named
  const last = parts.at(-1)!
  const only = isShort(last) ? meaningsOf(last) : []
  return only.length === 1 && !only[0]!.region ? parts.length - 1 : -1
}

function withCountry(others: string[], country: string): Location[] {
  if (cityStates.has(country)) return [{ city: nameOfCountry(country), country }]
  const isOwnName = (part: string) => nameToCode(part) === country
  const rest = others
    .filter((part) => !isOwnName(part) || homeNations.has(foldPlace(part)))
    .filter((part) => part !== country)
  const [first] = rest
  if (first === undefined) return [{ country }]
  const regionAt = rest.findLastIndex((part) => isRegionOf(part, country))
  if (rest.length === 1) {
    if (regionAt === 0 && !isCityOf(first, country)) return [{ region: first, country }]
    return [isTown(first) ? { city: first, country } : { country }]
  }
  const towns = rest.filter((part, at) => at !== regionAt && isTown(part))
  if (regionAt >= 0) {
    const region = rest[regionAt]!
    if (towns.length === 1) return [{ city: towns[0]!, region, country }]
    return [towns.length === 0 ? { region, country } : { country }]
  }
  return withUnknownRegion(rest, country)
}

/** Two parts beside a country without known regions: 'Warszawa, Masovian Voivodeship', or two towns. */
function withUnknownRegion(rest: string[], country: string): Location[] {
  const areCities = rest.every((part) => isCityOf(part, country))
  if (areCities) return rest.map((city) => ({ city, country }))
  const [city, region] = rest
  if (rest.length !== 2 || regionsOf(country)) return [{ country }]
  if (/\d/.test(city!)) {
    const town = region!.replace(/\b[A-Z]{0,2}-?\d[\d\s-]*\b/g, ' ').trim()
    return [isTown(town) ? { city: town, country } : { country }]
  }
  if (!isTown(city!) || !isWord(region!)) return [{ country }]
  return [
    foldPlace(city!) === foldPlace(region!) ? { city: city!, country } : { city: city!, region: region!, country },
  ]
}

function withoutCountry(parts: string[], home: string | null): Location[] {
  const last = parts.at(-1)!
  if (parts.length === 1) return alone(last, home)
  const all = parts.map((part) => countryOfCity(part))
  const region = regionOfName(last)
  const isRegion = isShort(last) || (region && countryOfCity(last) === null)
  if (parts.length === 2 && isShort(parts[0]!) && !isShort(last)) return reversed(parts[0]!, last, home)
  if (parts.length === 2 && isRegion && isTown(parts[0]!)) {
    const found = isShort(last) ? meaningOf(last, parts[0]!, home) : namedRegion(last, parts[0]!, home)
    return found ? [{ city: parts[0]!, ...found }] : []
  }
  if (all.every((code) => code !== null)) return parts.flatMap((part) => alone(part, home))
  // 'Bangalore, Karnataka': the town is known, its region is not
  if (parts.length === 2 && all[0] && isTown(last)) return alone(parts[0]!, home)
  return streetAddress(parts, home)
}

/** 'Am Sandtorkai 1, 20457 Hamburg, DE': a number before the town. */
function streetAddress(parts: string[], home: string | null): Location[] {
  const last = parts.at(-1)!
  const town = parts
    .at(-2)!
    .replace(/\b\d[\d\s-]*\b/g, ' ')
    .trim()
  if (parts.length !== 3 || !isShort(last) || !/\d/.test(parts[0]!) || !isTown(town)) return []
  const found = meaningOf(last, town, home)
  return found ? [{ city: town, ...found }] : []
}

/** 'TX - Frisco'. */
function reversed(short: string, town: string, home: string | null): Location[] {
  if (!isTown(town)) return []
  const found = meaningOf(short, town, home)
  return found ? [{ city: town, ...found }] : []
}

/** A town, region or state by itself: only what has no namesake. */
function alone(part: string, home: string | null): Location[] {
  const city = countryOfCity(part)
  if (city) {
    const hasNamesake = namesakes.has(foldPlace(part))
    return hasNamesake && home !== city ? [] : [{ city: part, country: city }]
  }
  const region = regionOfName(part)
  if (isShort(part) || !region || foldPlace(part) === 'georgia') return []
  return [{ region: part, country: region.country.toUpperCase() }]
}
