// the server has the gazetteer that places are looked up in
import '#features/places/server/gazetteer.ts'
import { readPosted } from '#features/places/known-places.ts'

const known = new Map<string, string | null>()
const MOST = 20_000

/** The country of a place such as 'Toronto, ON' or 'Kanada', as its ISO code; null if it is not clear. */
export function countryOfPlace(place: string): string | null {
  const found = known.get(place)
  if (found !== undefined) return found
  const { places } = readPosted(place)
  const countries = new Set(places.map(({ country }) => country ?? ''))
  const [country = ''] = countries
  const answer = countries.size === 1 && country !== '' ? country : null
  if (known.size < MOST) known.set(place, answer)
  return answer
}
