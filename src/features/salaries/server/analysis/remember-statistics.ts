import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { salaryAnswers } from '#db/schema/salaries.ts'
import type { Db } from '#server/context.ts'
import type { SalarySearch } from '../../contract.ts'
import { wayOf } from './conditions.ts'
import type { Terms } from './find-terms.ts'
import { readStatistics, type Statistics } from './read-statistics.ts'

/** A search that matches more data points, or reads all of them, takes longer than people wait: its statistics are kept. */
const keptFrom = 20_000
/** So many answers are kept at most; the oldest make room. */
const mostKept = 2_000

/**
 * The statistics of a search, exact either way: a very broad one is computed once for each version of the data. `admit` may
 * refuse what has to be computed.
 */
export async function statisticsFor(
  db: Db,
  terms: Terms,
  search: SalarySearch,
  wish: number | null,
  admit: () => Promise<void> = async () => {},
): Promise<Statistics | null> {
  if (terms.titles.length === 0 || terms.locations.length === 0) return null
  const key = keyOf(terms, search, wish)
  const [kept] = await db.select({ body: salaryAnswers.body }).from(salaryAnswers).where(eq(salaryAnswers.key, key))
  if (kept) return kept.body as Statistics
  await admit()
  const computed = await readStatistics(db, terms, search, wish)
  if (computed && (computed.count >= keptFrom || wayOf(terms) === 'all')) await keep(db, key, computed)
  return computed
}

/** The same titles, places and filters have the same statistics, whatever was typed. */
function keyOf(
  { version, titles, locations }: Terms,
  { jobTitle: _, location: __, ...filters }: SalarySearch,
  wish: number | null,
) {
  const asked = [version, titles, locations, Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1)), wish]
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex')
}

async function keep(db: Db, key: string, body: Statistics): Promise<void> {
  await db.insert(salaryAnswers).values({ key, body }).onConflictDoNothing()
  await db.execute(sql`delete from salary_answers where key in (
    select key from salary_answers order by made_at desc offset ${mostKept})`)
}
