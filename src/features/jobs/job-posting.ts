import { plainText } from '#lib/html-text.ts'
import { countriesOfArea, readPlace } from './match/places.ts'
import type { EmploymentType } from './posting-rules.ts'
import { isRemote } from './rules.ts'

/** What search engines are told of a job; amounts in US dollars a year, as everywhere in the product. */
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
  company: { name: string; logoUrl: string | null; location: string | null; website: string | null }
}

const employmentTypeNames: Record<EmploymentType, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
  temporary: 'TEMPORARY',
}

/**
 * The job as schema.org's JobPosting (JOBS-22), with what Google asks for and nothing that the page does not show. Null where it
 * would be refused: without a country for somebody who must come, or without a description. Whether it may be told at all is
 * decided by the server.
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
    directApply: true,
  }
}

const isWeb = (address: string | null): address is string => address !== null && /^https?:\/\//i.test(address)

/** One text: what the page shows under its two headings. */
export const descriptionOf = ({
  description,
  requirements,
}: Pick<PostedJob, 'description' | 'requirements'>): string =>
  plainText(requirements) === '' ? description : `${description}<h3>Requirements</h3>${requirements}`

function salaryOf({ salaryMin, salaryMax }: PostedJob) {
  if (salaryMin === null && salaryMax === null) return {}
  const amount =
    salaryMin !== null && salaryMax !== null && salaryMin !== salaryMax
      ? { minValue: salaryMin, maxValue: salaryMax }
      : salaryMin !== null && salaryMax === null
        ? { minValue: salaryMin }
        : salaryMin === null
          ? { maxValue: salaryMax }
          : { value: salaryMin }
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', ...amount, unitText: 'YEAR' },
    },
  }
}

/** 'Remote, US' as the place that is left; '' for 'Remote' alone. */
const withoutRemote = (location: string): string =>
  location
    .split(/[,;/()]|\s[-–—]\s|\s+or\s+/i)
    .map((part) => part.replace(/\b(?:fully\s+)?remote\b/gi, '').trim())
    .filter((part) => part !== '')
    .join(', ')

/**
 * Where one works. From home only where the job says so and names no place: then with where one may live, as Google asks, which
 * is what the job or its company names. A job that may be done at home or at a place has both.
 */
function placeOf({ location, remoteAllowed, company }: PostedJob): Record<string, unknown> | null {
  const named = location?.trim() ?? ''
  const place = withoutRemote(named)
  if (!isRemote({ location, remoteAllowed })) return hasCountry(place) ? { jobLocation: addressOf(place) } : null
  const isOnlyFromHome = named === '' || /\bremote\b/i.test(named)
  const region = place || company.location?.trim() || ''
  if (region === '') return null
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: countriesOf(region),
    ...(!isOnlyFromHome && hasCountry(place) && { jobLocation: addressOf(place) }),
  }
}

/** Google refuses a place of work without one. */
const hasCountry = (place: string): boolean => partsOf(place).country !== undefined

// the two-letter codes of the fifty states, DC and the territories that postings name
const states = new Set(
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR'.split(
    ' ',
  ),
)
const unitedStates = /^(?:us|u\.s\.a?\.|usa|united states(?: of america)?)$/i

const europeanUnion = /^(?:eu|e\.u\.|european union|europe)$/i
const members =
  'Austria,Belgium,Bulgaria,Croatia,Cyprus,Czechia,Denmark,Estonia,Finland,France,Germany,Greece,Hungary,Ireland,Italy,Latvia,Lithuania,Luxembourg,Malta,Netherlands,Poland,Portugal,Romania,Slovakia,Slovenia,Spain,Sweden'

const countryName = new Intl.DisplayNames('en', { type: 'region' })
const country = (name: string) => ({ '@type': 'Country', name })

/** The country in which one may live, the last part of the place; a state stands for the United States, 'EU' for its members. */
function countriesOf(region: string) {
  const last = region.split(',').at(-1)!.trim()
  if (europeanUnion.test(last)) return members.split(',').map(country)
  if (states.has(last) || unitedStates.test(last)) return country('United States')
  const { area, country: code } = readPlace(region)
  if (area) return countriesOfArea(area).map((one) => country(nameOf(one)))
  return country(code ? nameOf(code) : last)
}

const nameOf = (code: string): string => countryName.of(code.toUpperCase()) ?? code.toUpperCase()

type Parts = { city?: string | undefined; region?: string | undefined; country?: string | undefined }

/** The place taken apart: 'Portland, OR' is a town, its state and the United States; anything longer keeps what is sure. */
function partsOf(place: string): Parts {
  const parts = place.split(',').map((part) => part.trim())
  const last = parts.at(-1) ?? ''
  const isState = states.has(last)
  const isOfUs = isState || unitedStates.test(last)
  const { region, country: code } = readPlace(place)
  // 'Toronto, ON' ends with a region, 'Nairobi' is known for where it is
  const isRegion = isState || (parts.length > 1 && region !== null && readPlace(last).region === region)
  const country = isOfUs ? 'US' : parts.length > 1 && !isRegion ? last : code?.toUpperCase()
  return { city: parts[0], region: isRegion ? last : parts.length > 2 ? parts.at(-2) : undefined, country }
}

export function addressOf(place: string) {
  const { city, region, country } = partsOf(place)
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: city,
      ...(region && { addressRegion: region }),
      ...(country && { addressCountry: country }),
    },
  }
}

/** Where one works, as far as it is known; 'Remote, US' has a country alone, and is only from home. */
export function placeParts({ location }: Pick<PostedJob, 'location'>): Parts & { isOnlyFromHome: boolean } {
  const named = location?.trim() ?? ''
  const place = withoutRemote(named)
  const isOnlyFromHome = named === '' || /\bremote\b/i.test(named)
  if (isOnlyFromHome && !place.includes(',')) {
    const country = unitedStates.test(place) ? 'US' : place || undefined
    return { country, isOnlyFromHome }
  }
  return { ...partsOf(place), isOnlyFromHome }
}
