import '#features/places/server/gazetteer.ts'
import { countryOfTimeZone } from '#features/places/countries.ts'
import { readPosted } from '#features/places/known-places.ts'
import { countriesOfArea } from '#features/places/nearness.ts'
import type { JobLocation } from '../job-posting.ts'

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
export function readJobLocation(location: string | null, company: At): JobLocation {
  const home = companyCountry(company)
  const { places, area, isRemote, hasWorkplace, isEmpty } = readPosted(location ?? '', home)
  const named = isEmpty ? readPosted(company.location ?? '', home).places : places
  const countries = named.map(({ country }) => country).filter((country) => country !== undefined)
  return {
    places,
    isRemote,
    hasWorkplace,
    isEmpty,
    applicantCountries: area ? countriesOfArea(area) : [...new Set(countries)],
    companyCountry: home,
  }
}
