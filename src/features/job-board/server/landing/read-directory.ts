import { sql } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import type { Db } from '#server/context.ts'
import { isAnnounced } from '../feeds.ts'
import { cached } from './cached.ts'
import { PLACE_COLUMNS, PLACES } from './scope.ts'

/** A role or place with its number of open jobs, and when one of them last changed. */
export type Entry = { slug: string; label: string | null; jobs: number; changedAt: Date }
/** A role in a place, with its number of open jobs. */
export type Pair = { role: string; place: string; jobs: number; changedAt: Date }
export type Directory = {
  jobs: number
  remote: Entry | null
  /** Most jobs first. */
  roles: Entry[]
  places: Entry[]
}

type Row = { slug: string; label: string | null; jobs: number; at: number }

const changed = sql`(extract(epoch from max(updated_at)) * 1000)::float8 as at`
const entryOf = ({ slug, label, jobs, at }: Row): Entry => ({ slug, label, jobs, changedAt: new Date(at) })

/** All roles and places with open jobs, cached for five seconds. A role is the full title of at least one open posting. */
export const readDirectory = (db: Db): Promise<Directory> =>
  cached(db, 'directory', async () => {
    const [byRole, byPlace, both] = await Promise.all([
      db.execute<Row>(sql`
        with open as materialized (select roles, title, updated_at from ${jobs} where ${isAnnounced()})
        select role as slug, min(title) filter (where role = roles[1]) as label, count(*)::int as jobs, ${changed}
        from open, unnest(roles) as role group by role having bool_or(role = roles[1]) order by 3 desc, 1`),
      db.execute<Row>(sql`
        with open as materialized (select ${PLACE_COLUMNS}, updated_at from ${jobs} where ${isAnnounced()})
        select slug, mode() within group (order by written) as label, count(*)::int as jobs, ${changed}
        from open, ${PLACES} where slug is not null group by slug order by 3 desc, 1`),
      db.execute<Row & { isRemote: boolean }>(sql`
        select 'remote' as slug, null as label, is_remote as "isRemote", count(*)::int as jobs, ${changed}
        from ${jobs} where ${isAnnounced()} group by is_remote`),
    ])
    const remote = both.rows.find(({ isRemote }) => isRemote)
    return {
      jobs: both.rows.reduce((sum, row) => sum + row.jobs, 0),
      remote: remote ? entryOf(remote) : null,
      roles: byRole.rows.map(entryOf),
      places: byPlace.rows.map(entryOf),
    }
  })

/** Pairs of a role and a place, or 'remote', with at least `minJobs` open jobs; for the sitemap. Cached for five seconds. */
export const readPairs = (db: Db, minJobs: number): Promise<Pair[]> =>
  cached(db, `pairs ${minJobs}`, async () => {
    const { rows } = await db.execute<Omit<Pair, 'changedAt'> & { at: number }>(sql`
      with open as materialized (
        select roles, ${PLACE_COLUMNS}, is_remote, updated_at from ${jobs} where ${isAnnounced()}
      ), whole as (select distinct roles[1] as role from open)
      select role, place, count(*)::int as jobs, ${changed} from (
        select role, slug as place, updated_at from open, unnest(roles) as role, ${PLACES} where slug is not null
        union all select role, 'remote', updated_at from open, unnest(roles) as role where is_remote
      ) as pairs join whole using (role)
      group by role, place having count(*) >= ${minJobs} order by role, place`)
    return rows.map(({ at, ...pair }) => ({ ...pair, changedAt: new Date(at) }))
  })
