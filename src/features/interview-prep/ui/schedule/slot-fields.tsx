import { useWatch } from 'react-hook-form'
import { Columns } from '#ui/form/app-form.tsx'
import { RadioField } from '#ui/form/choice-fields.tsx'
import { useZone } from '#ui/use-zone.ts'
import { readSlot, slotLabel, slotTimes } from '../../schedule-rules.ts'
import { DayField } from './day-field.tsx'
import '../interview-call.css'

/** The day and the half hour of an interview in the user's time zone (INTV-25). Past times of today are disabled. */
export function SlotFields() {
  const day: string = useWatch({ name: 'day' }) ?? ''
  const timeZone = useZone()
  const now = new Date()
  const times = slotTimes.map((time) => ({
    value: time,
    label: slotLabel(time),
    disabled: day !== '' && !(readSlot({ day, time, timeZone }, now) instanceof Date),
  }))
  return (
    <Columns className="slot-fields">
      <DayField name="day" label="Date" required />
      <RadioField
        name="time"
        label="Time"
        options={times}
        layout="row"
        className="slot-times"
        help={`Your time zone: ${timeZone}`}
        required
      />
    </Columns>
  )
}
