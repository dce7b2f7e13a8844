import ICAL from 'ical.js'
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

/** What another program reads in the file. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component)
  const property = (name: string) => event.component.getFirstPropertyValue(name)
  return { calendar, event, method: calendar.getFirstPropertyValue('method'), status: property('status'), property }
}

it('INTV-29 is read alike by another program: the times, the words, the alarm', () => {
  const { event, method, status, property } = read(calendarFile({ ...entry, alarmMinutes: 60 }))
  expect(event.startDate.toJSDate()).toEqual(entry.begins)
  expect(event.endDate.toJSDate()).toEqual(new Date('2026-11-23T09:45:00Z'))
  expect([event.uid, event.summary, event.description]).toEqual(['r1@tandem', entry.title, entry.text])
  expect([method, status, event.sequence, property('organizer')]).toEqual(['PUBLISH', 'CONFIRMED', 0, null])
  const alarm = event.component.getFirstSubcomponent('valarm')
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT60M')
})

it('INTV-29 changes and cancels the entry it made before: the same name, a higher sequence', () => {
  const moved = read(calendarFile({ ...entry, sequence: 1, organizer: 'hello@tandem.test' }))
  const gone = read(calendarFile({ ...entry, sequence: 2, isCancelled: true }))
  expect([moved.event.uid, gone.event.uid]).toEqual(['r1@tandem', 'r1@tandem'])
  expect([moved.event.sequence, moved.method, moved.property('organizer')]).toEqual([
    1,
    'PUBLISH',
    'mailto:hello@tandem.test',
  ])
  expect([gone.event.sequence, gone.method, gone.status]).toEqual([2, 'CANCEL', 'CANCELLED'])
  expect(gone.event.component.getFirstSubcomponent('valarm')).toBeNull()
})
