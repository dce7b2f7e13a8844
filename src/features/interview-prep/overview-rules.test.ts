import fc from 'fast-check'
import { expect, it } from 'vitest'
import { randomCases } from '#testing/long.ts'
import { recentSince, scoreTrend } from './overview-rules.ts'

const score = fc.integer({ min: 0, max: 100 })

/** The same rule with integers only: two sums of five scores that differ by more than 25. */
function reference(scores: number[]) {
  let latest = 0
  let earlier = 0
  for (let at = 0; at < 5; at++) {
    latest += scores[at] ?? 0
    earlier += scores[at + 5] ?? 0
  }
  if (scores.length < 10) return null
  return latest > earlier + 25 ? 'up' : latest + 25 < earlier ? 'down' : null
}

it('scoreTrend › matches a reference for any scores (INTV-03)', () => {
  const near = fc.integer({ min: 40, max: 100 }).chain((middle) =>
    fc.array(fc.integer({ min: Math.max(0, middle - 8), max: Math.min(100, middle + 8) }), {
      minLength: 10,
      maxLength: 14,
    }),
  )
  fc.assert(
    fc.property(fc.oneof(fc.array(score, { maxLength: 15 }), near), (scores) => {
      expect(scoreTrend(scores).direction).toBe(reference(scores))
    }),
    { numRuns: randomCases(1000) },
  )
})

it.each([
  [[55, 55, 55, 55, 55, 50, 50, 50, 50, 50], null],
  [[56, 55, 55, 55, 55, 50, 50, 50, 50, 50], 'up'],
  [[45, 45, 45, 45, 45, 50, 50, 50, 50, 50], null],
  [[44, 45, 45, 45, 45, 50, 50, 50, 50, 50], 'down'],
  [[90, 90, 90, 90, 90, 50, 50, 50, 50], null],
  [[70, 64, 71, 58, 59, 65, 60, 59, 55, 58], null],
  [[], null],
])('%j is %s: more than five, and five on either side (INTV-03)', (scores, direction) => {
  expect(scoreTrend(scores).direction).toBe(direction)
})

it('scoreTrend › uses at most ten scores, and has an average from the first score on (INTV-03)', () => {
  fc.assert(
    fc.property(fc.array(score, { minLength: 10, maxLength: 10 }), fc.array(score), (ten, more) => {
      expect(scoreTrend([...ten, ...more])).toEqual(scoreTrend(ten))
    }),
  )
  expect(scoreTrend([])).toEqual({ average: null, before: null, direction: null })
  expect(scoreTrend([70, 80])).toEqual({ average: 75, before: null, direction: null })
})

it('recentSince › is exactly seven days ago (INTV-05)', () => {
  expect(recentSince(new Date('2026-03-10T08:30:00Z'))).toEqual(new Date('2026-03-03T08:30:00Z'))
})
