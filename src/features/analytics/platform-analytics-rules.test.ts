import { describe, expect, it } from 'vitest'
import { changeInPercent, dayPeriodOf, formatShare, listedDays, timesMedian } from './platform-analytics-rules.ts'

const now = new Date('2026-10-14T09:40:00Z')

describe('a period of days', () => {
  it('is today and the days before it, compared with an equal time that ends at the same hour', () => {
    expect(dayPeriodOf(7, now)).toMatchObject({
      start: new Date('2026-10-08T00:00:00Z'),
      end: now,
      before: new Date('2026-10-01T00:00:00Z'),
      beforeEnd: new Date('2026-10-07T09:40:00Z'),
      pieces: 7,
      pieceMs: 86_400_000,
    })
    expect([dayPeriodOf(30, now).pieceMs, dayPeriodOf(90, now).pieceMs].map((ms) => ms / 86_400_000)).toEqual([3, 6])
  })

  it('lists at most 7 days, whatever the period (ADASH-07)', () => {
    for (const days of [7, 30, 90] as const) {
      const listed = listedDays(dayPeriodOf(days, now))
      expect([listed.length, listed[0], listed.at(-1)]).toEqual([
        7,
        new Date('2026-10-08T00:00:00Z'),
        new Date('2026-10-14T00:00:00Z'),
      ])
    }
  })
})

it('compares only with enough data', () => {
  expect([changeInPercent(212, 154), changeInPercent(1, 2), changeInPercent(9, 0), changeInPercent(0, 4)]).toEqual([
    38,
    null,
    null,
    -100,
  ])
})

it('formats shares and multiples, with enough data', () => {
  expect([formatShare(7, 10), formatShare(0, 10), formatShare(10, 10), formatShare(2, 4)]).toEqual([
    '70%',
    '0%',
    '100%',
    null,
  ])
  expect([
    timesMedian(71, [24, 31, 22, 14, 19, 31]),
    timesMedian(30, [20, 20]),
    timesMedian(9, [0, 0]),
    timesMedian(90, [10]),
  ]).toEqual(['2 times', null, null, '9 times'])
})
