import ICAL from 'ical.js'

/** Reads a calendar file with one entry like another program. */
export function readCalendar(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const [component, ...others] = calendar.getAllSubcomponents('vevent')
  if (!component || others.length > 0) throw new Error(`not one entry in ${file}`)
  const { uid, summary, description, location, startDate, endDate, sequence, organizer } = new ICAL.Event(component)
  const read = (name: string) => component.getFirstPropertyValue(name)
  return {
    uid,
    title: summary,
    text: description,
    place: location,
    begins: startDate.toJSDate(),
    ends: endDate.toJSDate(),
    // without a sequence number it is 0 (RFC 5545)
    sequence: sequence ?? 0,
    status: read('status'),
    url: read('url'),
    method: calendar.getFirstPropertyValue('method'),
    organizer: organizer?.replace(/^mailto:/i, '') ?? null,
    alarms: component.getAllSubcomponents('valarm').map(readAlarm),
  }
}

function readAlarm(alarm: ICAL.Component) {
  const trigger = alarm.getFirstPropertyValue('trigger') as ICAL.Duration
  return { before: trigger.isNegative, minutes: Math.abs(trigger.toSeconds()) / 60 }
}
