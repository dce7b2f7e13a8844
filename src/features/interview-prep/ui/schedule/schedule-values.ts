import { z } from 'zod'
import { localZone } from '#ui/use-zone.ts'
import { ChosenSlot, PhoneNumber, slotErrors } from '../../schedule-contract.ts'
import { countryCodes, readSlot } from '../../schedule-rules.ts'

/** The form fields of a phone number and a slot. */
export const scheduleShape = { countryCode: z.string(), phoneNumber: z.string(), day: z.string(), time: z.string() }
export type ScheduleValues = z.output<z.ZodObject<typeof scheduleShape>>

export const firstSchedule: ScheduleValues = { countryCode: countryCodes[0], phoneNumber: '', day: '', time: '' }

const countries = ['US', 'CA', 'UK', 'FR', 'DE', 'IT', 'ES', 'NL', 'CH', 'AT', 'BE', 'PT', 'IN', 'CN', 'JP', 'KR', 'AU']
const names = [...countries, 'NZ', 'BR', 'MX']
/** The options for country codes: '+1 (US)', '+44 (UK)'. */
export const countryOptions = countryCodes.map((value, at) => ({
  value,
  label: value.includes('(') ? value : `${value} (${names[at]})`,
}))

type Issues = Pick<z.RefinementCtx, 'addIssue'>

/** Adds the same error messages for the slot as the server. */
export function checkSlot({ day, time }: Pick<ScheduleValues, 'day' | 'time'>, ctx: Issues): void {
  const slot = ChosenSlot.safeParse({ day, time, timeZone: localZone() })
  if (!slot.success) {
    for (const { path, message } of slot.error.issues) ctx.addIssue({ code: 'custom', path: [...path], message })
    return
  }
  const read = readSlot(slot.data, new Date())
  if (!(read instanceof Date)) ctx.addIssue({ code: 'custom', path: ['time'], message: slotErrors[read].message })
}

/** Adds the same error messages for the phone number as the server. */
export function checkPhone(values: Pick<ScheduleValues, 'countryCode' | 'phoneNumber'>, ctx: Issues): void {
  const phone = PhoneNumber.safeParse(values)
  if (phone.success) return
  for (const { path, message } of phone.error.issues) ctx.addIssue({ code: 'custom', path: [...path], message })
}
