export const CALENDAR_TYPE = 'text/calendar; charset=utf-8'

export type CalendarEntry = {
  /** Names the entry for good: a calendar that reads the file again changes the one it has. */
  uid: string
  begins: Date
  minutes: number
  title: string
  text: string
  url: string
  madeAt: Date
}

/** A calendar file (RFC 5545) with this one entry and an alarm when it begins. */
export function calendarFile({ uid, begins, minutes, title, text, url, madeAt }: CalendarEntry): string {
  const ends = new Date(begins.getTime() + minutes * 60_000)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tandem//Tandem//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}@tandem`,
    `DTSTAMP:${stamp(madeAt)}`,
    `DTSTART:${stamp(begins)}`,
    `DTEND:${stamp(ends)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:PT0M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

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
