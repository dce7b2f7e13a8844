import { employmentLabel, placesLabel } from '#features/job-postings/labels.ts'
import { plainText } from '#lib/html-text.ts'
import { salaryFull } from '#lib/money.ts'
import { sharePicture } from '#lib/share-picture.ts'
import { type PageHead, pageHead } from '#ui/page/page-head.ts'
import { breadcrumbsData } from '../../breadcrumbs.ts'
import { jobPosting } from '../../job-posting.ts'
import type { JobPage } from '../../page-contract.ts'
import { jobSteps } from './job-steps.ts'
import { shorten } from './shorten.ts'

/** The metadata of a job's page for search engines. */
export function jobHead(page: JobPage, origin: string): PageHead {
  if (page.state !== 'open')
    return { meta: [{ title: 'Job no longer available · Tandem' }, { name: 'robots', content: 'noindex' }], links: [] }
  const { job, closesAt, company, where, isListed } = page
  const facts = [placesLabel(job), employmentLabel(job.employmentType), salaryFull(job)]
  const { country: companyCountry, website } = company
  const posted = { ...job, closesAt, where: { ...where, companyCountry }, company: { ...job.company, website } }
  const posting = isListed ? jobPosting(posted, origin) : null
  return pageHead({
    origin,
    title: `${job.title} at ${job.company.name}`,
    description: shorten(`${facts.join(' · ')}. ${plainText(job.description).replaceAll('\n', ' ')}`),
    path: `/jobs/${job.slug}`,
    // the share image of an internal job must not be public
    ...(!job.isInternal && { picture: sharePicture('jobs', job.slug, `${job.title} at ${job.company.name}`) }),
    isIndexed: !job.isInternal,
    data: [...(posting ? [posting] : []), breadcrumbsData(jobSteps(page), origin)],
  })
}
