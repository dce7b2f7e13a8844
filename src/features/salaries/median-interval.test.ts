import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { medianInterval } from './median-interval.ts'

/** Reference: exact binomial sums with big integers, without rounding. */
function exactCoverage(count: number, rank: number): number {
  let row = 1n
  let tail = 0n
  for (let heads = 0; heads < rank; heads++) {
    if (heads > 0) row = (row * BigInt(count - heads + 1)) / BigInt(heads)
    tail += row
  }
  const scale = 10n ** 12n
  return 1 - Number((2n * tail * scale) / 2n ** BigInt(count)) / 1e12
}

describe('medianInterval', () => {
  it('is null for fewer than six data points, because even their full range has too little coverage (SAL-15)', () => {
    for (const count of [0, 1, 5]) expect(medianInterval(count)).toBeNull()
    expect(medianInterval(6)).toMatchObject({ rank: 1 })
  })

  it('has a coverage of at least 95%, checked with exact sums for each count up to 700 (SAL-15)', () => {
    for (let count = 6; count <= 700; count++) {
      const { rank, coverage } = medianInterval(count)!
      const exact = exactCoverage(count, rank)
      expect(exact, `${count}`).toBeGreaterThanOrEqual(0.95)
      expect(coverage).toBeCloseTo(exact, 9)
      expect(rank).toBeGreaterThanOrEqual(1)
    }
  })

  it('calculates the coverage of large counts to three decimals (SAL-15)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1001, max: 6000 }), (count) => {
        const { rank, coverage } = medianInterval(count)!
        expect(coverage).toBeCloseTo(exactCoverage(count, rank), 3)
        expect(coverage).toBeGreaterThanOrEqual(0.95)
      }),
      { numRuns: 25 },
    )
  })
})
