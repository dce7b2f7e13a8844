import { countryCodes, nameOfCountry } from './country-codes.ts'
import { foldPlace } from './fold-place.ts'
import { countryOfCity, countryOfName, regionsOf } from './places.ts'

export const areas =
  /^(?:eu|e\.u\.|european union|europe|emea|apac|latam|latin america|americas|north america|asia|africa|eea|dach|benelux|nordics)$/i

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

/** Whether the two letters are the code of a country. */
export function isCountryCode(letters: string): boolean {
  if (codes.size === 0) fillNames()
  return codes.has(letters)
}

/** A country by its name, or by a code of three letters; not by two letters, which may be a state. */
export function nameToCode(part: string): string | null {
  if (names.size === 0) fillNames()
  if (/^(?:US|UK|UAE)$/.test(part.trim())) return countryOfName(part)
  const folded = foldPlace(part)
  if (folded.length === 2) return null
  return countryOfName(part) ?? names.get(folded) ?? null
}

export const homeNations = new Set(['england', 'scotland', 'wales', 'northern ireland'])

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

export const isWord = (part: string): boolean => !/\d/.test(part) && part.length >= 2 && part.split(' ').length <= 4

export const isTown = (part: string): boolean => isWord(part) && !isShort(part) && !isWide(part) && !areas.test(part)

export const isShort = (part: string): boolean => /^[A-Z]{2,3}$/.test(part)

export const isCityOf = (part: string, country: string): boolean => countryOfCity(part) === country

export const isRegionOf = (part: string, country: string): boolean =>
  (country === 'GB' && homeNations.has(foldPlace(part))) ||
  (regionsOf(country.toLowerCase())?.has(foldPlace(part)) ?? false)
