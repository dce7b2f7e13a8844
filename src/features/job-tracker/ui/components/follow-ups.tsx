import { useQuery } from '@tanstack/react-query'
import { SectionHead } from '#ui/page/section-head.tsx'
import { openRemindersQuery } from '../queries.ts'
import type { TrackerSearch } from '../tracker-search.ts'
import { ReminderRow } from './reminder-row.tsx'

const WEEK = 7 * 24 * 3_600_000
const SHOWN = 6

/** Reminders that are due, and those of the coming week. */
export function FollowUps({ now, onSearch }: { now: Date; onSearch: (change: Partial<TrackerSearch>) => void }) {
  const reminders = useQuery(openRemindersQuery()).data ?? []
  const soon = reminders.filter(({ dueAt }) => dueAt.getTime() - now.getTime() < WEEK)
  if (soon.length === 0) return null
  const due = soon.filter(({ dueAt }) => dueAt <= now).length
  return (
    <section className="mt-6" aria-label="Follow-ups">
      <SectionHead title="Follow-ups">{due > 0 ? `${due} due` : 'this week'}</SectionHead>
      <ul className="card px-4">
        {soon.slice(0, SHOWN).map((reminder) => (
          <ReminderRow
            key={reminder.id}
            reminder={reminder}
            now={now}
            about={
              <button
                type="button"
                className="link text-left"
                onClick={() => onSearch({ [reminder.isExternal ? 'external' : 'application']: reminder.aboutId })}
              >
                {reminder.title} at {reminder.companyName}
              </button>
            }
          />
        ))}
      </ul>
      {soon.length > SHOWN && <p className="meta mt-2">and {soon.length - SHOWN} more this week</p>}
    </section>
  )
}
