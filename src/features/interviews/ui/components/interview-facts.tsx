import { MapPin, Phone, Video } from 'lucide-react'
import { longDateTime, weekdayAndTime } from '#lib/dates.ts'
import type { OwnInterview } from '../../contract.ts'
import { isLink, kindNames } from '../../rules.ts'

const icons = { phone: Phone, video: Video, on_site: MapPin } as const

/** A time in a time zone: 'Monday, 30 November 2026, 9:30 AM'. */
export const dayAndTime = (at: Date, zone: string): string =>
  `${weekdayAndTime(at, zone).split(',')[0]}, ${longDateTime(at, zone)}`

/** The same with the zone's name: 'Monday, 30 November 2026, 9:30 AM (Europe/Lisbon)'. */
export const timeOn = (at: Date, zone: string): string => `${dayAndTime(at, zone)} (${zone.replaceAll('_', ' ')})`

/** Kind, length, place and message of an interview. */
export function InterviewFacts({ interview }: { interview: OwnInterview }) {
  const { kind, minutes, place, message, note } = interview
  const Icon = icons[kind]
  return (
    <>
      <p className="with-icon">
        <Icon className="ic ic-sm" /> {kindNames[kind]}, {minutes} minutes
      </p>
      {place && <p className="break-words">{isLink(place) ? <PlaceLink place={place} /> : place}</p>}
      {message && <p className="whitespace-pre-line break-words">{message}</p>}
      {note && <p className="meta break-words">“{note}”</p>}
    </>
  )
}

const PlaceLink = ({ place }: { place: string }) => (
  <a href={place} target="_blank" rel="noreferrer noopener nofollow">
    {new URL(place).href}
  </a>
)

/** The accepted interview as a calendar file. */
export const CalendarLink = ({ id }: { id: string }) => (
  // a file, not a page, so let the browser download it
  <a className="btn btn-secondary btn-sm" href={`/api/meetings/${id}.ics`} download>
    Add to calendar
  </a>
)
