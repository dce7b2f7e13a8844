import { medianInterval } from '../../median-interval.ts'
import { bucketCount } from '../../rules.ts'
import { below } from './columns.ts'

/** Figures of yearly base salaries; `low` and `high` are the interval of the median. */
export type BaseStatistics = {
  count: number
  lowest: number
  highest: number
  percentiles: Percentiles
  low: number | null
  high: number | null
  /** How many are in each of the eight buckets. */
  buckets: number[]
}
/** 25th, 50th and 75th percentile. */
export type Percentiles = [number, number, number]

/** The percentiles of sorted salaries by linear interpolation between the closest ranks. */
export function percentilesOf(sorted: ArrayLike<number>): Percentiles {
  const at = (share: number) => {
    const rank = share * (sorted.length - 1)
    const lower = sorted[Math.floor(rank)] as number
    return lower + (rank - Math.floor(rank)) * ((sorted[Math.ceil(rank)] as number) - lower)
  }
  return [at(0.25), at(0.5), at(0.75)]
}

/**
 * What is told of sorted salaries, at least one. The interval's ends are the data points at its ranks. The buckets are of equal
 * width from the lowest to the highest; of a span under eight dollars a dollar wide.
 */
export function baseStatisticsOf(sorted: ArrayLike<number>): BaseStatistics {
  const count = sorted.length
  const [lowest, highest] = [sorted[0] as number, sorted[count - 1] as number]
  const rank = medianInterval(count)?.rank
  const span = Math.max(highest - lowest, bucketCount)
  const belowEdge = (place: number) =>
    place === bucketCount ? count : below(sorted, lowest + Math.ceil((place * span) / bucketCount))
  return {
    count,
    lowest,
    highest,
    percentiles: percentilesOf(sorted),
    low: rank === undefined ? null : (sorted[rank - 1] as number),
    high: rank === undefined ? null : (sorted[count - rank] as number),
    buckets: Array.from({ length: bucketCount }, (_, place) => belowEdge(place + 1) - belowEdge(place)),
  }
}
