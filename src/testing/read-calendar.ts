import { convertIcsCalendar } from 'ts-ics'

/** What another program reads in a calendar file with one entry. */
export function readCalendar(file: string) {
  const { method, events = [] } = convertIcsCalendar(undefined, file)
  const [event] = events
  if (!event || events.length !== 1) throw new Error(`${events.length} entries in ${file}`)
  const { uid, summary, description, sequence, status, organizer, alarms = [], url } = event
  const ends = 'end' in event ? event.end?.date : undefined
  // without one it is the first (RFC 5545)
  const count = sequence ?? 0
  const entry = { uid, title: summary, text: description, begins: event.start.date, ends, sequence: count, status, url }
  return { ...entry, method, organizer: organizer?.email ?? null, alarms: alarms.map(({ trigger }) => trigger.value) }
}
