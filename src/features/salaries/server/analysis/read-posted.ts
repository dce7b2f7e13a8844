import { sql } from 'drizzle-orm'
import { visibleTo } from '#features/job-board/server/visible-jobs.ts'
import type { Db } from '#server/context.ts'
import { escapeLike } from '#server/escape-like.ts'
import type { PostedSalaries, SalarySearch } from '../../contract.ts'
import { minPoints } from '../../rules.ts'
import { queryOf, readBase } from './base-statistics.ts'
import { shapeBenchmark, shapeBuckets } from './shape-stats.ts'

const contains = (text: string) => `%${escapeLike(text.toLowerCase())}%`

/**
 * Statistics of the midpoints of salary ranges in open public jobs, by title and location. A job with only one bound is
 * ignored.
 */
export async function readPosted(db: Db, search: SalarySearch): Promise<PostedSalaries> {
  const found = sql`
    select (pay_min + pay_max) / 2 as base
    from jobs
    where ${visibleTo(null)} and pay_min is not null and pay_max is not null
      and lower(jobs.title) like ${contains(search.jobTitle)}
      and lower(coalesce(job_locations(jobs.location, jobs.more_locations), (select location from companies where id = jobs.company_id)))
        like ${contains(search.location)}`
  const all = await readBase(queryOf(db), found)
  const count = all?.count ?? 0
  if (!all || count < minPoints) return { count, benchmark: null, distribution: [], withheld: withheld(count) }
  return { count, benchmark: shapeBenchmark(all), distribution: shapeBuckets(all), withheld: null }
}

function withheld(count: number): string | null {
  if (count === 0) return null
  const jobs = `${count} open job${count === 1 ? '' : 's'}`
  return `Only ${jobs} here list${count === 1 ? 's' : ''} a salary range. We don't show figures based on fewer than ${minPoints}.`
}
