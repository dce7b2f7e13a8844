import { describe, expect, it } from 'vitest'
import { jobPosting, type PostedJob } from './job-posting.ts'

const origin = 'https://tandem.test'
const job: PostedJob = {
  id: '0190b5a6-0000-7000-8000-000000000001',
  slug: 'data-analyst-fernway-1',
  title: 'Data Analyst',
  description: '<p>Own the numbers.</p>',
  requirements: '<ul><li>SQL</li></ul>',
  location: 'Portland, OR',
  remoteAllowed: false,
  employmentType: 'full-time',
  salaryMin: 98_000,
  salaryMax: 124_000,
  postedAt: new Date('2025-10-14T08:00:00Z'),
  closesAt: new Date('2025-11-01T07:00:00Z'),
  company: {
    name: 'Fernway Health',
    logoUrl: '/brand/companies/fernway.svg',
    location: 'Portland, OR',
    website: 'https://fernway.example',
  },
}
const place = (locality: string, rest: object = {}) => ({
  '@type': 'Place',
  address: { '@type': 'PostalAddress', addressLocality: locality, ...rest },
})
const country = (name: string) => ({ '@type': 'Country', name })

describe('JobPosting', () => {
  it('JOBS-22 says what the page says, in the words of schema.org', () => {
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
      directApply: true,
    })
  })

  it.each([
    ['full-time', 'FULL_TIME'],
    ['part-time', 'PART_TIME'],
    ['contract', 'CONTRACTOR'],
    ['internship', 'INTERN'],
    ['temporary', 'TEMPORARY'],
  ] as const)('JOBS-22 calls %s %s', (employmentType, name) => {
    expect(jobPosting({ ...job, employmentType }, origin)).toMatchObject({ employmentType: name })
  })

  it.each([
    ['Nairobi', false, 'Nairobi', place('Nairobi', { addressCountry: 'KE' })],
    ['Singapore', false, null, place('Singapore', { addressCountry: 'SG' })],
    ['Toronto, ON', false, null, place('Toronto', { addressRegion: 'ON', addressCountry: 'CA' })],
    ['Porto, Portugal', false, null, place('Porto', { addressCountry: 'Portugal' })],
    ['Toronto, Ontario, Canada', false, null, place('Toronto', { addressRegion: 'Ontario', addressCountry: 'Canada' })],
    ['Winston-Salem, NC', false, null, place('Winston-Salem', { addressRegion: 'NC', addressCountry: 'US' })],
  ])('JOBS-22 has a place for %s, and nobody works from home', (location, remoteAllowed, at, jobLocation) => {
    const posting = jobPosting({ ...job, location, remoteAllowed, company: { ...job.company, location: at } }, origin)
    expect(posting).toMatchObject({ jobLocation })
    expect(posting).not.toHaveProperty('jobLocationType')
  })

  it.each([
    ['Remote, US', true, country('United States')],
    ['Remote (Germany)', false, country('Germany')],
    ['Remote - Kenya', true, country('Kenya')],
    ['Remote', true, country('United States')],
    [null, true, country('United States')],
    [' ', false, country('United States')],
  ])('JOBS-22 says where one may live for %s', (location, remoteAllowed, applicantLocationRequirements) => {
    const posting = jobPosting({ ...job, location, remoteAllowed }, origin)
    expect(posting).toMatchObject({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements })
    expect(posting).not.toHaveProperty('jobLocation')
  })

  it('JOBS-22 reads EU as its members, and a place that may be left as both', () => {
    const inUnion = jobPosting({ ...job, location: 'Remote, EU', remoteAllowed: true }, origin)
    expect(inUnion?.applicantLocationRequirements).toHaveLength(27)
    expect(jobPosting({ ...job, remoteAllowed: true }, origin)).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: country('United States'),
      jobLocation: place('Portland', { addressRegion: 'OR' }),
    })
  })

  it.each([
    [98_000, null, { minValue: 98_000 }],
    [null, 124_000, { maxValue: 124_000 }],
    [50_000, 50_000, { value: 50_000 }],
  ])('JOBS-22 gives the pay %s to %s', (salaryMin, salaryMax, amount) => {
    expect(jobPosting({ ...job, salaryMin, salaryMax }, origin)).toMatchObject({ baseSalary: { value: amount } })
  })

  it('leaves out what is not known, and links to nothing but the web', () => {
    const bare = jobPosting(
      {
        ...job,
        requirements: '',
        salaryMin: null,
        salaryMax: null,
        closesAt: null,
        company: { name: 'Halden', logoUrl: null, location: null, website: 'javascript:alert(1)' },
      },
      origin,
    )
    expect(bare).not.toHaveProperty('baseSalary')
    expect(bare).not.toHaveProperty('validThrough')
    expect(bare?.hiringOrganization).toEqual({ '@type': 'Organization', name: 'Halden' })
    expect(bare?.description).toBe('<p>Own the numbers.</p>')
  })

  it.each([
    ['no country to come to', { location: 'Ultima Thule' }],
    ['no words', { description: '<p> </p>', requirements: '' }],
    ['no place to live in', { location: 'Remote', company: { ...job.company, location: null } }],
  ])('is none where there are %s', (_what, change) => expect(jobPosting({ ...job, ...change }, origin)).toBeNull())
})
