import { tidyLine } from '#lib/tidy-text.ts'

/** The largest number of locations of a job, the first one included. */
export const maxLocations = 10

export type Locations = { location: string | null; moreLocations: string[] }

const keyOf = (location: string): string => location.toLowerCase()

/** Separates the first location from the others. Empty ones are left out, and repeated ones, ignoring case. */
export function locationsOf(all: readonly (string | null)[]): Locations {
  const named = all.map((one) => tidyLine(one ?? '')).filter(Boolean)
  const distinct = named.filter((one, at) => named.findIndex((other) => keyOf(other) === keyOf(one)) === at)
  const [location = null, ...moreLocations] = distinct.slice(0, maxLocations)
  return { location, moreLocations }
}
