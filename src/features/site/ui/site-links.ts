import type { PublicLink } from '#ui/page/public-page.tsx'
import { type SitePage, serviceKeys, sitePages } from '../pages/site-pages.ts'

const linkTo = ({ path, label }: SitePage): PublicLink => ({ to: path, label })
const jobs = { to: '/jobs', label: 'Jobs' }
const salaries = { to: '/salary-analyzer', label: 'Salary Analyzer' }

/** What the top bar holds. A page joins when it exists: no link leads nowhere. */
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
      { to: '/jobs.rss', label: 'New jobs as a feed' },
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
      { to: '/#prices', label: 'Prices' },
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

/** The links for this reader: none to what is switched off, and for members none that only lead them back to the app. */
export function linksFor<L extends PublicLink>(
  links: readonly L[],
  { isMember, hasProgramme }: { isMember: boolean; hasProgramme: boolean },
): L[] {
  const isOpen = ({ to }: PublicLink) => hasProgramme || to !== sitePages.programme.path
  // whoever is signed in is led from the landing page and from signing in to the app: such links would lead nowhere new
  const isForMembers = ({ to }: PublicLink) => !to.startsWith('/#') && !to.startsWith('/auth')
  return links.filter((link) => isOpen(link) && (!isMember || isForMembers(link)))
}
