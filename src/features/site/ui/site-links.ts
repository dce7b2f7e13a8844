import type { PublicLink } from '#ui/page/public-page.tsx'

/** What the top bar holds. A page joins when it exists: no link leads nowhere. */
export const siteNav: readonly PublicLink[] = [
  { to: '/jobs', label: 'Jobs' },
  { to: '/salary-analyzer', label: 'Salaries' },
  { to: '/#companies', label: 'For companies' },
  { to: '/#prices', label: 'Prices' },
]

export const siteFoot: readonly { title: string; links: readonly PublicLink[] }[] = [
  {
    title: 'Find work',
    links: [
      { to: '/jobs', label: 'Job search' },
      { to: '/jobs?remote=true', label: 'Remote jobs' },
      { to: '/salary-analyzer', label: 'Salary Analyzer' },
      { to: '/jobs.rss', label: 'New jobs as a feed' },
    ],
  },
  {
    title: 'Hire',
    links: [
      { to: '/#companies', label: 'For companies' },
      { to: '/auth?redirect=%2Fapp%2Fcompany%2Fjobs', label: 'Post a job' },
    ],
  },
  {
    title: 'Account',
    links: [
      { to: '/auth', label: 'Sign In' },
      { to: '/auth?tab=sign-up', label: 'Get started' },
      { to: '/#prices', label: 'Prices' },
    ],
  },
]
