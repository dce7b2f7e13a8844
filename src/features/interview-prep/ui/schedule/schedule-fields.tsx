import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { Columns } from '#ui/form/app-form.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { phoneQuery } from './schedule-queries.ts'
import { countryOptions, type ScheduleValues } from './schedule-values.ts'
import { SlotFields } from './slot-fields.tsx'
import '../interview-call.css'

/** The additional fields of a voice interview: the stored phone number, and a slot. */
export function ScheduleFields() {
  const { data: phone } = useQuery(phoneQuery())
  const { resetField, getFieldState } = useFormContext<ScheduleValues>()
  useEffect(() => {
    const details = phone?.details
    if (!details || getFieldState('phoneNumber').isDirty || getFieldState('countryCode').isDirty) return
    resetField('countryCode', { defaultValue: details.countryCode })
    resetField('phoneNumber', { defaultValue: details.phoneNumber })
  }, [phone, resetField, getFieldState])
  return (
    <>
      <Columns className="phone-fields">
        <SelectField name="countryCode" label="Country code" options={countryOptions} required />
        <TextField
          name="phoneNumber"
          label="Phone number"
          type="tel"
          autoComplete="tel-national"
          help={phone?.hasTelephony ? usedHere : storedNote}
          required
        />
      </Columns>
      <SlotFields />
    </>
  )
}

const usedHere =
  'Used for reminders about this interview and for a call when it starts, after you confirm the number with a code. Saved for next time.'
const storedNote =
  "Saved for next time. We don't call or text this number: reminders arrive by email and notification, and the interview takes place in your browser."
