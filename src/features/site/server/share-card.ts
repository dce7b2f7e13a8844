import type { ShareCard } from '#lib/share-picture.ts'
import { DomainError } from '#server/errors.ts'
import { landing } from '../copy.ts'
import { sitePages } from '../pages/site-pages.ts'

/** The pages of other areas, and the site as a whole. */
const others: Record<string, { kicker: string; title: string; text: string }> = {
  site: { kicker: 'Tandem', title: landing.title, text: landing.description },
  jobs: {
    kicker: 'Jobs',
    title: 'Open jobs, with pay, location and deadline',
    text: 'Add a resume and see which of them fit you, and why.',
  },
  blog: {
    kicker: 'The Tandem blog',
    title: 'Hiring explained by people who do it',
    text: 'Applying, interviews, pay and changing careers.',
  },
  'salary-analyzer': {
    kicker: 'Salary Analyzer',
    title: 'What a role pays by location',
    text: 'Median, percentiles, bonus, equity and benefits, each with its number of data points.',
  },
  auth: { kicker: 'Tandem', title: 'Sign in, or create an account', text: landing.description },
  subscribe: { kicker: 'Plans and prices', title: 'Plans and prices', text: 'Compare plans and prices.' },
}

/** The text of a site page's share image, by its address; NOT_FOUND for an unknown page. */
export async function readPageShare(_ctx: unknown, name: string): Promise<ShareCard> {
  const page = Object.values(sitePages).find(({ path }) => path === `/${name}`)
  if (page) return { kicker: page.label, title: page.title, text: page.description }
  const other = Object.hasOwn(others, name) ? others[name] : undefined
  if (!other) throw new DomainError('NOT_FOUND')
  return other
}
