import type { EmploymentType } from '#features/job-postings/rules.ts'
import { countryOfTimeZone, nameOfCountry } from '#features/matching/country-codes.ts'
import { countriesOfArea } from '#features/matching/places.ts'
import { type Location, readLocations } from '#features/matching/read-locations.ts'
import { plainText } from '#lib/html-text.ts'
import { leastLikelyYear, type Salary } from '#lib/pay/pay.ts'

/** The fields of a job that search engines get. */
export type PostedJob = Salary & {
  id: string
  slug: string
  title: string
  /** Sanitised HTML. */
  description: string
  requirements: string
  location: string | null
  remoteAllowed: boolean
  employmentType: EmploymentType
  postedAt: Date
  closesAt: Date | null
  /** `country` is the company's country as an ISO code, read by `companyCountry`; absent if it is unknown. */
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
 * The job as a JobPosting of schema.org (JOBS-22), with the fields that Google requires and without unknown values. Null if Google
 * would reject it: without the country of the workplace or without a description. The server decides whether a job may be
 * listed at all.
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
    // no directApply: applicants must first create an account and confirm their email address
  }
}

const isWeb = (address: string | null): address is string => address !== null && /^https?:\/\//i.test(address)

/** Description and requirements as one HTML text. */
export const descriptionOf = ({
  description,
  requirements,
}: Pick<PostedJob, 'description' | 'requirements'>): string =>
  plainText(requirements) === '' ? description : `${description}<h3>Requirements</h3>${requirements}`

/**
 * The country of a company as an ISO code: from its location, or else from its time zone. It decides whether 'DE' in a posting's
 * location means Delaware or Germany.
 */
export function companyCountry({ location, timeZone }: { location: string | null; timeZone: string }): string | null {
  const named = new Set(readLocations(location ?? '').places.map((place) => place.country))
  const [only = null] = named.size === 1 ? named : []
  return only ?? countryOfTimeZone(timeZone)
}

type Paid = Salary & Pick<PostedJob, 'location'> & { company: Pick<PostedJob['company'], 'country'> }

/**
 * Whether other sites get the pay. An estimate is not the employer's word, and an amount under a thousand a year is in the wrong
 * period. Postings from before currencies were asked say dollars a year whatever they meant, so this pay is sent only where all
 * places are in the United States.
 */
export function isPayAnnounced({ location, company, ...pay }: Paid): boolean {
  const { salaryMin, salaryMax, salaryCurrency, salaryPeriod } = pay
  const amounts = [salaryMin, salaryMax].filter((amount) => amount !== null)
  if (amounts.length === 0 || pay.salaryIsEstimate) return false
  if (salaryPeriod === 'year' && amounts.some((amount) => amount < leastLikelyYear)) return false
  if (salaryCurrency !== 'USD' || salaryPeriod !== 'year') return true
  const { places, isEmpty } = readLocations(location ?? '', company.country ?? null)
  return isEmpty ? company.country === 'US' : places.length > 0 && places.every(({ country }) => country === 'US')
}

/** The periods as Google reads them; pay for a project has none there. */
const unitOf = { hour: 'HOUR', day: 'DAY', week: 'WEEK', month: 'MONTH', year: 'YEAR' } as const

function salaryOf(job: PostedJob) {
  const { salaryMin, salaryMax, salaryCurrency, salaryPeriod } = job
  if (salaryPeriod === 'project' || !isPayAnnounced(job)) return {}
  const amount =
    salaryMin === salaryMax
      ? { value: salaryMin }
      : { ...(salaryMin !== null && { minValue: salaryMin }), ...(salaryMax !== null && { maxValue: salaryMax }) }
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: salaryCurrency,
      value: { '@type': 'QuantitativeValue', ...amount, unitText: unitOf[salaryPeriod] },
    },
  }
}

const inCountry = ({ country }: Location): boolean => country !== undefined

/**
 * The place of work. A job counts as remote only if it states it: by `remoteAllowed` or by the word in its location. For remote jobs,
 * Google requires the countries where applicants may live; these are read from the location or from the company. A job that can be
 * done remotely or at a workplace has both.
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

/** A place as a PostalAddress of schema.org. */
export function addressData({ city, region, country }: Location) {
  return {
    '@type': 'PostalAddress',
    ...(city && { addressLocality: city }),
    ...(region && { addressRegion: region }),
    ...(country && { addressCountry: country }),
  }
}

/** The place of a job in the feed, as far as it is known, and whether the job is only remote. */
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
  // the format of the feed has one place per job, so of several places only the common country is stated
  const known = places.length === 1 ? first : countries.size === 1 && first?.country ? { country: first.country } : {}
  return { ...known, isOnlyFromHome }
}
