import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { OwnCalendar } from '../../calendar-contract.ts'
import { weekdays } from '../../calendar-rules.ts'
import { calendarQuery } from '../queries.ts'

const CalendarDialog = lazyComponent(async () => (await import('./calendar-dialog.tsx')).CalendarDialog)

const clock = (minutes: number) =>
  `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${minutes % 1440 < 720 ? 'AM' : 'PM'}`

/** One line with the viewer's working hours, and a button to change them. */
export function OwnHours() {
  const { data: calendar } = useQuery(calendarQuery())
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="card card-pad row between wrap" aria-label="Your hours">
      <div className="stack stack-2 min-w-0">
        <h3 className="row wrap">
          Your hours{' '}
          {calendar && (
            <Badge tone={calendar.isOpen ? 'primary' : 'plain'}>
              {calendar.isOpen ? 'Open for bookings' : 'Closed'}
            </Badge>
          )}
        </h3>
        {calendar && <p className="meta">{lineOf(calendar)}</p>}
      </div>
      <Button icon={CalendarClock} onClick={() => setOpen(true)}>
        Set your hours
      </Button>
      {isOpen && <CalendarDialog onClose={() => setOpen(false)} />}
    </section>
  )
}

function lineOf({ changedAt, week, exceptions, timeZone }: OwnCalendar): string {
  if (!changedAt) return 'No one can book you until you set your hours.'
  const hours = week
    .toSorted((a, b) => a.day - b.day || a.from - b.from)
    .map(({ day, from, to }) => `${weekdays[day - 1]?.slice(0, 3)} ${clock(from)} to ${clock(to)}`)
  const others =
    exceptions.length === 0 ? '' : `; ${exceptions.length} other ${exceptions.length === 1 ? 'day' : 'days'}`
  return `${hours.join(', ') || 'No weekly hours'}${others} (${timeZone})`
}
