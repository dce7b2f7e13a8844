import type { PublicLink } from '#ui/page/public-page.tsx'
import { type SitePage, serviceKeys, sitePages } from '../pages/site-pages.ts'

const linkTo = ({ path, label }: SitePage): PublicLink => ({ to: path, label })
const jobs = { to: '/jobs', label: 'Jobs' }
const salaries = { to: '/salary-analyzer', label: 'Salary Analyzer' }

/** The links of the top bar. A page is added when it exists: there are no dead links. */
export const siteNav: readonly PublicLink[] = [
  jobs,
  linkTo(sitePages.programme),
  salaries,
  linkTo(sitePages.stories),
  linkTo(sitePages.companies),
]

export const siteFoot: readonly { title: string; links: readonly PublicLink[] }[] = [
  {
    title: 'Product',
    links: serviceKeys.map((key) => linkTo(sitePages[key])),
  },
  {
    title: 'Find work',
    links: [
      jobs,
      { to: '/jobs/in/remote', label: 'Remote jobs' },
      { to: '/jobs/browse', label: 'Browse jobs' },
      { to: '/companies', label: 'Companies hiring' },
      salaries,
      { to: '/jobs.rss', label: 'RSS feed of new jobs' },
    ],
  },
  {
    title: 'Learn',
    links: [
      linkTo(sitePages.programme),
      linkTo(sitePages.guide),
      { to: '/blog', label: 'Blog' },
      linkTo(sitePages.insights),
      linkTo(sitePages.stories),
      { to: '/#prices', label: 'Pricing' },
    ],
  },
  {
    title: 'Tandem',
    links: [
      linkTo(sitePages.companies),
      { to: '/auth', label: 'Sign In' },
      { to: '/auth?tab=sign-up', label: 'Get started' },
      linkTo(sitePages.help),
      linkTo(sitePages.contact),
      linkTo(sitePages.privacy),
      linkTo(sitePages.terms),
    ],
  },
]

/**
 * The links for this reader: without disabled features, and for members without links that redirect back to the app.
 */
export function linksFor<L extends PublicLink>(
  links: readonly L[],
  { isMember, hasProgramme }: { isMember: boolean; hasProgramme: boolean },
): L[] {
  const isOpen = ({ to }: PublicLink) => hasProgramme || to !== sitePages.programme.path
  // signed-in users are redirected from the landing and sign-in pages to the app, so these links would be useless
  const isForMembers = ({ to }: PublicLink) => !to.startsWith('/#') && !to.startsWith('/auth')
  return links.filter((link) => isOpen(link) && (!isMember || isForMembers(link)))
}
