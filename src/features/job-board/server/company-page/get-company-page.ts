import '#features/places/server/gazetteer.ts'
import { and, count, desc, eq } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { readPromise } from '#features/companies/server/read-promise.ts'
import { readPosted } from '#features/places/known-places.ts'
import { isId } from '#lib/ids.ts'
import { storableText } from '#lib/tidy-text.ts'
import type { Context } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { CompanyPage } from '../../company-page-contract.ts'
import { isCompanyPublic } from '../../policy.ts'
import { jobsPageSize } from '../../rules.ts'
import { loadCandidate } from '../load-candidate.ts'
import { loadCards } from '../load-cards.ts'
import { offeredTo } from '../visible-jobs.ts'

type PageParams = { slug: string; page: number }

/**
 * The public page of a company by its slug or id, with one page of the jobs that this viewer can see. The state is 'gone' for a
 * company that is not public. NOT_FOUND for an unknown company.
 */
export async function getCompanyPage(ctx: Context, { slug, page }: PageParams): Promise<CompanyPage> {
  const { db, viewer } = ctx
  const [row] = await db
    .select()
    .from(companies)
    .where(isId(slug) ? eq(companies.id, slug) : eq(companies.slug, storableText(slug)))
  const company = found(row)
  if (!isCompanyPublic(company)) return { state: 'gone' }
  const isShown = and(eq(jobs.companyId, company.id), offeredTo(viewer))
  const [promise, [all], ids, candidate] = await Promise.all([
    readPromise(db, company.id),
    db.select({ total: count() }).from(jobs).where(isShown),
    db
      .select({ id: jobs.id })
      .from(jobs)
      .where(isShown)
      .orderBy(desc(jobs.postedAt), desc(jobs.id))
      .limit(jobsPageSize)
      .offset((page - 1) * jobsPageSize),
    loadCandidate(ctx),
  ])
  const items = await loadCards(
    ctx,
    ids.map(({ id }) => id),
    candidate,
  )
  const [place = null] = readPosted(company.location ?? '').places
  return {
    state: 'open',
    company: { ...company, place },
    promise,
    jobs: { items, total: all?.total ?? 0, page, pageSize: jobsPageSize },
  }
}
