export const CALENDAR_TYPE = 'text/calendar; charset=utf-8'

export type CalendarEntry = {
  /** Names the entry for good: a calendar that reads the file again changes the one it has. */
  uid: string
  begins: Date
  minutes: number
  title: string
  text: string
  url: string
  /** Where it is: a room, a number, an address. */
  place?: string
  madeAt: Date
  /** Which state of the entry this is: a calendar keeps the highest it has read. 0 unless told. */
  sequence?: number
  /** Takes the entry out of the calendar again. */
  isCancelled?: boolean
  /** Who publishes it, as `hello@tandem.example`: some calendars take changes only from the same one. */
  organizer?: string
  /** When the alarm rings, in minutes before it begins. 0 unless told. */
  alarmMinutes?: number
}

/** A calendar file (RFC 5545) with this one entry and an alarm; read again with a higher sequence it changes or removes the entry. */
export function calendarFile(entry: CalendarEntry): string {
  const { uid, begins, minutes, title, text, url, madeAt, sequence = 0, isCancelled = false, organizer } = entry
  const ends = new Date(begins.getTime() + minutes * 60_000)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tandem//Tandem//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${uid}@tandem`,
    `DTSTAMP:${stamp(madeAt)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(organizer ? [`ORGANIZER;CN=Tandem:mailto:${organizer}`] : []),
    `DTSTART:${stamp(begins)}`,
    `DTEND:${stamp(ends)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    ...(entry.place ? [`LOCATION:${escaped(entry.place)}`] : []),
    `URL:${url}`,
    ...(isCancelled ? [] : alarm(title, entry.alarmMinutes ?? 0)),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const alarm = (title: string, minutesBefore: number): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  minutesBefore > 0 ? `TRIGGER:-PT${minutesBefore}M` : 'TRIGGER:PT0M',
  'END:VALARM',
]

const stamp = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

/** Lines hold 75 bytes at most; a longer one goes on behind a line end and a blank, never within a character. */
function folded(line: string): string {
  const parts: string[] = []
  let [part, bytes] = ['', 0]
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (bytes + size > 75) {
      parts.push(part)
      ;[part, bytes] = [' ', 1]
    }
    part += character
    bytes += size
  }
  return [...parts, part].join('\r\n')
}
