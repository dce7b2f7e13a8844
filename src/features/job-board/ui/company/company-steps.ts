import type { Step } from '../../breadcrumbs.ts'

/** The breadcrumbs of a company's page. */
export const companySteps = ({ name, slug }: { name: string; slug: string }): Step[] => [
  { to: '/jobs', label: 'Jobs' },
  { to: '/companies', label: 'Companies' },
  { to: `/companies/${slug}`, label: name },
]
