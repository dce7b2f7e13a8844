import { foldPlace } from './fold-place.ts'
import { isCountryCode, isRegionOf } from './place-words.ts'
import { countryOfCity, countryOfName, regionOfName, regionsOf } from './places.ts'

// towns that postings write alone in more than one country
export const namesakes = new Set(
  'cambridge,oxford,birmingham,manchester,bristol,portland,san jose,santiago,valencia,guadalajara,hyderabad,naples,athens,perth,durban,cordoba,vancouver'.split(
    ',',
  ),
)

type Meaning = { region?: string; country: string }

/** What a code of two or three letters can mean. */
export function meaningsOf(short: string): Meaning[] {
  const found: Meaning[] = []
  for (const country of ['us', 'ca', 'au']) {
    if (regionsOf(country)?.has(short.toLowerCase())) found.push({ region: short, country: country.toUpperCase() })
  }
  const named = /^(?:UK|UAE)$/.test(short) || short.length === 3 ? countryOfName(short) : null
  if (named && !found.some((one) => one.region)) found.push({ country: named })
  else if (isCountryCode(short)) found.push({ country: short })
  return found
}

/** The one meaning that fits: the only one, that of a known town, else that of the company's country. */
export function meaningOf(short: string, town: string, home: string | null): Meaning | null {
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
  return within(home) ?? stateOf(found)
}

/** 'WA' is also Western Australia, which postings name far less often than the state; a code that is also a country stays open. */
const stateOf = (found: readonly Meaning[]): Meaning | null =>
  found.every(({ region }) => region) ? (found.find(({ country }) => country === 'US') ?? null) : null

/** 'Atlanta, Georgia' and 'Tbilisi, Georgia'. */
export function namedRegion(name: string, town: string, home: string | null): Meaning | null {
  const country = regionOfName(name)!.country.toUpperCase()
  const isShared = foldPlace(name) === 'georgia'
  if (isShared && countryOfCity(town) !== country && home !== country) return null
  return { region: name, country }
}
