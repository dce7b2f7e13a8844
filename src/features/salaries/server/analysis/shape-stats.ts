import { industries } from '#features/profiles/rules.ts'
import { experienceLevels, remoteTypes } from '#features/salary-files/point-values.ts'
import type { Benchmark, Bucket, Compensation, SalaryStats } from '../../contract.ts'
import { insightsOf, negotiationTipOf } from '../../insights.ts'
import { medianInterval } from '../../median-interval.ts'
import { benefitHighlights, benefitKinds, bucketCount, confidenceOf, minPoints } from '../../rules.ts'
import type { BaseStatistics } from './base-statistics.ts'
import type { GroupRow, Statistics } from './read-statistics.ts'

/** The benchmark from base statistics with enough data points. */
export function shapeBenchmark({ count, percentiles, low, high }: BaseStatistics): Benchmark {
  const [percentile25, median, percentile75] = percentiles
  const interval = medianInterval(count)
  return {
    median,
    percentile25,
    percentile75,
    count,
    confidence: confidenceOf(count),
    interval: interval && low !== null && high !== null ? { low, high, coverage: interval.coverage } : null,
  }
}

/** The eight buckets, including empty ones. */
export function shapeBuckets({ count, lowest, highest, buckets }: BaseStatistics): Bucket[] {
  const width = Math.max(highest - lowest, bucketCount) / bucketCount
  return Array.from({ length: bucketCount }, (_, place) => {
    const inside = buckets[place] ?? 0
    return { from: lowest + place * width, to: lowest + (place + 1) * width, count: inside, share: inside / count }
  })
}

function shapeCompensation(all: Statistics): Compensation {
  const part = ({ average, count }: { average: number | null; count: number }) =>
    average === null ? null : { average, share: average / all.total, count }
  return {
    total: { average: all.total, count: all.totals },
    base: { average: all.base, share: all.base / all.total, count: all.count },
    bonus: part(all.bonus),
    equity: part(all.equity),
    benefits: benefitKinds.flatMap((kind) => {
      const { yes, count } = all.benefits[kind]
      const share = yes / count
      return count === 0 ? [] : [{ kind, share, count, isHighlight: share > benefitHighlights[kind] }]
    }),
    ptoDays: all.pto.average === null ? null : { average: all.pto.average, count: all.pto.count },
  }
}

function shapeGroups<T extends string>(rows: GroupRow[], kind: GroupRow['kind'], values: readonly T[]) {
  return values.flatMap((value) => {
    const row = rows.find((one) => one.kind === kind && one.value === value)
    if (!row) return []
    const [percentile25, median, percentile75] = row.count < minPoints ? [null, null, null] : row.percentiles
    return [{ value, count: row.count, median, percentile25, percentile75 }]
  })
}

/** All statistics that are published; null for fewer than five data points. */
export function shapeStats(all: Statistics | null, wish: number | null): SalaryStats | null {
  if (!all || all.count < minPoints) return null
  const benchmark = shapeBenchmark(all)
  const groups = {
    byExperience: shapeGroups(all.groups, 'experience', experienceLevels),
    byRemoteType: shapeGroups(all.groups, 'remote', remoteTypes),
    byIndustry: shapeGroups(all.groups, 'industry', industries).toSorted((a, b) => b.count - a.count),
  }
  return {
    benchmark,
    lowest: all.lowest,
    highest: all.highest,
    distribution: shapeBuckets(all),
    compensation: shapeCompensation(all),
    ...groups,
    insights: insightsOf({ benchmark, ...groups }),
    negotiationTip: negotiationTipOf(benchmark),
    wish: wish === null || all.below === null ? null : { amount: wish, shareBelow: all.below / all.count },
  }
}
