import type { Gazetteer } from './gazetteer.ts'
import { type Locations, readPlaces } from './read-places.ts'

let load: (() => Gazetteer) | undefined

/** Says where the gazetteer comes from; `server/gazetteer.ts` does. No browser has one: it is two megabytes. */
export function provideGazetteer(from: () => Gazetteer): void {
  load = from
}

export function knownPlaces(): Gazetteer {
  if (!load) throw new Error('Places are read on the server, after `places/server/gazetteer.ts` was imported')
  return load()
}

/** The places of a posting's line; `home` is the country of its company. */
export const readPosted = (line: string, home: string | null = null): Locations =>
  readPlaces(line, knownPlaces(), { home })
