import { AlarmClock, CalendarPlus, Check, MoreHorizontal, RotateCcw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { longDateTime } from '#lib/dates.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { Menu, MenuItem } from '#ui/primitives/menu.tsx'
import type { Reminder } from '../../contract.ts'
import { useReminderActions } from './use-reminder-actions.ts'

/** One reminder: text, time, and done, snooze, calendar, delete. */
export function ReminderRow({ reminder, now, about }: { reminder: Reminder; now: Date; about?: ReactNode }) {
  const { id, note, dueAt, doneAt } = reminder
  const actions = useReminderActions()
  const isDue = !doneAt && dueAt <= now
  return (
    <li className="rem">
      <div className="grow">
        <p className="strong break-words">{note}</p>
        <p className="meta">
          {isDue && <Badge tone="accent">Due</Badge>} {doneAt && <Badge>Done</Badge>}{' '}
          <Day at={dueAt} as={longDateTime} />
          {about && <> · {about}</>}
        </p>
      </div>
      <div className="row">
        {doneAt ? (
          <IconButton
            icon={RotateCcw}
            size="sm"
            label={`Not done: ${note}`}
            busy={actions.isBusy}
            onClick={() => actions.finish(id, false)}
          />
        ) : (
          <Button
            size="sm"
            icon={Check}
            aria-label={`Done: ${note}`}
            busy={actions.isBusy}
            onClick={() => actions.finish(id, true)}
          >
            Done
          </Button>
        )}
        <Menu
          trigger={
            <IconButton
              icon={MoreHorizontal}
              size="sm"
              label={`More actions for the reminder ${note}`}
              busy={actions.isBusy}
            />
          }
        >
          {!doneAt && (
            <>
              <MenuItem icon={AlarmClock} disabled={actions.isBusy} onSelect={() => actions.snooze(id, 1)}>
                Snooze for a day
              </MenuItem>
              <MenuItem icon={AlarmClock} disabled={actions.isBusy} onSelect={() => actions.snooze(id, 7)}>
                Snooze for a week
              </MenuItem>
            </>
          )}
          <MenuItem icon={CalendarPlus} onSelect={() => location.assign(`/api/reminders/${id}.ics`)}>
            Download for calendar
          </MenuItem>
          <MenuItem icon={Trash2} danger disabled={actions.isBusy} onSelect={() => actions.remove(id)}>
            Delete
          </MenuItem>
        </Menu>
      </div>
    </li>
  )
}
