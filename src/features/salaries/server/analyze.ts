import { eq } from 'drizzle-orm'
import { profiles } from '#db/schema/profiles.ts'
import type { Context } from '#server/context.ts'
import type { SalaryAnalysis, SalarySearch } from '../contract.ts'
import { formatFound, reasonWithheld } from '../insights.ts'
import { dataSources } from '../rules.ts'
import { statisticsOf } from './analysis/known-statistics.ts'
import { readPosted } from './analysis/read-posted.ts'
import { readPublished } from './analysis/read-published.ts'
import { shapeStats } from './analysis/shape-stats.ts'

/** Anyone can search, and a broad search takes about a second of database time, so searches are rate limited. */
const PER_MINUTE = { points: 120, seconds: 60 }
export type AnalysisContext = Pick<Context, 'db' | 'viewer' | 'throttle' | 'clientAddress'>

/**
 * The result of a search: data points, salaries of jobs on this platform, and published figures, each with its own counts. Throws
 * RATE_LIMITED above 120 searches a minute from one address.
 */
export async function analyze(ctx: AnalysisContext, search: SalarySearch): Promise<SalaryAnalysis> {
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
    stats: shapeStats(statistics, wish),
    withheld: reasonWithheld(count),
    found: formatFound(search, count),
    posted,
    published,
  }
}

/** The desired salary in the profile of the signed-in user: the midpoint of both bounds, or the only bound. */
async function readWish({ db, viewer }: Pick<Context, 'db' | 'viewer'>): Promise<number | null> {
  if (!viewer) return null
  const [wished] = await db
    .select({ min: profiles.desiredSalaryMin, max: profiles.desiredSalaryMax })
    .from(profiles)
    .where(eq(profiles.userId, viewer.userId))
  const bounds = [wished?.min, wished?.max].filter((bound) => bound !== null && bound !== undefined)
  return bounds.length === 0 ? null : Math.round(bounds.reduce((sum, bound) => sum + bound, 0) / bounds.length)
}
