import type { OpenCompanyPage } from './company-page-contract.ts'
import { addressData } from './job-posting.ts'

type Company = OpenCompanyPage['company']

/** '51-200' as a minimum and a maximum; '1000+' has no maximum. */
function employees(sizeRange: string | null) {
  const [from, to] = sizeRange?.match(/\d+/g)?.map(Number) ?? []
  if (from === undefined) return null
  return { '@type': 'QuantitativeValue', minValue: from, ...(to !== undefined && { maxValue: to }) }
}

/** The company as an Organization of schema.org, only with details that its page shows. */
export function organizationData(company: Company, origin: string, website: URL | null): Record<string, unknown> {
  const { name, slug, description, logoUrl, place } = company
  const size = employees(company.sizeRange)
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: `${origin}/companies/${slug}`,
    ...(description && { description }),
    ...(logoUrl && URL.canParse(logoUrl, origin) && { logo: new URL(logoUrl, origin).href }),
    ...(website && { sameAs: website.href }),
    ...(place && { address: addressData(place) }),
    ...(size && { numberOfEmployees: size }),
  }
}
