import { counted } from '#lib/count-word.ts'
import { type PageHead, pageHead } from '#ui/page/page-head.ts'
import { breadcrumbsData } from '../../breadcrumbs.ts'
import type { Directory, HiringCompanies } from '../../landing-contract.ts'
import { browseSteps } from './browse-page.tsx'
import { companiesSteps, companiesTitle } from './companies-page.tsx'

export function browseHead({ totals, roles, places }: Directory, origin: string): PageHead {
  const some = [...roles.slice(0, 3), ...places.slice(0, 2)].map(({ label }) => label)
  return pageHead({
    origin,
    title: 'Browse jobs by role, location and company',
    description: `Open jobs in ${counted(totals.roles, 'role')} and ${counted(totals.places, 'place')}, at ${counted(totals.companies, 'company', 'companies')}: ${some.join('; ')} and more.`,
    path: '/jobs/browse',
    isIndexed: roles.length > 0,
    data: [breadcrumbsData(browseSteps, origin)],
  })
}

type Companies = { companies: HiringCompanies; q: string; origin: string }

/** The metadata of the companies page for search engines. Later pages and searches are not indexed. */
export function companiesHead({ companies, q, origin }: Companies): PageHead {
  const { items, total, page } = companies
  const names = items.slice(0, 4).map(({ name }) => name)
  return pageHead({
    origin,
    title: q ? `Companies matching “${q}”` : companiesTitle(total) + (page > 1 ? `, page ${page}` : ''),
    description: `${companiesTitle(total)} on Tandem${names.length > 0 ? `: ${names.join(', ')} and others` : ''}. See what they do, how fast they reply, and their open jobs.`,
    path: '/companies',
    isIndexed: !q && page === 1 && total > 0,
    data: [breadcrumbsData(companiesSteps, origin)],
  })
}
