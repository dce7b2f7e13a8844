import type { SalaryComparison, SalarySearch } from '../contract.ts'
import { differenceOf, formatComparison } from '../insights.ts'
import { type AnalysisContext, analyze } from './analyze.ts'

/** Two searches side by side, with the difference between them. Both are returned, even if only one has statistics. */
export async function compare(
  ctx: AnalysisContext,
  searches: { first: SalarySearch; second: SalarySearch },
): Promise<SalaryComparison> {
  const [first, second] = await Promise.all([analyze(ctx, searches.first), analyze(ctx, searches.second)])
  if (!first.stats || !second.stats) return { first, second, difference: null, summary: null }
  return {
    first,
    second,
    difference: differenceOf(first.stats.benchmark.median, second.stats.benchmark.median),
    summary: formatComparison({ ...first.search, ...first.stats }, { ...second.search, ...second.stats }),
  }
}
