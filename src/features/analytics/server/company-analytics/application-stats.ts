import { and, count, eq, sql } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { type ApplicationSource, applicationSources } from '#features/applications/rules.ts'
import { hasKnownDays, isCounted, ofCompany } from '#features/hiring-pipeline/server/company-counts.ts'
import type { Db } from '#server/context.ts'
import type { ApplicationSourceShare, TrendPoint } from '../../company-analytics-contract.ts'
import { type Pair, type Period, sharesOf } from '../../company-analytics-rules.ts'
import { appliedWithin } from './applied-within.ts'

/** Applications in one interval of the two periods with one source; intervals count from 0, at the start of the earlier period. */
type Group = { piece: number; source: ApplicationSource; applications: number; tracked: number; accepted: number }

export type ApplicationStats = {
  applications: Pair
  /** Applications whose days are known, and how many of them were accepted. */
  tracked: Pair
  accepted: Pair
  applicationSources: ApplicationSourceShare[]
  trend: TrendPoint[]
}

/** Counts applications and acceptances of both periods, by source and interval (CANA-06, CANA-09, CANA-11). */
export async function readApplicationStats(db: Db, companyId: string, period: Period): Promise<ApplicationStats> {
  const sinceBefore = sql`extract(epoch from (${applications.appliedAt} - ${period.before.toISOString()}::timestamptz))`
  const groups = await db
    .select({
      piece: sql<number>`(ceil(${sinceBefore} * 1000 / ${period.pieceMs}::numeric) - 1)::int`,
      source: applications.source,
      applications: count(),
      tracked: sql<number>`count(*) filter (where ${hasKnownDays})::int`,
      accepted: sql<number>`count(*) filter (where ${hasKnownDays} and ${applications.status} = 'accepted')::int`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(ofCompany(companyId), isCounted, appliedWithin(period.before, period.end)))
    .groupBy(sql`1, 2`)
  return statsOf(groups, period)
}

function statsOf(groups: readonly Group[], period: Period): ApplicationStats {
  const now = groups.filter(({ piece }) => piece >= period.pieces)
  const before = groups.filter(({ piece }) => piece < period.pieces)
  const pair = (what: Summed): Pair => ({ now: sum(now, what), before: sum(before, what) })
  const counts = applicationSources.map((source) => {
    const reached = now.filter((group) => group.source === source)
    return { source, count: sum(reached, 'applications') }
  })
  return {
    applications: pair('applications'),
    tracked: pair('tracked'),
    accepted: pair('accepted'),
    applicationSources: sharesOf(counts),
    trend: runningTotals(groups, period),
  }
}

type Summed = 'applications' | 'tracked' | 'accepted'

const sum = (groups: readonly Group[], what: Summed): number => groups.reduce((total, group) => total + group[what], 0)

function runningTotals(groups: readonly Group[], { start, pieces, pieceMs }: Period): TrendPoint[] {
  const at = (piece: number) => new Date(start.getTime() + piece * pieceMs)
  const inPiece = (index: number) =>
    sum(
      groups.filter(({ piece }) => piece === index),
      'applications',
    )
  return Array.from({ length: pieces }, (_, piece) => ({
    from: at(piece),
    to: at(piece + 1),
    applications: inPiece(pieces + piece),
    before: inPiece(piece),
  }))
}
