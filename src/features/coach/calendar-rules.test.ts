import { describe, expect, it } from 'vitest'
import { type Calendar, freeStarts, isInOrder } from './calendar-rules.ts'

// noon on a Sunday in Berlin
const now = new Date('2026-03-22T11:00:00Z')
const calendar = (more: Partial<Calendar> = {}): Calendar => ({
  timeZone: 'Europe/Berlin',
  minutes: 45,
  week: [{ day: 1, from: 9 * 60, to: 10 * 60 + 30 }],
  exceptions: [],
  ...more,
})
const starts = (...overrides: Parameters<typeof freeStarts>) =>
  freeStarts(...overrides).map((at) => at.toISOString().slice(0, 16))

describe('free times of a calendar', () => {
  it('start on half hours within the working hours, and follow daylight saving time of the calendar', () => {
    // daylight saving time starts in Berlin on 29 March
    expect(starts(calendar(), [], now)).toEqual([
      '2026-03-23T08:00',
      '2026-03-23T08:30',
      '2026-03-30T07:00',
      '2026-03-30T07:30',
      '2026-04-06T07:00',
      '2026-04-06T07:30',
      '2026-04-13T07:00',
      '2026-04-13T07:30',
    ])
  })

  it('exclude overlaps with booked sessions, but include a start at the end of a session', () => {
    const busy = [{ startsAt: new Date('2026-03-23T07:30:00Z'), minutes: 30 }]
    expect(starts(calendar(), busy, now)[0]).toBe('2026-03-23T08:00')
    const longer = [{ startsAt: new Date('2026-03-23T07:30:00Z'), minutes: 45 }]
    expect(starts(calendar(), longer, now)[0]).toBe('2026-03-23T08:30')
  })

  it('respect exceptions: a day off and a day with other hours', () => {
    const exceptions = [
      { day: '2026-03-23', from: null, to: null },
      { day: '2026-03-25', from: 18 * 60, to: 19 * 60 },
    ]
    expect(starts(calendar({ exceptions }), [], now).slice(0, 2)).toEqual(['2026-03-25T17:00', '2026-03-30T07:00'])
  })

  it('start at least twelve hours ahead, and skip the hour that daylight saving time skips', () => {
    expect(starts(calendar(), [], new Date('2026-03-22T20:15:00Z'))[0]).toBe('2026-03-23T08:30')
    const night = calendar({ week: [{ day: 7, from: 120, to: 240 }], minutes: 30 })
    expect(starts(night, [], new Date('2026-03-23T11:00:00Z')).slice(0, 2)).toEqual([
      '2026-03-29T01:00',
      '2026-03-29T01:30',
    ])
  })

  it.each([
    [
      [
        { from: 540, to: 600 },
        { from: 600, to: 660 },
      ],
      true,
    ],
    [
      [
        { from: 540, to: 610 },
        { from: 600, to: 660 },
      ],
      false,
    ],
    [[{ from: 600, to: 600 }], false],
  ])('hours %o in order: %s', (hours, isGood) => expect(isInOrder(hours)).toBe(isGood))
})
