import { countryCodes, nameOfCountry } from './country-codes.ts'
import { foldPlace } from './fold-place.ts'
import { countryOfCity, countryOfName, regionOfName, regionsOf } from './places.ts'

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
const areas =
  /^(?:eu|e\.u\.|european union|europe|emea|apac|latam|latin america|americas|north america|asia|africa|eea|dach|benelux|nordics)$/i

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

const codes = new Set<string>()
const names = new Map<string, string>()

function fillNames(): void {
  for (const code of countryCodes()) {
    codes.add(code)
    names.set(foldPlace(nameOfCountry(code)), code)
  }
  // a country and a state: decided by what is beside it
  names.delete('georgia')
}

/** A country by its name, or by a code of three letters; not by two letters, which may be a state. */
function nameToCode(part: string): string | null {
  if (names.size === 0) fillNames()
  if (/^(?:US|UK|UAE)$/.test(part.trim())) return countryOfName(part)
  const folded = foldPlace(part)
  if (folded.length === 2) return null
  return countryOfName(part) ?? names.get(folded) ?? null
}

// a country that is one town
const cityStates = new Set(['SG', 'MC', 'GI'])
const homeNations = new Set(['england', 'scotland', 'wales', 'northern ireland'])
// what a posting writes in the place of a town: 'Bavaria, Germany', 'County Cork, Ireland', 'Southeast Kansas, KS'
const wideNames = new Set(
  'baden-wurttemberg,bavaria,bayern,brandenburg,hesse,hessen,lower saxony,niedersachsen,north rhine-westphalia,nordrhein-westfalen,rhineland-palatinate,saarland,saxony,sachsen,saxony-anhalt,schleswig-holstein,thuringia,thuringen,karnataka,maharashtra,tamil nadu,telangana,kerala,haryana,uttar pradesh,gujarat,catalonia,andalusia,lombardy,tuscany,ile-de-france,flanders,wallonia,gelderland,noord-holland,zuid-holland,masovia,jalisco,bay area,midwest,new england'.split(
    ',',
  ),
)
const wideWords =
  /\b(?:county|region|province|provincia|state|voivodeship|canton|district|oblast|prefecture|(?:north|south)(?:east|west)(?:ern)?|nationwide|locations?|sites?|various|multiple|several|any|other|tbd|east coast|west coast)\b/i
const isWide = (part: string): boolean =>
  wideNames.has(foldPlace(part)) ||
  wideWords.test(part) ||
  wideNames.has(foldPlace(part).replace(/^(?:north|south|east|west)ern\s+/, ''))
const isWord = (part: string): boolean => !/\d/.test(part) && part.length >= 2 && part.split(' ').length <= 4
const isTown = (part: string): boolean => isWord(part) && !isShort(part) && !isWide(part) && !areas.test(part)
const isShort = (part: string): boolean => /^[A-Z]{2,3}$/.test(part)

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

// towns that postings write alone in more than one country
const namesakes = new Set(
  'cambridge,oxford,birmingham,manchester,bristol,portland,san jose,santiago,valencia,guadalajara,hyderabad,naples,athens,perth,durban,cordoba,vancouver'.split(
    ',',
  ),
)

type Meaning = { region?: string; country: string }

/** What a code of two or three letters can mean. */
function meaningsOf(short: string): Meaning[] {
  if (codes.size === 0) fillNames()
  const found: Meaning[] = []
  for (const country of ['us', 'ca', 'au']) {
    if (regionsOf(country)?.has(short.toLowerCase())) found.push({ region: short, country: country.toUpperCase() })
  }
  const named = /^(?:UK|UAE)$/.test(short) || short.length === 3 ? countryOfName(short) : null
  if (named && !found.some((one) => one.region)) found.push({ country: named })
  else if (codes.has(short)) found.push({ country: short })
  return found
}

/** The one meaning that fits: the only one, that of a known town, else that of the company's country. */
function meaningOf(short: string, town: string, home: string | null): Meaning | null {
  const found = meaningsOf(short)
  if (found.length === 1) return found[0]!
  const within = (country: string | null) => {
    const fitting = found.filter((one) => one.country === country)
    return fitting.length === 1 ? fitting[0]! : null
  }
  const city = countryOfCity(town)
  const ofCity = within(city)
  if (ofCity || (city && !namesakes.has(foldPlace(town)))) return ofCity
  // 'Ontario, CA' is a town of California and a province
  if (found.some((one) => !one.region && isRegionOf(town, one.country))) return null
  return within(home)
}

/** 'Atlanta, Georgia' and 'Tbilisi, Georgia'. */
function namedRegion(name: string, town: string, home: string | null): Meaning | null {
  const country = regionOfName(name)!.country.toUpperCase()
  const isShared = foldPlace(name) === 'georgia'
  if (isShared && countryOfCity(town) !== country && home !== country) return null
  return { region: name, country }
}

const isCityOf = (part: string, country: string): boolean => countryOfCity(part) === country
const isRegionOf = (part: string, country: string): boolean =>
  (country === 'GB' && homeNations.has(foldPlace(part))) ||
  (regionsOf(country.toLowerCase())?.has(foldPlace(part)) ?? false)
