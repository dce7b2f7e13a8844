import type { Db } from '#server/context.ts'
import type { SalaryStats } from '../contract.ts'
import { statisticsOf } from './analysis/known-statistics.ts'
import { shapeStats } from './analysis/shape-stats.ts'

/** The salaries for a job title in all places, in US dollars per year; null if there are too few data points. */
export async function readBenchmark(db: Db, jobTitle: string): Promise<SalaryStats['benchmark'] | null> {
  const search = { jobTitle, location: '', experienceLevel: undefined }
  const statistics = await statisticsOf(db, search, null)
  return shapeStats(statistics, null)?.benchmark ?? null
}
