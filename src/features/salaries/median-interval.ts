import { intervalDeviate, minForInterval } from './rules.ts'

/**
 * The confidence interval of the median, by order statistics and the binomial distribution. In `count` sorted data points, the interval
 * reaches from the point at `rank` from the start to the point at `rank` from the end. It contains the true median with probability
 * `coverage`, which is at least 95%. Null for fewer than six data points.
 */
export function medianInterval(count: number): { rank: number; coverage: number } | null {
  if (count < minForInterval) return null
  const rank = Math.floor((count + 1 - intervalDeviate * Math.sqrt(count)) / 2)
  return { rank, coverage: 1 - 2 * tail(count, rank - 1) }
}

/**
 * The probability of at most `most` heads in `count` coin tosses. For large counts it uses the normal distribution, because the
 * exact sum would underflow to 0.
 */
function tail(count: number, most: number): number {
  if (count > 1000) return normalTail((most + 0.5 - count / 2) / (Math.sqrt(count) / 2))
  let chance = 0.5 ** count
  let sum = chance
  for (let heads = 1; heads <= most; heads++) {
    chance *= (count - heads + 1) / heads
    sum += chance
  }
  return sum
}

/** The standard normal distribution function for a negative deviate: Abramowitz and Stegun 26.2.17, exact to seven decimals. */
function normalTail(deviate: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(deviate))
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return (Math.exp((-deviate * deviate) / 2) / Math.sqrt(2 * Math.PI)) * poly
}
