import { memoize } from '#lib/memoize.ts'
import type { Gazetteer } from './gazetteer.ts'
import { longestLine } from './parts.ts'
import { type Locations, readPlaces } from './read-places.ts'

let load: (() => Gazetteer) | undefined

/** Sets the gazetteer; `server/gazetteer.ts` calls it. Browsers have none, because it is two megabytes. */
export function provideGazetteer(from: () => Gazetteer): void {
  load = from
}

export function knownPlaces(): Gazetteer {
  if (!load) throw new Error('Places are read on the server, after `places/server/gazetteer.ts` was imported')
  return load()
}

// a feed has thousands of postings in only a few hundred places
const readOnce = memoize((key) => {
  const [line, home] = JSON.parse(key) as [string, string | null]
  return readPlaces(line, knownPlaces(), { home })
})

/** The places in a posting's location line; `home` is the country of its company. */
export const readPosted = (line: string, home: string | null = null): Locations =>
  readOnce(JSON.stringify([line.slice(0, longestLine), home]))
