import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomCases } from '#testing/long.ts'
import { readCalendar } from '#testing/read-calendar.ts'
import { calendarFile } from './calendar-file.ts'
import { storableText } from './tidy-text.ts'

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

it('is read correctly by another program: times, texts, alarm (INTV-29)', () => {
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

it('updates and cancels an earlier entry: the same UID, a higher sequence (INTV-29)', () => {
  const moved = readCalendar(calendarFile({ ...entry, sequence: 1, organizer: 'hello@tandem.test' }))
  const gone = readCalendar(calendarFile({ ...entry, sequence: 2, isCancelled: true }))
  const uid = 'r1@tandem'
  expect(moved).toMatchObject({ uid, sequence: 1, method: 'PUBLISH', organizer: 'hello@tandem.test' })
  expect(gone).toMatchObject({ uid, sequence: 2, method: 'CANCEL', status: 'CANCELLED', alarms: [] })
})

it('alarms at the start by default', () => {
  expect(readCalendar(calendarFile(entry)).alarms).toEqual([{ before: false, minutes: 0 }])
})

describe('texts that another program reads unchanged', () => {
  const pieces = ['\r', '\n', '\r\n', ',', ';', ':', '\\', '\\n', '"', '^', ' ', '\t', 'END:VEVENT', '\u0000', '\u001b']
  const letters = ['a', 'ß', 'م', 'رحبا', '雪', '👩‍👩‍👧', '\u2028', '\u0085', '\u200f', '\ud83d', 'x'.repeat(500)]
  const hostile = fc.oneof(
    fc.array(fc.constantFrom(...pieces, ...letters), { maxLength: 60 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 300 }),
  )

  it('returns title, text, place and times unchanged, on lines of at most 75 bytes', () => {
    const begins = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(hostile, hostile, hostile, begins, (title, text, place, at) => {
        const whole = new Date(Math.floor(at.getTime() / 1000) * 1000)
        const file = calendarFile({ ...entry, title, text, place, begins: whole, organizer: 'hello@tandem.test' })
        expect(readCalendar(file)).toMatchObject({
          title: asRead(title),
          text: asRead(text),
          place: asRead(place) || null,
          begins: whole,
          ends: new Date(whole.getTime() + 15 * 60_000),
          url: entry.url,
          organizer: 'hello@tandem.test',
        })
        for (const line of file.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
          expect(line).not.toMatch(/(?![\t\u0080-\u009f])\p{Cc}/u)
        }
      }),
      { numRuns: randomCases(500) },
    )
  })

  it.each([
    ['Arabic', 'مقابلة مع شركة فرنوي، يوم الثلاثاء؛ '.repeat(12)],
    ['emoji', '👩🏽‍💻🇵🇹'.repeat(40)],
    ['500 letters', 'w'.repeat(500)],
  ])('folds a long line of %s', (_name, text) => {
    expect(readCalendar(calendarFile({ ...entry, title: text })).title).toBe(text.trim())
  })
})

/** The text as a calendar reads it: without control characters, and with line feeds as line endings. */
const asRead = (text: string) => storableText(text).replace(/\r\n?/g, '\n')
