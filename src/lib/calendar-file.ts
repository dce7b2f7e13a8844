import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { storableText } from './tidy-text.ts'

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8'

export type CalendarEntry = {
  /** Identifies the entry permanently: a calendar that imports the file again updates its entry. */
  uid: string
  begins: Date
  minutes: number
  title: string
  text: string
  url: string
  /** The location: a room, a phone number or an address. */
  place?: string
  madeAt: Date
  /** The revision of the entry: a calendar ignores a lower one than it already has. 0 by default. */
  sequence?: number
  /** Removes the entry from the calendar. */
  isCancelled?: boolean
  /** The publisher, as `hello@tandem.example`: some calendars accept changes only from the same one. */
  organizer?: string
  /** Minutes between the alarm and the start. 0 by default. */
  alarmMinutes?: number
}

/**
 * A calendar file (RFC 5545) with this entry and an alarm; with a higher sequence it updates or removes an entry that was imported before.
 */
export function calendarFile(entry: CalendarEntry): string {
  const { uid, begins, minutes, place, url, madeAt, sequence = 0, isCancelled = false, organizer } = entry
  const title = storableText(entry.title)
  const calendar = ical({
    // the library adds the '-' of an unregistered owner in front
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
