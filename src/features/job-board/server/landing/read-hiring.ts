import { sql } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import type { Db } from '#server/context.ts'
import type { HiringCompanies } from '../../landing-contract.ts'
import { isAnnounced } from '../feeds.ts'
import { cached } from './cached.ts'

type Hiring = HiringCompanies['items'][number]

const pageSize = 30
/** The largest number of companies in the list. Other companies are found by the search. */
const maxNamed = 10_000

/** Companies with open jobs, most jobs first. Cached for five seconds. */
export const readHiring = (db: Db): Promise<Hiring[]> => cached(db, 'hiring', () => findHiring(db, ''))

async function findHiring(db: Db, q: string): Promise<Hiring[]> {
  const { rows } = await db.execute<Omit<Hiring, 'lastPostedAt'> & { at: number }>(sql`
      with open as (
        select company_id, count(*)::int as jobs, max(posted_at) as newest from ${jobs} where ${isAnnounced()} group by 1
      )
      select c.id, c.slug, c.name, c.logo_url as "logoUrl", c.industry, c.location, open.jobs,
        (extract(epoch from newest) * 1000)::float8 as at
      from open join ${companies} c on c.id = open.company_id
      where position(lower(${q}) in lower(c.name)) > 0 order by open.jobs desc, lower(c.name), c.id limit ${maxNamed}`)
  return rows.map(({ at, ...company }) => ({ ...company, lastPostedAt: new Date(at) }))
}

/** One page of the hiring companies whose name contains the text. A page after the last one is empty. */
export async function listHiring(
  { db }: { db: Db },
  { q, page }: { q: string; page: number },
): Promise<HiringCompanies> {
  const all = await (q === '' ? readHiring(db) : findHiring(db, q))
  const from = (page - 1) * pageSize
  return { items: all.slice(from, from + pageSize), total: all.length, page, pageSize }
}
