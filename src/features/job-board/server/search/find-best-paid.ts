import { sql } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import type { Db } from '#server/context.ts'
import { indexedConditions, type SearchParams, walkedConditions } from './conditions.ts'
import { milliseconds, newestFirst } from './find-newest.ts'
import type { RankedPlace } from './find-relevant.ts'

/** The highest pay of a job in US dollars a year. Jobs without pay, or with pay that cannot be compared, get -1 and are last. */
const pay = sql`coalesce(${jobs.payMax}, ${jobs.payMin}, -1)`

type Window = { after: RankedPlace | null; limit: number; isNarrow: boolean }
type Row = { id: string; at: number; pay: number }

/** The matches by pay, highest first, for equal pay newest first. The pay is the `rank` of the position. */
export async function findBestPaid(tx: Db, params: SearchParams, { after, limit, isNarrow }: Window) {
  const below = after
    ? sql`(${pay}, ${jobs.postedAt}, ${jobs.id}) < (${after.rank}::int, ${after.postedAt.toISOString()}::timestamptz, ${after.id}::uuid)`
    : undefined
  const columns = sql`id, ${milliseconds} as at, ${pay} as pay`
  const order = sql`${pay} desc, ${newestFirst} limit ${limit}`
  // all jobs, and those with a common word, are read in the order of their index; other matches are few enough to be sorted
  const { rows } = isNarrow
    ? await tx.execute<Row>(sql`
        with matches as materialized (
          select id, posted_at, pay_max, pay_min from ${jobs} where ${indexedConditions(params, below)}
        ) select ${columns} from matches as ${jobs} order by ${order}`)
    : await tx.execute<Row>(sql`
        select ${columns} from ${jobs}
        where ${jobs.status} = 'active' and ${walkedConditions(params, below)} order by ${order}`)
  return rows.map((row): RankedPlace => ({ id: row.id, postedAt: new Date(row.at), tier: 0, rank: row.pay }))
}
