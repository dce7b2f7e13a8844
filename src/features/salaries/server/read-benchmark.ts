import type { Db } from '#server/context.ts'
import type { SalaryFigures } from '../contract.ts'
import { statisticsOf } from './analysis/known-statistics.ts'
import { shapeFigures } from './analysis/shape-figures.ts'

/** What people with such a title earn anywhere, in US dollars a year; null where there are too few data points to tell. */
export async function readBenchmark(db: Db, jobTitle: string): Promise<SalaryFigures['benchmark'] | null> {
  const search = { jobTitle, location: '', experienceLevel: undefined }
  const statistics = await statisticsOf(db, search, null)
  return shapeFigures(statistics, null)?.benchmark ?? null
}
