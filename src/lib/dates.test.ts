import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomCases } from '#testing/long.ts'
import * as dates from './dates.ts'

const now = new Date('2025-10-14T12:00:00Z')
const earlierBy = (amount: number) => new Date(now.getTime() - amount)
const s = 1000
const m = 60 * s
const h = 60 * m
const d = 24 * h

it('is lower case inside a sentence, except for months', () => {
  const now = new Date('2025-10-31T12:00:00Z')
  expect(dates.timeAgoInside(now, now, 'UTC')).toBe('just now')
  expect(dates.timeAgoInside(new Date('2025-08-14T12:00:00Z'), now, 'UTC')).toBe('14 August 2025')
})

describe('timeAgo', () => {
  it.each([
    [0, 'Just now'],
    [59 * s, 'Just now'],
    [60 * s, '1 minute ago'],
    [2 * m, '2 minutes ago'],
    [h - 1, '59 minutes ago'],
    [h, '1 hour ago'],
    [d - 1, '23 hours ago'],
    [d, '1 day ago'],
    [30 * d - 1, '29 days ago'],
    [30 * d, '14 September 2025'],
    [400 * d, '9 September 2024'],
    [-5 * m, 'Just now'],
  ])('%i ms past is %j (PLAT-15)', (past, text) => expect(dates.timeAgo(earlierBy(past), now, 'UTC')).toBe(text))

  it('shows the date in the given time zone (PLAT-15)', () =>
    expect(dates.timeAgo(new Date('2025-01-01T02:00:00Z'), now, 'America/New_York')).toBe('31 December 2024'))
})

describe('postedAgeShort', () => {
  it.each([
    [0, '0h ago'],
    [4 * h, '4h ago'],
    [d - 1, '23h ago'],
    [d, '1d ago'],
    [45 * d, '45d ago'],
    [-h, '0h ago'],
  ])('%i ms past is %j (JOBS-12)', (past, text) => expect(dates.postedAgeShort(earlierBy(past), now)).toBe(text))
})

describe('postedAgeLabel and the dialog', () => {
  it.each([
    [0, 'Today', '0 h ago'],
    [5 * h, 'Today', '5 h ago'],
    [d - 1, 'Today', '23 h ago'],
    [d, '1 day ago', '1 day ago'],
    [2 * d, '2 days ago', '2 days ago'],
    [6 * d, '6 days ago', '6 days ago'],
    [7 * d, '1 week ago', '1 week ago'],
    [13 * d, '1 week ago', '1 week ago'],
    [14 * d, '2 weeks ago', '2 weeks ago'],
    [29 * d, '4 weeks ago', '4 weeks ago'],
    [30 * d, '1 month ago', '1 month ago'],
    [59 * d, '1 month ago', '1 month ago'],
    [60 * d, '2 months ago', '2 months ago'],
    [400 * d, '13 months ago', '13 months ago'],
  ])('%i ms past is %j, in the dialog %j (CJOB-17)', (past, label, dialog) => {
    expect(dates.postedAgeLabel(earlierBy(past), now)).toBe(label)
    expect(dates.postedAgeInDialog(earlierBy(past), now)).toBe(dialog)
  })
})

describe('absolute wordings', () => {
  const at = new Date('2025-10-02T00:05:00Z')
  it.each([
    ['longDate', dates.longDate(at, 'UTC'), '2 October 2025'],
    ['shortDate', dates.shortDate(at, 'UTC'), '2 Oct 2025'],
    ['dayAndMonth', dates.dayAndMonth(at, 'UTC'), '2 October'],
    ['clockTime at midnight', dates.clockTime(at, 'UTC'), '12:05 AM'],
    ['clockTime at noon', dates.clockTime(new Date('2025-10-02T12:00:00Z'), 'UTC'), '12:00 PM'],
    ['clockTime in a zone', dates.clockTime(at, 'America/Los_Angeles'), '5:05 PM'],
    ['longDateTime in a zone', dates.longDateTime(at, 'America/Los_Angeles'), '1 October 2025, 5:05 PM'],
    ['exactDateTime', dates.exactDateTime(new Date('2025-10-02T00:05:09Z'), 'UTC'), '2 October 2025, 12:05:09 AM'],
    ['weekdayAndTime', dates.weekdayAndTime(at, 'Asia/Kathmandu'), 'Thursday, 5:50 AM'],
    ['isoDay', dates.isoDay(at, 'America/Los_Angeles'), '2025-10-01'],
    ['longDay', dates.longDay('2025-10-31'), '31 October 2025'],
    ['longDay of no day', dates.longDay('2025-02-30'), ''],
  ])('%s (PLAT-14)', (_name, text, expected) => expect(text).toBe(expected))

  it('does not depend on the time zone or language of the machine (PLAT-14)', () => {
    const zone = process.env.TZ
    process.env.TZ = 'Pacific/Kiritimati'
    expect(dates.longDateTime(at, 'UTC')).toBe('2 October 2025, 12:05 AM')
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })
})

describe('checks', () => {
  it.each([
    ['2025-10-31', true],
    ['2024-02-29', true],
    ['2025-02-29', false],
    ['2025-13-01', false],
    ['2025-1-1', false],
    ['', false],
    ['2025-10-31T00:00', false],
    ['0999-12-31', false],
    ['1000-01-01', true],
    ['9998-12-31', true],
    ['9999-12-31', false],
  ])('isIsoDay(%j) is %j', (value, expected) => expect(dates.isIsoDay(value)).toBe(expected))
  it.each([
    ['UTC', true],
    ['Europe/Berlin', true],
    ['Nowhere/City', false],
    ['', false],
  ])('isTimeZone(%j) is %j', (value, expected) => expect(dates.isTimeZone(value)).toBe(expected))
})

describe('instantAt', () => {
  it.each([
    ['2026-11-30T09:30', 'Europe/Berlin', '2026-11-30T08:30:00.000Z'],
    ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
    ['2026-11-30T09:30', 'Asia/Kathmandu', '2026-11-30T03:45:00.000Z'],
    ['2026-11-01T01:30', 'America/Denver', '2026-11-01T07:30:00.000Z'],
    ['2026-11-30T09:30', 'America/St_Johns', '2026-11-30T13:00:00.000Z'],
    ['2026-11-30T09:30', 'Pacific/Chatham', '2026-11-29T19:45:00.000Z'],
    ['2026-10-04T02:30', 'Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
    ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
    ['2026-04-05T02:00', 'Australia/Lord_Howe', '2026-04-04T15:30:00.000Z'],
  ])('finds the instant of a local time: %s in %s (COACH-08)', (wall, zone, instant) => {
    expect(dates.instantAt(wall, zone)?.toISOString()).toBe(instant)
    expect(dates.wallClock(new Date(instant), zone)).toBe(wall)
  })

  it('is null for a skipped local time and for an invalid time (COACH-08)', () => {
    expect(dates.instantAt('2026-03-29T02:30', 'Europe/Berlin')).toBeNull()
    expect(dates.instantAt('2026-03-08T02:15', 'America/St_Johns')).toBeNull()
    expect(dates.instantAt('2026-10-04T02:15', 'Australia/Lord_Howe')).toBeNull()
    expect(dates.instantAt('2026-02-30T10:00', 'UTC')).toBeNull()
    expect(dates.instantAt('', 'UTC')).toBeNull()
  })
})

describe('clocks of every zone', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const instants = fc.date({ min: new Date('1973-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })

  it('match the time zone data of this machine', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (timeZone, at) => {
        const shown = at.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
        expect(dates.wallClock(at, timeZone)).toBe(shown.replace(' ', 'T'))
      }),
      { numRuns: randomCases(500) },
    )
  })

  it('convert back to the same instant, the first of a repeated local time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (timeZone, at) => {
        const wall = dates.wallClock(at, timeZone)
        const found = dates.instantAt(wall, timeZone)
        expect(found && dates.wallClock(found, timeZone)).toBe(wall)
        expect(found?.getTime()).toBeLessThanOrEqual(at.getTime())
      }),
      { numRuns: randomCases(500) },
    )
  })

  it('are null for an invalid time or zone', () => {
    expect(() => dates.longDate(new Date('x'), 'UTC')).toThrow(RangeError)
    expect(() => dates.longDate(new Date(0), 'Nowhere/City')).toThrow(RangeError)
  })
})
