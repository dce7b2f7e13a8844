import { expect, it } from 'vitest'
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
