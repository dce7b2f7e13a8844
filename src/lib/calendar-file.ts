import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { storableText } from './tidy-text.ts'

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
  /** The revision of the entry: a calendar ignores lower ones than it has read. 0 by default. */
  sequence?: number
  /** Takes the entry out of the calendar again. */
  isCancelled?: boolean
  /** Who publishes it, as `hello@tandem.example`: some calendars take changes only from the same one. */
  organizer?: string
  /** When the alarm rings, in minutes before it begins. 0 by default. */
  alarmMinutes?: number
}

/** A calendar file (RFC 5545) with this one entry and an alarm; read again with a higher sequence it changes or removes the entry. */
export function calendarFile(entry: CalendarEntry): string {
  const { uid, begins, minutes, place, url, madeAt, sequence = 0, isCancelled = false, organizer } = entry
  const title = storableText(entry.title)
  const calendar = ical({
    // the library puts the '-' of an unregistered owner before it
    prodId: '//Tandem//Tandem//EN',
    scale: 'gregorian',
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  const event = calendar.createEvent({
    id: `${uid}@tandem`,
    stamp: madeAt,
    sequence,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: organizer ? { name: 'Tandem', email: organizer } : null,
    start: begins,
    end: new Date(begins.getTime() + minutes * 60_000),
    summary: title,
    description: storableText(entry.text),
    location: place ? storableText(place) : null,
    url,
  })
  const triggerBefore = (entry.alarmMinutes ?? 0) * 60
  if (!isCancelled) event.createAlarm({ type: ICalAlarmType.display, description: title, triggerBefore })
  return `${calendar.toString()}\r\n`
}
