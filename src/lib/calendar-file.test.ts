import { expect, it } from 'vitest'
import { readCalendar } from '#testing/read-calendar.ts'
import { calendarFile } from './calendar-file.ts'

const entry = {
  uid: 'r1',
  begins: new Date('2026-11-23T09:30:00Z'),
  minutes: 15,
  title: 'Call; ask, twice',
  text: `first\nsecond ${'ü'.repeat(60)}`,
  url: 'https://tandem.test/app/tracker',
  madeAt: new Date('2026-11-22T08:00:00Z'),
}

it('is a calendar with one entry, in UTC, its text escaped', () => {
  const lines = calendarFile(entry).split('\r\n')
  expect(lines).toContain('DTSTART:20261123T093000Z')
  expect(lines).toContain('DTEND:20261123T094500Z')
  expect(lines).toContain('SUMMARY:Call\\; ask\\, twice')
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
})

it('folds lines at 75 bytes without breaking a character', () => {
  const lines = calendarFile(entry).split('\r\n')
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(calendarFile(entry).replaceAll('\r\n ', '')).toContain(`first\\nsecond ${'ü'.repeat(60)}`)
})

it('INTV-29 is read alike by another program: the times, the words, the alarm', () => {
  expect(readCalendar(calendarFile({ ...entry, alarmMinutes: 60 }))).toMatchObject({
    begins: entry.begins,
    ends: new Date('2026-11-23T09:45:00Z'),
    uid: 'r1@tandem',
    title: entry.title,
    text: entry.text,
    method: 'PUBLISH',
    status: 'CONFIRMED',
    sequence: 0,
    organizer: null,
    alarms: [{ before: true, minutes: 60 }],
  })
})

it('INTV-29 changes and cancels the entry it made before: the same name, a higher sequence', () => {
  const moved = readCalendar(calendarFile({ ...entry, sequence: 1, organizer: 'hello@tandem.test' }))
  const gone = readCalendar(calendarFile({ ...entry, sequence: 2, isCancelled: true }))
  const uid = 'r1@tandem'
  expect(moved).toMatchObject({ uid, sequence: 1, method: 'PUBLISH', organizer: 'hello@tandem.test' })
  expect(gone).toMatchObject({ uid, sequence: 2, method: 'CANCEL', status: 'CANCELLED', alarms: [] })
})
