import { type SQL, sql } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import type { Db } from '#server/context.ts'
import type { Employer } from '../../landing-contract.ts'
import { isAnnounced } from '../feeds.ts'
import { cached } from './cached.ts'
import { inScope, keyOf, PLACE_COLUMNS, PLACES, type Scope } from './scope.ts'

/** A role or place with its number of jobs in the scope. `written` is its spelling in a posting. */
export type Group = { slug: string; written: string | null; jobs: number }

export type ScopeStats = {
  jobs: number
  newThisWeek: number
  remote: number
  companies: number
  lastPostedAt: Date | null
  /** Medians of the lowest and highest salary in US dollars a year, of the postings that state both. */
  paid: { low: number; high: number; postings: number }
  employers: Employer[]
  roles: Group[]
  places: Group[]
}

const maxEmployers = 6
const maxGroups = 60

/** Statistics of the open jobs of a scope, by one query. Cached for five seconds. */
export const readStats = (db: Db, scope: Scope): Promise<ScopeStats> =>
  cached(db, `figures ${keyOf(scope)}`, () => countScope(db, scope))

type Row = Omit<ScopeStats, 'lastPostedAt' | 'paid'> & {
  newest: number | null
  paid: { low: number | null; high: number | null; postings: number }
}

async function countScope(db: Db, scope: Scope): Promise<ScopeStats> {
  const { rows } = await db.execute<{ stats: Row }>(sql`
    with hits as materialized (
      select roles, ${PLACE_COLUMNS}, company_id, pay_min, pay_max, is_remote, posted_at
      from ${jobs} where ${isAnnounced()} and ${inScope(scope)}
    ), ${groups}
    select json_build_object(
      'jobs', count(*),
      'newThisWeek', count(*) filter (where posted_at > now() - interval '7 days'),
      'remote', count(*) filter (where is_remote),
      'companies', count(distinct company_id),
      'newest', extract(epoch from max(posted_at)) * 1000,
      'paid', json_build_object(
        'postings', count(*) filter (where pay_min is not null and pay_max is not null),
        'low', percentile_disc(0.5) within group (order by pay_min) filter (where pay_max is not null),
        'high', percentile_disc(0.5) within group (order by pay_max) filter (where pay_min is not null)),
      'employers', ${listOf('employers')}, 'roles', ${listOf('by_role')}, 'places', ${listOf('by_place')}
    ) as stats from hits`)
  const { newest, paid, ...stats } = rows[0]!.stats
  return {
    ...stats,
    lastPostedAt: newest === null ? null : new Date(newest),
    paid: { low: paid.low ?? 0, high: paid.high ?? 0, postings: paid.postings },
  }
}

const listOf = (name: string): SQL =>
  sql`(select coalesce(json_agg(${sql.raw(name)} order by ${sql.raw(name)}.jobs desc, ${sql.raw(name)}.slug), '[]') from ${sql.raw(name)})`

const groups = sql`
  by_company as (select company_id, count(*)::int as jobs from hits group by 1 order by 2 desc, 1 limit ${maxEmployers}),
  employers as (
    select c.id, c.slug, c.name, c.logo_url as "logoUrl", by_company.jobs
    from by_company join ${companies} c on c.id = by_company.company_id
  ),
  by_place as (
    select slug, mode() within group (order by written) as written, count(*)::int as jobs
    from hits, ${PLACES} where slug is not null group by 1 order by 3 desc, 1 limit ${maxGroups}
  ),
  by_role as (
    select role as slug, null as written, count(*)::int as jobs
    from hits, unnest(roles) as role group by 1 order by 3 desc, 1 limit ${maxGroups}
  )`
