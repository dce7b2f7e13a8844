import { describe, expect, it } from 'vitest'
import { dollarsAYear } from '#lib/pay/pay.ts'
import { jobPosting, type PostedJob, placeInFeed } from './job-posting.ts'
import { companyCountry, readJobLocation } from './server/job-location.ts'

const origin = 'https://tandem.test'
const job: PostedJob = {
  id: '0190b5a6-0000-7000-8000-000000000001',
  slug: 'data-analyst-fernway-1',
  title: 'Data Analyst',
  description: '<p>Own the numbers.</p>',
  requirements: '<ul><li>SQL</li></ul>',
  where: readJobLocation(
    { location: 'Portland, OR', moreLocations: [], applicantPlaces: [] },
    { location: 'Portland, OR', timeZone: 'UTC' },
  ),
  remoteAllowed: false,
  employmentType: 'full-time',
  ...dollarsAYear(98_000, 124_000),
  postedAt: new Date('2025-10-14T08:00:00Z'),
  closesAt: new Date('2025-11-01T07:00:00Z'),
  company: {
    name: 'Fernway Health',
    logoUrl: '/brand/companies/fernway.svg',
    website: 'https://fernway.example',
  },
}
/** A job of a company in the United States or in another place. */
const at = (location: string | null, company: string | null = 'Portland, OR') => ({
  where: readJobLocation({ location, moreLocations: [], applicantPlaces: [] }, { location: company, timeZone: 'UTC' }),
})
const place = (locality: string, rest: object = {}) => ({
  '@type': 'Place',
  address: { '@type': 'PostalAddress', addressLocality: locality, ...rest },
})
const country = (name: string) => ({ '@type': 'Country', name })

describe('JobPosting', () => {
  it('names the countries and states from which people may apply', () => {
    const applicantPlaces = ['DE', 'US-TX']
    const posted = { location: null, moreLocations: [], applicantPlaces }
    const where = readJobLocation(posted, { location: 'Leeds, UK', timeZone: 'Europe/London' })
    expect(jobPosting({ ...job, where, remoteAllowed: true }, origin)).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [
        { '@type': 'Country', name: 'Germany' },
        { '@type': 'State', name: 'Texas, United States' },
      ],
    })
  })

  it('states how many people are hired, if the company does', () => {
    expect(jobPosting({ ...job, openings: 3 }, origin)).toMatchObject({ totalJobOpenings: 3 })
    expect(jobPosting({ ...job, openings: null }, origin)).not.toHaveProperty('totalJobOpenings')
  })

  it('lists each location of a job as a Place', () => {
    const where = readJobLocation(
      { location: 'Leeds, UK', moreLocations: ['York, UK', 'Pokhara, Nepal', 'Leeds'], applicantPlaces: [] },
      { location: 'Leeds, UK', timeZone: 'Asia/Kathmandu' },
    )
    const places = (jobPosting({ ...job, where }, origin) as { jobLocation: { address: object }[] }).jobLocation
    expect(places.map(({ address }) => Object.values(address).slice(1))).toEqual([
      ['Leeds', 'England', 'GB'],
      ['York', 'England', 'GB'],
      ['Pokhara', expect.anything(), 'NP'],
    ])
  })

  it('describes the job with the terms of schema.org (JOBS-22)', () => {
    expect(jobPosting(job, origin)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Data Analyst',
      description: '<p>Own the numbers.</p><h3>Requirements</h3><ul><li>SQL</li></ul>',
      identifier: { '@type': 'PropertyValue', name: 'Fernway Health', value: job.id },
      url: 'https://tandem.test/jobs/data-analyst-fernway-1',
      datePosted: '2025-10-14T08:00:00.000Z',
      validThrough: '2025-11-01T07:00:00.000Z',
      employmentType: 'FULL_TIME',
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Fernway Health',
        sameAs: 'https://fernway.example',
        logo: 'https://tandem.test/brand/companies/fernway.svg',
      },
      jobLocation: place('Portland', { addressRegion: 'OR', addressCountry: 'US' }),
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', minValue: 98_000, maxValue: 124_000, unitText: 'YEAR' },
      },
    })
  })

  it.each([
    ['full-time', 'FULL_TIME'],
    ['part-time', 'PART_TIME'],
    ['contract', 'CONTRACTOR'],
    ['internship', 'INTERN'],
    ['temporary', 'TEMPORARY'],
  ] as const)('maps %s to %s (JOBS-22)', (employmentType, name) => {
    expect(jobPosting({ ...job, employmentType }, origin)).toMatchObject({ employmentType: name })
  })

  it.each([
    ['Nairobi', false, 'Nairobi', place('Nairobi', { addressCountry: 'KE' })],
    ['Singapore', false, null, place('Singapore', { addressCountry: 'SG' })],
    ['Toronto, ON', false, null, place('Toronto', { addressRegion: 'ON', addressCountry: 'CA' })],
    ['Porto, Portugal', false, null, place('Porto', { addressCountry: 'PT' })],
    ['Toronto, Ontario, Canada', false, null, place('Toronto', { addressRegion: 'ON', addressCountry: 'CA' })],
    ['Winston-Salem, NC', false, null, place('Winston-Salem', { addressRegion: 'NC', addressCountry: 'US' })],
  ])('has a job location for %s, and is not remote (JOBS-22)', (location, remoteAllowed, company, jobLocation) => {
    const posting = jobPosting({ ...job, ...at(location, company), remoteAllowed }, origin)
    expect(posting).toMatchObject({ jobLocation })
    expect(posting).not.toHaveProperty('jobLocationType')
  })

  it.each([
    ['Remote, US', true, country('United States')],
    ['Remote (Germany)', false, country('Germany')],
    ['Remote - Kenya', true, country('Kenya')],
    ['Remote', true, country('United States')],
    [null, true, country('United States')],
  ])('states where applicants may live for %s (JOBS-22)', (location, remoteAllowed, applicantLocationRequirements) => {
    const posting = jobPosting({ ...job, ...at(location), remoteAllowed }, origin)
    expect(posting).toMatchObject({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements })
    expect(posting).not.toHaveProperty('jobLocation')
  })

  it('reads EU as its member countries, and a place with remote work as both (JOBS-22)', () => {
    const inUnion = jobPosting({ ...job, ...at('Remote, EU'), remoteAllowed: true }, origin)
    expect(inUnion?.applicantLocationRequirements).toHaveLength(27)
    expect(jobPosting({ ...job, remoteAllowed: true }, origin)).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: country('United States'),
      jobLocation: place('Portland', { addressRegion: 'OR', addressCountry: 'US' }),
    })
  })

  it.each([
    [98_000, null, { minValue: 98_000 }],
    [null, 124_000, { maxValue: 124_000 }],
    [50_000, 50_000, { value: 50_000 }],
  ])('states the salary %s to %s (JOBS-22)', (salaryMin, salaryMax, amount) => {
    expect(jobPosting({ ...job, salaryMin, salaryMax }, origin)).toMatchObject({ baseSalary: { value: amount } })
  })

  it('leaves out unknown values, and links only to http(s) addresses', () => {
    const bare = jobPosting(
      {
        ...job,
        requirements: '',
        ...dollarsAYear(null, null),
        closesAt: null,
        company: { name: 'Halden', logoUrl: null, website: 'javascript:alert(1)' },
      },
      origin,
    )
    expect(bare).not.toHaveProperty('baseSalary')
    expect(bare).not.toHaveProperty('validThrough')
    expect(bare?.hiringOrganization).toEqual({ '@type': 'Organization', name: 'Halden' })
    expect(bare?.description).toBe('<p>Own the numbers.</p>')
  })

  it.each([
    ['no country', at('Ultima Thule')],
    ['no description', { description: '<p> </p>', requirements: '' }],
    ['no country of residence', at('Remote', null)],
    ['residence anywhere', { ...at('Remote, worldwide'), remoteAllowed: true }],
    ['no location, and not marked as remote', at(null)],
    ['"not remote" as its location', at('Not remote')],
    ['an ambiguous code', at('Smallville, CO', null)],
  ])('is null for a job with %s', (_what, change) => expect(jobPosting({ ...job, ...change }, origin)).toBeNull())

  it.each([
    ['Hamburg, DE', 'Toronto', place('Hamburg', { addressCountry: 'DE' })],
    ['Wilmington, DE', 'Berlin', place('Wilmington', { addressRegion: 'DE', addressCountry: 'US' })],
    ['Kleindorf, DE', 'Berlin', place('Kleindorf', { addressCountry: 'DE' })],
    ['Am Sandtorkai 1, 20457 Hamburg, DE', 'Boston, MA', place('Hamburg', { addressCountry: 'DE' })],
    ['Paris, France (hybrid)', null, place('Paris', { addressCountry: 'FR' })],
    ['Berlin or Munich', null, [place('Berlin', { addressCountry: 'DE' }), place('Munich', { addressCountry: 'DE' })]],
  ])('reads %s for a company in %s (JOBS-22)', (location, company, jobLocation) => {
    expect(jobPosting({ ...job, ...at(location, company) }, origin)).toMatchObject({ jobLocation })
  })

  it.each([
    ['a German city', at('Hamburg, DE')],
    ['an hourly wage', { ...dollarsAYear(25, 40) }],
    ['one city outside the United States', at('Portland, OR; Toronto, ON')],
    ['a wage for an hour, written as one for a year', { salaryCurrency: 'EUR', salaryMin: 25, salaryMax: 40 }],
    ['an estimate', { salaryIsEstimate: true }],
    ['a project', { salaryPeriod: 'project' as const }],
  ])('states no salary for %s, as its currency or period is unknown', (_what, change) =>
    expect(jobPosting({ ...job, ...change }, origin)).not.toHaveProperty('baseSalary'),
  )

  it('has a job location and remote work if the location names both', () => {
    expect(jobPosting({ ...job, ...at('London / Remote') }, origin)).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: country('United Kingdom'),
      jobLocation: place('London', { addressCountry: 'GB' }),
    })
  })
})

describe('companyCountry', () => {
  it.each([
    [null, 'UTC', null],
    ['Boulder, CO', 'UTC', 'US'],
    ['Smallville, IL', 'UTC', null],
    ['Smallville, IL', 'Asia/Jerusalem', 'IL'],
    ['Berlin and London', 'Europe/Vienna', 'AT'],
    ['Toronto, ON', 'America/New_York', 'CA'],
  ])('reads %s and %s as %s', (location, timeZone, code) => expect(companyCountry({ location, timeZone })).toBe(code))
})

describe('placeInFeed', () => {
  const feed = (location: string | null, remoteAllowed: boolean) =>
    placeInFeed({ ...at(location, null), remoteAllowed })

  it('does not call a job without a place remote', () => {
    expect(feed(null, false)).toEqual({ isOnlyFromHome: false })
    expect(feed(null, true)).toEqual({ isOnlyFromHome: true })
  })

  it('names only the common country of several places', () =>
    expect(feed('Austin, TX; Seattle, WA', false)).toEqual({ country: 'US', isOnlyFromHome: false }))
})
