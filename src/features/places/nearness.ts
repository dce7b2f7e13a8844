import { kilometresBetween } from './distance.ts'
import { foldPlace } from './fold-place.ts'
import type { City, Region } from './gazetteer.ts'

import { knownPlaces, readPosted } from './known-places.ts'
import { mentionsWorkFromHome } from './parts.ts'
import type { Locations } from './read-places.ts'
import type { Found } from './score-place.ts'

/** The location of a job or a user, as a text states it. */
export type Whereabouts = Pick<Locations, 'area' | 'found' | 'couldBe' | 'isEmpty'> & {
  /** The folded text: two towns that are not in the gazetteer are the same if their names are equal. */
  text: string
  isRemote: boolean
}

const anywhere = /\b(?:anywhere|worldwide|virtual)\b/i

export function readWhereabouts(text: string): Whereabouts {
  const { area, found, couldBe, isEmpty } = readPosted(text)
  return {
    area,
    found,
    couldBe,
    isEmpty,
    text: foldPlace(text),
    isRemote: mentionsWorkFromHome(text) || anywhere.test(text),
  }
}

export type Nearness = 'same_city' | 'same_region' | 'same_country' | 'elsewhere' | 'unknown'
const order: Nearness[] = ['same_city', 'same_region', 'same_country', 'unknown', 'elsewhere']

/** How near the nearest of several places is; null without any. */
export function nearest(required: readonly Whereabouts[], held: Whereabouts): Nearness | null {
  const all = required.map((one) => nearness(one, held))
  return order.find((near) => all.includes(near)) ?? null
}

/** How near two places are, by what both texts state. For a job with several places, the nearest one counts. */
export function nearness(required: Whereabouts, candidate: Whereabouts): Nearness {
  if (required.text !== '' && required.text === candidate.text) return 'same_city'
  const countries = required.area ? countriesOfArea(required.area) : null
  if (countries) {
    const [home] = countriesOf(candidate)
    return home === undefined ? 'unknown' : countries.includes(home) ? 'same_country' : 'elsewhere'
  }
  if (isTownless(required, candidate) || isTownless(candidate, required)) return 'elsewhere'
  const pairs = possible(required).flatMap((one) => possible(candidate).map((other) => nearnessOf(one, other)))
  return order.find((near) => pairs.includes(near)) ?? 'unknown'
}

/** Whether one text states something without a known town while the other has one: they are then not near. */
const isTownless = (one: Whereabouts, other: Whereabouts): boolean =>
  one.text !== '' &&
  !one.isEmpty &&
  !one.area &&
  possible(one).length === 0 &&
  possible(other).some(({ city }) => city !== null)

const possible = ({ found, couldBe }: Whereabouts): Found[] => (couldBe.length > 0 ? couldBe : found)

function nearnessOf(required: Found, candidate: Found): Nearness {
  if (required.country !== candidate.country) return 'elsewhere'
  const region = sharedRegion(required, candidate)
  if (required.town && candidate.town) {
    if (isSameTown(required.town, candidate.town)) return 'same_city'
    return region ? 'same_region' : 'same_country'
  }
  if (required.city && candidate.city)
    return foldPlace(required.city) === foldPlace(candidate.city)
      ? 'same_city'
      : region
        ? 'same_region'
        : 'same_country'
  if (required.city) return region ? 'same_region' : candidate.regions.length > 0 ? 'same_country' : 'unknown'
  if (required.regions.length > 0)
    return region ? 'same_city' : candidate.regions.length > 0 ? 'same_country' : 'unknown'
  return 'same_city'
}

/** Too large to count as the same region. */
const wide = 'GB-ENG'
const sharedRegion = (a: Found, b: Found): Region | undefined =>
  a.regions.find((one) => one.key !== wide && b.regions.some((other) => other.key === one.key))

/** A part of a large town counts as the town: Brooklyn is in New York. */
const largerBy = 3
const isSameTown = (a: City, b: City): boolean =>
  a.id === b.id || ((a.people > largerBy * b.people || b.people > largerBy * a.people) && kilometresBetween(a, b) < 15)

/** The countries that a text states or could mean. */
export const countriesOf = ({ found, couldBe }: Whereabouts): string[] => [
  ...new Set((found.length > 0 ? found : couldBe).map(({ country }) => country)),
]

/** The countries of an area ('eu', 'latam'), as codes; none for anything else. */
export const countriesOfArea = (area: string): string[] => knownPlaces().areaOf(area)?.countries ?? []

/** Whether a remote job limited to `required` is open to a resident of `candidate`; null if the texts do not show it. */
export function isOpenTo(required: Whereabouts, candidate: Whereabouts): boolean | null {
  const open = required.area && required.area !== 'worldwide' ? countriesOfArea(required.area) : countriesOf(required)
  if (open.length === 0) return true
  const homes = countriesOf(candidate)
  return homes.length === 1
    ? open.includes(homes[0]!)
    : homes.some((home) => open.includes(home))
      ? null
      : homes.length === 0
        ? null
        : false
}

/** The same for several places, one of which is enough. A job without a place is open to everyone. */
export function isOpenToAny(required: readonly Whereabouts[], held: Whereabouts): boolean | null {
  const all = required.map((one) => isOpenTo(one, held))
  return all.length === 0 || all.includes(true) ? true : all.includes(null) ? null : false
}
