import { describe, expect, it } from 'vitest'
import { growthOf, NEARLY_LINEAR } from '#testing/growth.ts'
import { readPosting } from './read-posting.ts'

const page = (data: unknown, rest = '') => `<html><head><title>Careers</title>${rest}
<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script></head></html>`

const posting = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Operations Analyst &amp; Planner',
  hiringOrganization: { '@type': 'Organization', name: 'Kestrel Mobility' },
  jobLocation: [
    { '@type': 'Place', address: { addressLocality: 'Portland', addressRegion: 'OR', addressCountry: { name: 'US' } } },
  ],
  employmentType: ['FULL_TIME', 'CONTRACTOR'],
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { minValue: 84000, maxValue: '99000', unitText: 'YEAR' },
  },
}
const read = {
  title: 'Operations Analyst & Planner',
  companyName: 'Kestrel Mobility',
  location: 'Portland, OR, US',
  employmentType: 'full-time',
  salaryText: '$84,000 - $99,000 a year',
}

describe('a page', () => {
  it('is read by its JobPosting, at any depth of its data', () => {
    expect(readPosting(page(posting))).toEqual(read)
    expect(
      readPosting(page([{ '@type': 'WebSite' }, { '@graph': [{ ...posting, '@type': ['Thing', 'JobPosting'] }] }])),
    ).toEqual(read)
    expect(readPosting(page('{ broken').replace('</head>', page(posting)))).toEqual(read)
  })

  it('is read from its other metadata; a page without any is unreadable', () => {
    const described = page(
      {
        '@type': 'JobPosting',
        title: 7,
        hiringOrganization: 'Acme',
        jobLocationType: 'TELECOMMUTE',
        baseSalary: { currency: 'EUR', value: 30, unitText: 'HOUR' },
      },
      `<meta content="Nurse (night)" property="og:title"><meta property='og:site_name' content='Jobs Inc'>`,
    )
    expect(readPosting(described)).toEqual({
      title: 'Nurse (night)',
      companyName: 'Acme',
      location: 'Remote',
      salaryText: 'EUR 30 an hour',
      employmentType: '',
    })
    expect(readPosting('<title>Baker &#8211; Loaf</title>')).toMatchObject({ title: 'Baker – Loaf', companyName: '' })
    const site =
      '<meta property="og:site_name" content="LinkedIn"><title>Engineer | Avalanche Energy | LinkedIn</title>'
    expect(readPosting(site)).toMatchObject({ title: 'Engineer', companyName: 'Avalanche Energy' })
    expect(readPosting('<p>nothing</p>')).toBeNull()
    expect(readPosting('')).toBeNull()
  })

  it('gives plain text of limited length, whatever the page contains', () => {
    const hostile = {
      '@type': 'JobPosting',
      title: `<b>Lead</b>\u0000${'x'.repeat(5000)}`,
      hiringOrganization: { name: { name: 'x' } },
      jobLocation: 5,
      employmentType: {},
      baseSalary: { value: { minValue: 'NaN', maxValue: -1 } },
    }
    const found = readPosting(page(hostile))
    expect(found?.title).toHaveLength(200)
    expect(found?.title).toMatch(/^Leadx+$/)
    expect(found).toMatchObject({ companyName: '', location: '', employmentType: '', salaryText: '' })
  })

  it.each<[string, number, (size: number) => string]>([
    ['metas without an end', 7_000, (size) => '<meta '.repeat(size)],
    ['scripts without an end', 12_500, (size) => '<script type="application/ld+json">'.repeat(size)],
    ['titles without an end', 8_000, (size) => '<title'.repeat(size)],
    ['lists in lists', 25_000, (size) => page('['.repeat(size))],
  ])('is read in linear time: %s', async (_, size, made) => {
    expect(await growthOf(size, made, readPosting)).toBeLessThan(NEARLY_LINEAR)
  })
})
