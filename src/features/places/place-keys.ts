import { keysOfApplicants, OPEN_TO_ALL } from './applicant-places.ts'
import { kilometresBetween } from './distance.ts'
import type { Area, City } from './gazetteer.ts'
import { knownPlaces } from './known-places.ts'
import { type Locations, readPlaces } from './read-places.ts'
import type { Found } from './score-place.ts'

// Search finds postings by the keys of their places: a town 'c5128581', a region 'rUS-NY', a country 'kUS', a metropolitan area
// 'mbay-area', an area 'adach'. A posting has the keys of everything that contains its places; a searched place has only its own key.

/** Of several towns with the same name, those smaller than the largest by this factor are not meant. */
const smallest = 30
/** A town this close to a much larger one in its region is a part of it: Brooklyn is found in New York. */
const nearKilometres = 12
const partBy = 3

const unique = (keys: string[]): string[] => [...new Set(keys)]
const townKey = ({ id }: City): string => `c${id}`

/** The keys of a posting's places, including those that an ambiguous name could be. */
export function keysOfPosting({ found, couldBe, area }: Locations): string[] {
  const keys = [...found, ...likely(couldBe)].flatMap(({ town, regions, country, metro }) => [
    ...(town ? [townKey(town), ...largerTowns(town).map(townKey)] : []),
    ...regions.map(({ key }) => `r${key}`),
    ...(metro ? [`m${metro.key}`] : []),
    `k${country}`,
  ])
  return unique([...keys, ...(area ? [`a${area.replaceAll(' ', '-')}`] : [])])
}

/**
 * The keys of a remote job, also those of the places from which people may apply ('oDE', 'oUS-TX'): as stated, or else as its locations
 * imply. The key 'o*' means that the job does not say it.
 */
export function keysOfRemote(
  keys: string[],
  locations: readonly Locations[],
  applicantPlaces: readonly string[],
): string[] {
  if (applicantPlaces.length > 0) {
    const stated = keysOfApplicants(applicantPlaces)
    return unique([...keys.filter((key) => !/^[ak]/.test(key) || stated.includes(key)), ...stated])
  }
  const implied = locations.flatMap(({ found, area }) => [
    ...(area ? (knownPlaces().areaOf(area)?.countries ?? []) : []),
    ...found.map(({ country, regions: [region], town, city }) => (region && !town && !city ? region.key : country)),
  ])
  return unique([...keys, ...(implied.length > 0 ? implied.map((code) => `o${code}`) : [OPEN_TO_ALL])])
}

/** The keys of remote jobs for which a resident of a searched place may apply. */
export function openKeys(text: string): string[] {
  const { found, couldBe, area } = readPlaces(text, knownPlaces(), { isAsked: true })
  const countries = area ? (knownPlaces().areaOf(area)?.countries ?? []) : []
  const codes = [...found, ...likely(couldBe)].flatMap(({ country, regions }) => [
    country,
    ...regions.map(({ key }) => key),
  ])
  return unique([...[...codes, ...countries].map((code) => `o${code}`), OPEN_TO_ALL])
}

/** The keys of a searched place: a posting with any of them matches. Empty if the text is not in the gazetteer. */
export function searchedPlaceKeys(text: string): string[] {
  const { found, couldBe, area } = readPlaces(text, knownPlaces(), { isAsked: true })
  const known = area && area !== 'worldwide' ? knownPlaces().areaOf(area) : null
  return unique([...[...found, ...likely(couldBe)].flatMap(keysOfAsked), ...(known ? keysOfArea(known) : [])])
}

/** The maximum number of towns around a place. */
const maxNearby = 400

/** The same with the towns around a searched town. A region or a country has no center, so it stays as it is. */
export function keysWithin(text: string, kilometres: number): string[] {
  const { found, couldBe } = readPlaces(text, knownPlaces(), { isAsked: true })
  const towns = [...found, ...likely(couldBe)].flatMap(({ town }) => town ?? [])
  const near = towns.flatMap((town) => knownPlaces().townsWithin(town, kilometres).slice(0, maxNearby))
  return unique([...searchedPlaceKeys(text), ...near.map(townKey)])
}

const keysOfArea = ({ key, countries }: Area): string[] => [
  `a${key.replaceAll(' ', '-')}`,
  ...countries.map((country) => `k${country}`),
]

function keysOfAsked({ town, city, regions: [region], country, metro }: Found): string[] {
  if (metro) return [`m${metro.key}`, ...metro.cities.map(townKey)]
  if (town) return [townKey(town)]
  // a town that is not in the gazetteer is searched as text
  if (city) return []
  return [region ? `r${region.key}` : `k${country}`]
}

function likely(couldBe: Found[]): Found[] {
  const most = Math.max(0, ...couldBe.map(({ town }) => town?.people ?? 0))
  return couldBe.filter(({ town, city }) => (town ? town.people * smallest >= most : city === null))
}

const largerTowns = (town: City): City[] =>
  knownPlaces()
    .largeTownsIn(town.country)
    .filter(
      (other) =>
        other.people > partBy * town.people &&
        other.region?.key === town.region?.key &&
        kilometresBetween(town, other) < nearKilometres,
    )
