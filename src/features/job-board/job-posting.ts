import type { EmploymentType } from '#features/job-postings/rules.ts'
import { countryOfTimeZone, nameOfCountry } from '#features/matching/country-codes.ts'
import { countriesOfArea } from '#features/matching/places.ts'
import { type Location, readLocations } from '#features/matching/read-locations.ts'
import { plainText } from '#lib/html-text.ts'

/** What search engines get of a job. */
export type PostedJob = {
  id: string
  slug: string
  title: string
  /** Sanitised HTML. */
  description: string
  requirements: string
  location: string | null
  remoteAllowed: boolean
  employmentType: EmploymentType
  salaryMin: number | null
  salaryMax: number | null
  postedAt: Date
  closesAt: Date | null
  /** `country` is where the company is, as `companyCountry` reads it; absent where that is not known. */
  company: {
    name: string
    logoUrl: string | null
    location: string | null
    website: string | null
    country?: string | null | undefined
  }
}

const employmentTypeNames: Record<EmploymentType, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
  temporary: 'TEMPORARY',
}

/**
 * The job as schema.org's JobPosting (JOBS-22), with what Google asks for and nothing that is not known. Null where Google
 * would refuse it: without a country of the place of work, or without a description. Whether a job may be listed is decided by
 * the server.
 */
export function jobPosting(job: PostedJob, origin: string): Record<string, unknown> | null {
  const place = placeOf(job)
  const description = descriptionOf(job)
  if (!place || plainText(description) === '') return null
  const { company, closesAt } = job
  const logo = company.logoUrl && URL.canParse(company.logoUrl, origin) && new URL(company.logoUrl, origin).href
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description,
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.id },
    url: `${origin}/jobs/${job.slug}`,
    datePosted: job.postedAt.toISOString(),
    ...(closesAt && { validThrough: closesAt.toISOString() }),
    employmentType: employmentTypeNames[job.employmentType],
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      ...(isWeb(company.website) && { sameAs: company.website }),
      ...(logo && { logo }),
    },
    ...place,
    ...salaryOf(job),
    // no directApply: an applicant has to open an account and confirm its address first
  }
}

const isWeb = (address: string | null): address is string => address !== null && /^https?:\/\//i.test(address)

/** One text: what the page shows under its two headings. */
export const descriptionOf = ({
  description,
  requirements,
}: Pick<PostedJob, 'description' | 'requirements'>): string =>
  plainText(requirements) === '' ? description : `${description}<h3>Requirements</h3>${requirements}`

/**
 * The country of a company: the one that its location names, else the one of its time zone. It decides what 'DE' in a posting's
 * location means, Delaware or Germany.
 */
export function companyCountry({ location, timeZone }: { location: string | null; timeZone: string }): string | null {
  const named = new Set(readLocations(location ?? '').places.map((place) => place.country))
  const [only = null] = named.size === 1 ? named : []
  return only ?? countryOfTimeZone(timeZone)
}

type Paid = Pick<PostedJob, 'location' | 'remoteAllowed' | 'salaryMin' | 'salaryMax'> & {
  company: Pick<PostedJob['company'], 'country'>
}

const leastPerYear = 1000

/**
 * Is the pay known to be in US dollars a year? A posting stores neither a currency nor a period. Its form asks for dollars a
 * year: those are US dollars where the work is in the United States alone, and an hourly wage is too small to be a year's.
 */
export function isPaidInDollarsPerYear({ location, salaryMin, salaryMax, company }: Paid): boolean {
  const amounts = [salaryMin, salaryMax].filter((amount) => amount !== null)
  if (amounts.length === 0 || amounts.some((amount) => amount < leastPerYear)) return false
  const { places, isEmpty } = readLocations(location ?? '', company.country ?? null)
  return isEmpty ? company.country === 'US' : places.length > 0 && places.every(({ country }) => country === 'US')
}

function salaryOf(job: PostedJob) {
  if (!isPaidInDollarsPerYear(job)) return {}
  const { salaryMin, salaryMax } = job
  const amount =
    salaryMin === salaryMax
      ? { value: salaryMin }
      : { ...(salaryMin !== null && { minValue: salaryMin }), ...(salaryMax !== null && { maxValue: salaryMax }) }
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', ...amount, unitText: 'YEAR' },
    },
  }
}

const inCountry = ({ country }: Location): boolean => country !== undefined

/**
 * Where one works. From home only where the job states it: `remoteAllowed`, or the word in its location. Google then asks where
 * the applicant may live, which is what the location or the company names. A job that may be done at home or at a place has both.
 */
function placeOf({ location, remoteAllowed, company }: PostedJob): Record<string, unknown> | null {
  const read = readLocations(location ?? '', company.country ?? null)
  const places = read.places.filter(inCountry)
  const isFromHome = remoteAllowed || read.isRemote
  if (!isFromHome) return places.length > 0 ? { jobLocation: oneOrMany(places.map(placeData)) } : null
  const countries = applicantCountries(read, company)
  if (countries.length === 0) return null
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: oneOrMany(
      countries.map((code) => ({ '@type': 'Country', name: nameOfCountry(code) })),
    ),
    ...((!read.isRemote || read.hasWorkplace) &&
      places.length > 0 && { jobLocation: oneOrMany(places.map(placeData)) }),
  }
}

function applicantCountries(
  { places, area, isEmpty }: ReturnType<typeof readLocations>,
  company: PostedJob['company'],
): string[] {
  if (area) return countriesOfArea(area).map((code) => code.toUpperCase())
  const named = isEmpty ? readLocations(company.location ?? '', company.country ?? null).places : places
  return [...new Set(named.map(({ country }) => country).filter((country) => country !== undefined))]
}

const oneOrMany = <T>(list: T[]): T | T[] => (list.length === 1 ? list[0]! : list)

function placeData(place: Location) {
  return { '@type': 'Place', address: addressData(place) }
}

/** A place as schema.org's PostalAddress. */
export function addressData({ city, region, country }: Location) {
  return {
    '@type': 'PostalAddress',
    ...(city && { addressLocality: city }),
    ...(region && { addressRegion: region }),
    ...(country && { addressCountry: country }),
  }
}

/** The one place of a feed's job, as far as it is known, and whether the work is done from home alone. */
export function placeInFeed({
  location,
  remoteAllowed,
  company,
}: Pick<PostedJob, 'location' | 'remoteAllowed'> & { company: Pick<PostedJob['company'], 'country'> }): Location & {
  isOnlyFromHome: boolean
} {
  const { places, isRemote, hasWorkplace, isEmpty } = readLocations(location ?? '', company.country ?? null)
  const isOnlyFromHome = (isRemote && !hasWorkplace) || (remoteAllowed && isEmpty)
  const countries = new Set(places.map(({ country }) => country))
  const [first] = places
  // several places: the layout has room for one, so only what all have in common
  const known = places.length === 1 ? first : countries.size === 1 && first?.country ? { country: first.country } : {}
  return { ...known, isOnlyFromHome }
}
