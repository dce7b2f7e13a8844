import { sql } from 'drizzle-orm'
import { visibleTo } from '#features/job-board/server/visible-jobs.ts'
import { industries } from '#features/profiles/rules.ts'
import type { Context } from '#server/context.ts'
import type { SalaryOverview } from '../contract.ts'
import { dataSources, minPoints } from '../rules.ts'
import { statisticsOf } from './analysis/known-statistics.ts'

const everything = { jobTitle: '', location: '', experienceLevel: undefined }

/**
 * The number of data points by source, the number of open jobs with a salary, and medians by industry from five data points on.
 */
export async function overview({ db }: Pick<Context, 'db'>): Promise<SalaryOverview> {
  const [statistics, names, posted] = await Promise.all([
    statisticsOf(db, everything, null),
    db.execute<{ source: 'sample' | 'import'; name: string }>(
      sql`select source, name from salary_datasets where accepted > 0 and layout not in ('oews', 'ashe', 'figures') order by id`,
    ),
    db.execute<{ count: number }>(
      sql`select count(*)::int as count from jobs
        where ${visibleTo(null)} and pay_min is not null and pay_max is not null`,
    ),
  ])
  const medians = (statistics?.groups ?? []).filter(({ kind, count }) => kind === 'industry' && count >= minPoints)
  return {
    dataPoints: statistics?.count ?? 0,
    postedJobs: posted.rows[0]?.count ?? 0,
    sources: dataSources.flatMap((source) => {
      const count = statistics?.sources[source] ?? 0
      const named = names.rows.filter((row) => row.source === source).map(({ name }) => name)
      return count > 0 ? [{ source, count, names: named }] : []
    }),
    byIndustry: industries.flatMap((industry) => {
      const found = medians.find(({ value }) => value === industry)
      return found ? [{ industry, median: found.percentiles[1], count: found.count }] : []
    }),
  }
}
