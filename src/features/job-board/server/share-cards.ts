import { and, count, eq } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { employmentLabel, placeLabel } from '#features/job-postings/labels.ts'
import { countWord } from '#lib/count-word.ts'
import { salaryFull } from '#lib/money.ts'
import type { ShareCard } from '#lib/share-picture.ts'
import { storableText } from '#lib/tidy-text.ts'
import type { Context } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { isCompanyPublic } from '../policy.ts'
import { readJobs } from './load-cards.ts'
import { findVisibleJob, offeredTo } from './visible-jobs.ts'

/** The texts of an open job's share image: company, title, place, employment type, and the salary if it is stated. NOT_FOUND. */
export async function readJobShare(ctx: Context, slug: string): Promise<ShareCard> {
  const { id } = await findVisibleJob(ctx, slug)
  const { job, company } = found((await readJobs(ctx, [id]))[0])
  const hasPay = job.salaryMin !== null || job.salaryMax !== null
  const pay = hasPay ? [salaryFull(job)] : []
  return {
    kicker: company.name,
    title: job.title,
    text: [placeLabel(job), employmentLabel(job.employmentType), ...pay].join(' · '),
    mark: { name: company.name, logoUrl: company.logoUrl },
  }
}

/** The texts of a public company's share image: name, industry, location, and number of open jobs. NOT_FOUND. */
export async function readCompanyShare({ db, viewer }: Context, slug: string): Promise<ShareCard> {
  const [row] = await db
    .select()
    .from(companies)
    .where(eq(companies.slug, storableText(slug)))
  const company = found(row)
  if (!isCompanyPublic(company)) throw new DomainError('NOT_FOUND')
  const [open] = await db
    .select({ n: count() })
    .from(jobs)
    .where(and(eq(jobs.companyId, company.id), offeredTo(viewer)))
  const { name, industry, location, logoUrl } = company
  const total = open?.n ?? 0
  return {
    kicker: [industry, location].filter(Boolean).join(' · ') || 'On Tandem',
    title: name,
    text: `${countWord(total)} open ${total === 1 ? 'job' : 'jobs'}`,
    mark: { name, logoUrl },
  }
}
