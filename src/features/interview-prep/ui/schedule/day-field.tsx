import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isoDay } from '#lib/dates.ts'
import type { FieldProps } from '#ui/form/field-parts.tsx'
import { GroupShell, useField } from '#ui/form/field-shell.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import { cx } from '#ui/primitives/cx.ts'
import { useZone } from '#ui/use-zone.ts'
import {
  boundsFrom,
  isSelectable,
  monthName,
  nextSelectable,
  plusMonths,
  weekdayAndDate,
  weekdaysFromSunday,
  weeksOf,
} from './day-grid.ts'
import '../interview-call.css'

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** A calendar month to choose a weekday; the value is '2026-11-23'. The arrow keys move the focus. */
export function DayField(props: FieldProps) {
  const state = useField(props)
  const { value, onChange, onBlur } = state.field
  const bounds = boundsFrom(isoDay(new Date(), useZone()))
  const chosen: string = typeof value === 'string' ? value : ''
  const [shown, setShown] = useState(chosen || bounds.today)
  const grid = useRef<HTMLTableElement>(null)
  const focusNext = useRef<string | null>(null)
  // the focused day can be in a month that is rendered only now
  useEffect(() => {
    if (focusNext.current === null) return
    grid.current?.querySelector<HTMLElement>(`[data-day="${focusNext.current}"]`)?.focus()
    focusNext.current = null
  })
  const weeks = weeksOf(shown)
  const days = weeks.flat().filter((day) => day !== null && isSelectable(day, bounds))
  const reachable = days.includes(chosen) ? chosen : days[0]
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    const from = (event.target as HTMLElement).dataset.day
    if (!step || !from) return
    event.preventDefault()
    const to = nextSelectable(from, step, bounds)
    const cell = grid.current?.querySelector<HTMLElement>(`[data-day="${to}"]`)
    if (cell) return cell.focus()
    focusNext.current = to
    setShown(to)
  }
  const turn = (months: number) => setShown(plusMonths(shown, months))
  return (
    <GroupShell {...props} state={state}>
      <div className="days">
        <div className="row between">
          <IconButton
            icon={ChevronLeft}
            label="Previous month"
            disabled={plusMonths(shown, 0) <= bounds.today}
            onClick={() => turn(-1)}
          />
          <span className="strong" aria-live="polite">
            {monthName(shown)}
          </span>
          <IconButton
            icon={ChevronRight}
            label="Next month"
            disabled={plusMonths(shown, 1) > bounds.last}
            onClick={() => turn(1)}
          />
        </div>
        <table ref={grid} onKeyDown={onKeyDown} onBlur={onBlur}>
          <thead>
            <tr>
              {weekdaysFromSunday.map((name) => (
                <th key={name} scope="col" abbr={name}>
                  {name.slice(0, 2)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.find(Boolean)}>
                {week.map((day, at) => (
                  <td key={weekdaysFromSunday[at]}>
                    {day && (
                      <button
                        type="button"
                        data-day={day}
                        aria-label={weekdayAndDate(day)}
                        aria-pressed={day === chosen}
                        disabled={!isSelectable(day, bounds)}
                        tabIndex={day === reachable ? 0 : -1}
                        className={cx('num', day === bounds.today && 'is-today')}
                        onClick={() => onChange(day)}
                      >
                        {Number(day.slice(8))}
                      </button>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </GroupShell>
  )
}
