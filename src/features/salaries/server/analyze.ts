import { eq } from 'drizzle-orm'
import { profiles } from '#db/schema/profiles.ts'
import type { Context } from '#server/context.ts'
import type { SalaryAnalysis, SalarySearch } from '../contract.ts'
import { foundWords, withheldBecause } from '../insights.ts'
import { dataSources } from '../rules.ts'
import { statisticsOf } from './analysis/known-statistics.ts'
import { readPosted } from './analysis/read-posted.ts'
import { readPublished } from './analysis/read-published.ts'
import { shapeStats } from './analysis/shape-figures.ts'

/** A search is open to everybody, and a broad one is a second of work for the database. */
const PER_MINUTE = { points: 120, seconds: 60 }
export type Asking = Pick<Context, 'db' | 'viewer' | 'throttle' | 'clientAddress'>

/**
 * What people earn by a search: data points, salaries posted here and published figures, each apart with its own counts.
 * RATE_LIMITED beyond 120 searches a minute from one address.
 */
export async function analyze(ctx: Asking, search: SalarySearch): Promise<SalaryAnalysis> {
  const [wish, posted, published] = await Promise.all([
    readWish(ctx),
    readPosted(ctx.db, search),
    readPublished(ctx.db, search),
    ctx.throttle.consume('salary-search', ctx.clientAddress, PER_MINUTE),
  ])
  const statistics = await statisticsOf(ctx.db, search, wish)
  const count = statistics?.count ?? 0
  return {
    search,
    count,
    sources: dataSources.flatMap((source) => {
      const of = statistics?.sources[source] ?? 0
      return of > 0 ? [{ source, count: of }] : []
    }),
    figures: shapeStats(statistics, wish),
    withheld: withheldBecause(count),
    found: foundWords(search, count),
    posted,
    published,
  }
}

/** What the signed-in person wishes to earn by their profile: the middle of both bounds, or the one there is. */
async function readWish({ db, viewer }: Pick<Context, 'db' | 'viewer'>): Promise<number | null> {
  if (!viewer) return null
  const [wished] = await db
    .select({ min: profiles.desiredSalaryMin, max: profiles.desiredSalaryMax })
    .from(profiles)
    .where(eq(profiles.userId, viewer.userId))
  const bounds = [wished?.min, wished?.max].filter((bound) => bound !== null && bound !== undefined)
  return bounds.length === 0 ? null : Math.round(bounds.reduce((sum, bound) => sum + bound, 0) / bounds.length)
}
