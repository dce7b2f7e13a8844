import { describe, expect, it } from 'vitest'
import { clockName, endOfDeadlineDay, isDeadlineOver, longDeadline } from './deadline.ts'

describe('endOfDeadlineDay', () => {
  it.each([
    ['2025-10-31', 'UTC', '2025-11-01T00:00:00.000Z', 'plain'],
    ['2025-12-31', 'UTC', '2026-01-01T00:00:00.000Z', 'end of the year'],
    ['2024-02-29', 'UTC', '2024-03-01T00:00:00.000Z', 'leap day'],
    ['2025-10-31', 'America/Los_Angeles', '2025-11-01T07:00:00.000Z', 'summer time'],
    ['2025-11-02', 'America/Los_Angeles', '2025-11-03T08:00:00.000Z', 'a day of 25 hours'],
    ['2025-03-09', 'America/Los_Angeles', '2025-03-10T07:00:00.000Z', 'a day of 23 hours'],
    ['2025-10-25', 'Europe/Berlin', '2025-10-25T22:00:00.000Z', 'before the change'],
    ['2025-10-26', 'Europe/Berlin', '2025-10-26T23:00:00.000Z', 'on the change'],
    ['2025-10-31', 'Asia/Kathmandu', '2025-10-31T18:15:00.000Z', 'an offset of quarter hours'],
    ['2025-10-31', 'Pacific/Kiritimati', '2025-10-31T10:00:00.000Z', 'UTC+14'],
    ['2025-10-31', 'Pacific/Pago_Pago', '2025-11-01T11:00:00.000Z', 'UTC-11'],
    ['2025-04-24', 'Africa/Cairo', '2025-04-24T22:00:00.000Z', 'the next midnight does not exist'],
    ['2018-02-17', 'America/Sao_Paulo', '2018-02-18T03:00:00.000Z', 'an hour before midnight runs twice'],
    ['2011-12-29', 'Pacific/Apia', '2011-12-30T10:00:00.000Z', 'the next day does not exist'],
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z', 'the day itself does not exist'],
  ])('%s in %s ends at %s (%s) (APPLY-30)', (day, zone, end) =>
    expect(endOfDeadlineDay(day, zone).toISOString()).toBe(end),
  )

  it.each(['', '2025-02-30', '31.10.2025', '2025-10-31T00:00:00Z'])('refuses %j (APPLY-30)', (day) =>
    expect(() => endOfDeadlineDay(day)).toThrow(RangeError),
  )
  it('refuses an unknown zone (APPLY-30)', () =>
    expect(() => endOfDeadlineDay('2025-10-31', 'Nowhere/City')).toThrow(RangeError))
})

describe('isDeadlineOver', () => {
  it.each([
    ['2025-10-31', 'UTC', '2025-10-31T23:59:59.999Z', false],
    ['2025-10-31', 'UTC', '2025-11-01T00:00:00.000Z', true],
    ['2025-10-31', 'America/Los_Angeles', '2025-11-01T06:59:59.999Z', false],
    ['2025-10-31', 'America/Los_Angeles', '2025-11-01T07:00:00.000Z', true],
    [null, 'UTC', '2099-01-01T00:00:00.000Z', false],
    [undefined, 'UTC', '2099-01-01T00:00:00.000Z', false],
  ])('a deadline %j in %s is over at %s: %j (APPLY-30)', (day, zone, now, over) =>
    expect(isDeadlineOver(day, zone, new Date(now))).toBe(over),
  )
})

describe('clockName', () => {
  it.each([
    ['UTC', 'UTC'],
    ['Etc/GMT+3', 'Etc/GMT+3'],
    ['Pacific/Auckland', 'Auckland time'],
    ['America/New_York', 'New York time'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
    ['America/Port-au-Prince', 'Port-au-Prince time'],
  ])('names %s as %s', (zone, name) => expect(clockName(zone)).toBe(name))

  it('is shown next to the day of a deadline', () =>
    expect(longDeadline('2026-11-25', 'Pacific/Auckland')).toBe('25 November 2026, Auckland time'))
})
