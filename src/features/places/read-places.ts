import { nameOfCountry } from './countries.ts'
import type { Gazetteer } from './gazetteer.ts'
import { interpret, type Reading } from './interpret.ts'
import { namesOf } from './meanings.ts'
import { piecesOf, readMode } from './parts.ts'
import type { Found } from './score-place.ts'

/** A place as a posting states it; `country` is an ISO code in upper case. Properties that the line does not clearly state are missing. */
export type Location = { city?: string; region?: string; country?: string }

/** The places of a posting's location line. */
export type Locations = {
  places: Location[]
  /** The places in the gazetteer, in the same order. */
  found: Found[]
  /** The places that an ambiguous part of the line could be, such as 'Cambridge' alone. */
  couldBe: Found[]
  /** The number of places that the line names, clear or ambiguous. */
  named: number
  /** The line states that the work can be done fully from home. */
  isRemote: boolean
  /** 'London / Remote': the line also names a place of work. */
  hasWorkplace: boolean
  /** 'EU' or 'Latin America': a group of countries. */
  area: string | null
  /** The line names no place, and nothing that could be one. */
  isEmpty: boolean
}

/** Countries that are one town. */
const cityStates = new Set(['SG', 'MC', 'GI', 'HK', 'MO'])

type Options = {
  home?: string | null
  /** The text is a search, in any case, not a posting's location. */
  isAsked?: boolean
}

/**
 * The places that a line states. `home` is the country of the company: it only decides between places with the same name in several
 * countries. Ambiguous places are only in `couldBe`.
 */
export function readPlaces(
  line: string,
  gazetteer: Gazetteer,
  { home = null, isAsked = false }: Options = {},
): Locations {
  const mode = readMode(line)
  const { pieces, isOutside, mentionsWorkFromHome } = piecesOf(line)
  const read = pieces.map(({ parts, mentionsWorkFromHome }) => {
    const names = parts.flatMap(({ text, isStreet }) =>
      namesOf(text, gazetteer, isAsked).map((part) => ({ ...part, isStreet })),
    )
    return {
      readings: interpret(names, { home, isAsked }),
      isEmpty: parts.length === 0,
      mentionsWorkFromHome,
    }
  })
  const readings = read.flatMap((one) => one.readings)
  const found = distinct(readings.flatMap((reading) => reading.found ?? []))
  const area = readings.find((reading) => reading.area)?.area?.key ?? null
  return {
    places: found.map(locationOf),
    found,
    couldBe: readings.flatMap((reading: Reading) => reading.couldBe),
    named: readings.length,
    isRemote: mode.isRemote && !mode.isPartly,
    hasWorkplace:
      isOutside &&
      mentionsWorkFromHome &&
      read.some((one) => !one.mentionsWorkFromHome && one.readings.some((reading) => reading.found)),
    area: area ?? (mode.isWorldwide && found.length === 0 ? 'worldwide' : null),
    isEmpty: read.every((one) => one.isEmpty) && !mode.isWorldwide,
  }
}

function distinct(places: Found[]): Found[] {
  const seen = new Set<string>()
  return places.filter((place) => {
    const key = JSON.stringify(locationOf(place))
    return !seen.has(key) && seen.add(key)
  })
}

/** The place as it is published: the town by its usual name, a state of the US, Canada or Australia by its code. */
export function locationOf({ town, city, regions: [region], country }: Found): Location {
  const name = city ?? (cityStates.has(country) ? nameOfCountry(country).replace(/ SAR.*$/, '') : null)
  const ofRegion = region && (/^[A-Z]{2,3}$/.test(region.code) && !isLong(country) ? region.code : region.name)
  return {
    ...(name && { city: name }),
    ...(ofRegion && !(town && foldsTo(ofRegion, town.name)) && { region: ofRegion }),
    country,
  }
}

const isLong = (country: string): boolean => !['US', 'CA', 'AU'].includes(country)
const foldsTo = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()
