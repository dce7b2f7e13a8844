import '#features/places/server/gazetteer.ts'
import { fullNameOf } from '#features/places/applicant-places.ts'
import { countryOfTimeZone } from '#features/places/countries.ts'
import { readPosted } from '#features/places/known-places.ts'
import { countriesOfArea } from '#features/places/nearness.ts'
import type { JobLocation } from '../job-posting.ts'

type Posted = { location: string | null; moreLocations: readonly string[]; applicantPlaces: readonly string[] }
type At = { location: string | null; timeZone: string }

/**
 * The country of a company as an ISO code: from its location, or else from its time zone. It decides whether 'DE' in a posting's
 * location means Delaware or Germany.
 */
export function companyCountry({ location, timeZone }: At): string | null {
  const named = new Set(readPosted(location ?? '').places.map((place) => place.country))
  const [only = null] = named.size === 1 ? named : []
  return only ?? countryOfTimeZone(timeZone)
}

/** Where a job is, for its page and the feed. */
export function readJobLocation({ location, moreLocations, applicantPlaces }: Posted, company: At): JobLocation {
  const home = companyCountry(company)
  const { places, area, isRemote, hasWorkplace, isEmpty } = readAll([location ?? '', ...moreLocations], home)
  const named = isEmpty ? readPosted(company.location ?? '', home).places : places
  const countries = named.map(({ country }) => country).filter((country) => country !== undefined)
  return {
    places,
    isRemote,
    hasWorkplace,
    isEmpty,
    applicants: (applicantPlaces.length > 0
      ? applicantPlaces
      : area
        ? countriesOfArea(area)
        : [...new Set(countries)]
    ).map((code) => ({ code, name: fullNameOf(code) })),
    isOpenStated: applicantPlaces.length > 0,
    companyCountry: home,
  }
}

/** Several locations as if one line named all of them. */
function readAll(locations: string[], home: string | null) {
  const read = locations.map((one) => readPosted(one, home))
  const remote = read.filter(({ isRemote }) => isRemote)
  const places = read.flatMap((one) => one.places)
  return {
    places: [...new Map(places.map((place) => [JSON.stringify(place), place])).values()],
    area: read.find(({ area }) => area)?.area ?? null,
    isRemote: remote.length > 0,
    hasWorkplace:
      read.some(({ hasWorkplace }) => hasWorkplace) ||
      (remote.length > 0 && read.some((one) => !one.isRemote && one.places.length > 0)),
    isEmpty: read.every(({ isEmpty }) => isEmpty),
  }
}
