import { describe, expect, it } from 'vitest'
import { organizationData } from './organization-data.ts'
import { safeSite } from './ui/public/safe-site.ts'

const company = {
  id: '0199d1f0-0000-7000-8000-0000000000c1',
  name: 'Fernway',
  slug: 'fernway',
  logoUrl: null,
  location: null,
  timeZone: 'UTC',
  description: null,
  industry: null,
  sizeRange: null,
  website: null,
  place: null,
}
const dataOf = (overrides: Partial<typeof company | Record<string, unknown>>) =>
  organizationData(
    { ...company, ...overrides },
    'https://tandem.example',
    safeSite((overrides.website as string) ?? null),
  )

describe('a company as structured data', () => {
  it('has only the name and the page of a company without other details', () => {
    expect(dataOf({})).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Fernway',
      url: 'https://tandem.example/companies/fernway',
    })
  })

  it('has the details that the page shows', () => {
    const all = {
      logoUrl: '/api/company-logos/1',
      place: { city: 'Portland', region: 'OR', country: 'US' },
      sizeRange: '51-200',
      website: 'https://fernway.example',
      description: 'Clinics.',
    }
    expect(dataOf(all)).toMatchObject({
      logo: 'https://tandem.example/api/company-logos/1',
      address: { addressLocality: 'Portland', addressRegion: 'OR', addressCountry: 'US' },
      numberOfEmployees: { minValue: 51, maxValue: 200 },
      sameAs: 'https://fernway.example/',
      description: 'Clinics.',
    })
    expect(dataOf({ sizeRange: '1000+' }).numberOfEmployees).toEqual({ '@type': 'QuantitativeValue', minValue: 1000 })
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'fernway.example', '//fernway.example', ''])(
    'links to no unsafe address: %j',
    (website) => {
      expect(safeSite(website)).toBeNull()
      expect(dataOf({ website })).not.toHaveProperty('sameAs')
    },
  )
})
