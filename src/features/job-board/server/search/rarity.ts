import { type SQL, sql } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import type { Db } from '#server/context.ts'

/**
 * How rare each condition is, by the inverse document frequency of BM25. The number of matching postings is the planner's estimate from
 * PostgreSQL's statistics, so there is no table of words to maintain.
 */
export async function raritiesOf(tx: Db, conditions: SQL[]): Promise<number[]> {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select greatest(reltuples, 1)::float8 as n from pg_class where oid = 'jobs'::regclass`,
  )
  const all = rows[0]!.n
  const rarities: number[] = []
  for (const condition of conditions) {
    const count = await estimate(tx, condition)
    rarities.push(Math.log(1 + (Math.max(0, all - count) + 0.5) / (count + 0.5)))
  }
  return rarities
}

async function estimate(tx: Db, condition: SQL): Promise<number> {
  const { rows } = await tx.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from ${jobs} where ${jobs.status} = 'active' and ${condition}`,
  )
  return rows[0]!['QUERY PLAN'][0].Plan['Plan Rows']
}
