import { sharePicture } from '#lib/share-picture.ts'
import { type PageHead, pageHead } from '#ui/page/page-head.ts'
import { breadcrumbsData } from '../../breadcrumbs.ts'
import type { CompanyPage } from '../../company-page-contract.ts'
import { organizationData } from '../../organization-data.ts'
import { safeSite } from '../public/safe-site.ts'
import { shorten } from '../public/shorten.ts'
import { companySteps } from './company-steps.ts'
import { jobsLabel } from './jobs-label.ts'

/** The metadata of a company's page for search engines. */
export function companyHead(page: CompanyPage, origin: string): PageHead {
  if (page.state !== 'open')
    return { meta: [{ title: 'Company not found · Tandem' }, { name: 'robots', content: 'noindex' }], links: [] }
  const { company, jobs } = page
  const facts = [jobsLabel(jobs.total), company.industry, company.location].filter(Boolean).join(' · ')
  return pageHead({
    origin,
    title: `Jobs at ${company.name}`,
    description: shorten(`${facts}. ${company.description?.replaceAll('\n', ' ') ?? ''}`.trim()),
    path: `/companies/${company.slug}`,
    isIndexed: jobs.page === 1,
    picture: sharePicture('companies', company.slug, `Jobs at ${company.name}`),
    feed: `/jobs.rss?${new URLSearchParams({ company: company.slug })}`,
    feedTitle: `New jobs at ${company.name} on Tandem`,
    data: [
      organizationData(company, origin, safeSite(company.website)),
      breadcrumbsData(companySteps(company), origin),
    ],
  })
}
