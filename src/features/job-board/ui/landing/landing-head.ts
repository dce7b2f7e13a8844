import { longDate } from '#lib/dates.ts'
import { dollars } from '#lib/money.ts'
import { type PageHead, pageHead } from '#ui/page/page-head.ts'
import { breadcrumbsData } from '../../breadcrumbs.ts'
import type { Landing } from '../../landing-contract.ts'
import { describeLanding, landingPath } from '../../landing-rules.ts'
import { shorten } from '../public/shorten.ts'
import { feedPath, landingSteps, landingTitle } from './landing-labels.ts'

/** The metadata of a landing page for search engines. Later pages and pages with few jobs are not indexed. */
export function landingHead(landing: Landing, origin: string): PageHead {
  const { stats, jobs, isListed } = landing
  const page = jobs.page > 1 ? `, page ${jobs.page}` : ''
  return pageHead({
    origin,
    title: `${landingTitle(landing)}${page}`,
    description: describe(landing),
    path: landingPath(landing),
    isIndexed: isListed && jobs.page === 1,
    feed: feedPath(landing),
    feedTitle: `New ${describeLanding(landing)} on Tandem`,
    data: stats.jobs > 0 ? [breadcrumbsData(landingSteps(landing), origin)] : [],
  })
}

function describe({ stats, ...about }: Landing): string {
  const { jobs, pay, employers, lastPostedAt } = stats
  if (jobs === 0) return `There are no open ${describeLanding(about)} on Tandem right now. See similar jobs.`
  const at = employers.slice(0, 3).map(({ name }) => name)
  const sentences = [
    `${jobs.toLocaleString('en-US')} open ${describeLanding(about, jobs)}, at ${at.join(', ')}${stats.companies > at.length ? ' and others' : ''}.`,
    pay && `Typical pay ${dollars(pay.low)} to ${dollars(pay.high)}.`,
    lastPostedAt && `Last posted ${longDate(lastPostedAt, 'UTC')}.`,
    'Apply without retyping your resume.',
  ]
  return shorten(sentences.filter(Boolean).join(' '))
}
