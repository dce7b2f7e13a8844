import type { EmploymentType } from '#features/job-postings/rules.ts'
import { plainText } from '#lib/html-text.ts'
import { minLikelyYearlyPay, type Salary } from '#lib/pay/pay.ts'

/** A place of work; `country` is an ISO code in upper case. Parts that the posting does not clearly state are absent. */
type Place = { city?: string | undefined; region?: string | undefined; country?: string | undefined }

/** Where a job is, as the server parses it from the location of the posting and of its company (`server/where.ts`). */
export type JobLocation = {
  places: Place[]
  /** The location states that the work can be done entirely from home. */
  isRemote: boolean
  /** The location also names a workplace: 'London / Remote'. */
  hasWorkplace: boolean
  /** The location names no place. */
  isEmpty: boolean
  /** The countries and regions in which remote employees may live, by their ISO codes. */
  applicants: { code: string; name: string }[]
  /** Whether the company stated them. Otherwise they are implied by the location. */
  isOpenStated: boolean
  /** The country of the company as an ISO code; null if it is unknown. */
  companyCountry: string | null
}

/** The fields of a job that search engines get. */
export type PostedJob = Salary & {
  id: string
  slug: string
  title: string
  /** Sanitised HTML. */
  description: string
  requirements: string
  remoteAllowed: boolean
  employmentType: EmploymentType
  postedAt: Date
  closesAt: Date | null
  openings?: number | null
  where: JobLocation
  company: { name: string; logoUrl: string | null; website: string | null }
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
    ...(job.openings && { totalJobOpenings: job.openings }),
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

type Paid = Salary & { where: Pick<JobLocation, 'places' | 'isEmpty' | 'companyCountry'> }

/**
 * Whether other sites get the pay. An estimate does not come from the employer, and a yearly amount under a thousand has the wrong period.
 * Postings from before the form asked for a currency have dollars a year as their default, so this pay is sent only if all places are in
 * the United States.
 */
export function isPayAnnounced({ where, ...pay }: Paid): boolean {
  const { salaryMin, salaryMax, salaryCurrency, salaryPeriod } = pay
  const amounts = [salaryMin, salaryMax].filter((amount) => amount !== null)
  if (amounts.length === 0 || pay.salaryIsEstimate) return false
  if (salaryPeriod === 'year' && amounts.some((amount) => amount < minLikelyYearlyPay)) return false
  if (salaryCurrency !== 'USD' || salaryPeriod !== 'year') return true
  const { places, isEmpty, companyCountry } = where
  return isEmpty ? companyCountry === 'US' : places.length > 0 && places.every(({ country }) => country === 'US')
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

/**
 * The place of work. A job counts as remote only if it states it: by `remoteAllowed` or by the word in its location. For remote jobs,
 * Google requires the countries where applicants may live; these are read from the location or from the company. A job that can be
 * done remotely or at a workplace has both.
 */
function placeOf({ where, remoteAllowed }: PostedJob): Record<string, unknown> | null {
  const { places, isRemote, hasWorkplace, applicants } = where
  const jobLocation = places.length > 0 && { jobLocation: oneOrMany(places.map(placeData)) }
  if (!remoteAllowed && !isRemote) return jobLocation || null
  if (applicants.length === 0) return null
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: oneOrMany(
      applicants.map(({ code, name }) => ({ '@type': code.length === 2 ? 'Country' : 'State', name })),
    ),
    ...((!isRemote || hasWorkplace) && jobLocation),
  }
}

const oneOrMany = <T>(list: T[]): T | T[] => (list.length === 1 ? list[0]! : list)

function placeData(place: Place) {
  return { '@type': 'Place', address: addressData(place) }
}

/** A place as a PostalAddress of schema.org. */
export function addressData({ city, region, country }: Place) {
  return {
    '@type': 'PostalAddress',
    ...(city && { addressLocality: city }),
    ...(region && { addressRegion: region }),
    ...(country && { addressCountry: country }),
  }
}

/** The place of a job in the feed, as far as it is known, and whether the job is only remote. */
export function placeInFeed({
  where,
  remoteAllowed,
}: Pick<PostedJob, 'where' | 'remoteAllowed'>): Place & { isOnlyFromHome: boolean } {
  const { places, isRemote, hasWorkplace, isEmpty } = where
  const isOnlyFromHome = (isRemote && !hasWorkplace) || (remoteAllowed && isEmpty)
  const countries = new Set(places.map(({ country }) => country))
  const [first] = places
  // the format of the feed has one place per job, so of several places only the common country is stated
  const known = places.length === 1 ? first : countries.size === 1 && first?.country ? { country: first.country } : {}
  const [only, ...others] = new Set(where.isOpenStated ? where.applicants.map(({ code }) => code.slice(0, 2)) : [])
  if (isOnlyFromHome && places.length === 0 && only && others.length === 0) return { country: only, isOnlyFromHome }
  return { ...known, isOnlyFromHome }
}
