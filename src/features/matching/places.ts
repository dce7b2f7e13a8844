import { foldPlace } from './fold-place.ts'
import { areaAliases, areaCountries, cityNames, countryNames, regionNames, sameCity } from './place-names.ts'

const countries = new Map<string, string>()
for (const line of countryNames.trim().split('\n')) {
  const [code = '', written = ''] = line.split(': ')
  for (const name of written.split(', ')) countries.set(foldPlace(name), code)
}
const regions = new Map<string, { country: string; region: string }>()
for (const [country, list] of Object.entries(regionNames)) {
  for (const entry of list.split(',')) {
    const [short = '', ...long] = entry.split(' ')
    const region = { country, region: short }
    // Canada's and Australia's short forms give way to those of the United States, which postings use most.
    if (!regions.has(short)) regions.set(short, region)
    regions.set(long.join(' '), region)
  }
}
const cities = new Map<string, string>()
for (const [country, list] of Object.entries(cityNames)) {
  for (const city of list.split(',')) cities.set(foldPlace(city), country)
}

/** `country` is a code, `area` a group of countries such as 'eu'; what a text does not say is null. */
export type Place = {
  city: string | null
  region: string | null
  country: string | null
  area: string | null
  isRemote: boolean
}

const remoteWords =
  /\b(?:fully |100% )?(?:remote(?:ly)?|work from home|wfh|anywhere|worldwide|telecommute|home office|virtual)\b|\b(?:hybrid|on-?site|in office)\b/gi

/** Reads 'Portland, OR', 'Berlin, Germany', 'Remote, US' or 'Remote (EU)'. */
export function readPlace(text: string): Place {
  const place: Place = {
    city: null,
    region: null,
    country: null,
    area: null,
    isRemote: /\b(?:remote|anywhere|work from home|worldwide|virtual)\b/i.test(text),
  }
  const parts = text
    .replace(remoteWords, ' ')
    .split(/[,()/|;·–—]|\s-\s|\bbased in\b|\bonly\b/)
    .map((part) =>
      foldPlace(
        part
          .replace(/\b\d[\d-]*\b/g, ' ')
          .replace(/^\s*(?:in|within|greater|metro)\b|\b(?:area|metro|metropolitan area)\s*$/gi, ' '),
      ),
    )
    .filter(Boolean)
  parts.forEach((part, index) => {
    readPart(place, part, index, parts.length)
  })
  if (place.city) place.country ??= cities.get(place.city) ?? null
  return place
}

function readPart(place: Place, part: string, index: number, count: number): void {
  const area = areaAliases[part] ?? (part in areaCountries ? part : null)
  const isCity = index === 0 && (count > 1 || cities.has(part)) && !countries.has(part)
  if (area) place.area = area
  else if (isCity && !place.city) place.city = sameCity[part] ?? part
  else if (countries.has(part)) place.country = countries.get(part) ?? null
  else if (regions.has(part)) {
    place.region = regions.get(part)?.region ?? null
    place.country ??= countryOfRegion(part, place.city)
  } else if (!place.city) place.city = sameCity[part] ?? part
}

/** 'WA' is in the United States, but beside 'Perth' in Australia. */
function countryOfRegion(region: string, city: string | null): string | null {
  const ofCity = city && cities.get(city)
  if (ofCity && regionsOf(ofCity)?.has(region)) return ofCity
  return regions.get(region)?.country ?? null
}

/** The country of a large city by its name alone, as a code in upper case. */
export const countryOfCity = (name: string): string | null => {
  const folded = foldPlace(name)
  return (cities.get(folded) ?? cities.get(sameCity[folded] ?? ''))?.toUpperCase() ?? null
}

/** A country by one of the names that this file lists, as a code in upper case. */
export const countryOfName = (name: string): string | null => countries.get(foldPlace(name))?.toUpperCase() ?? null

/** The country of a region, by its name or its short form. */
export const regionOfName = (name: string): { country: string; region: string } | null =>
  regions.get(foldPlace(name)) ?? null

const regionNamesOf = new Map(
  Object.entries(regionNames).map(([country, list]) => [
    country,
    new Set(list.split(',').flatMap((entry) => [entry.split(' ')[0]!, entry.slice(entry.indexOf(' ') + 1)])),
  ]),
)

/** The names and short forms of a country's regions, folded; undefined for a country whose regions are not listed. */
export const regionsOf = (country: string): Set<string> | undefined => regionNamesOf.get(country.toLowerCase())

/** The countries of an area that `readPlace` knows ('EU', 'Latin America'), as codes; none for anything else. */
export const countriesOfArea = (area: string): string[] => {
  const folded = foldPlace(area)
  return [...(areaCountries[areaAliases[folded] ?? folded] ?? [])]
}

export type Nearness = 'same_city' | 'same_region' | 'same_country' | 'elsewhere' | 'unknown'

/** How near two places are, by what both texts say. */
export function nearness(required: Place, held: Place): Nearness {
  const differ = (a: string | null, b: string | null) => a !== null && b !== null && a !== b
  if (differ(required.country, held.country)) return 'elsewhere'
  if (required.city && required.city === held.city && !differ(required.region, held.region)) return 'same_city'
  if (required.area && held.country)
    return areaCountries[required.area]?.has(held.country) ? 'same_country' : 'elsewhere'
  if (required.region && required.region === held.region) return required.city ? 'same_region' : 'same_city'
  if (required.country && required.country === held.country)
    return required.city || required.region ? 'same_country' : 'same_city'
  if (required.city && held.city) return 'elsewhere'
  return 'unknown'
}

/** Whether a remote job limited to `wanted` is open to a resident of `held`; null where the texts do not say. */
export function isOpenTo(required: Place, held: Place): boolean | null {
  if (required.area) return held.country ? (areaCountries[required.area]?.has(held.country) ?? null) : null
  if (!required.country) return true
  return held.country ? required.country === held.country : null
}
