import { readStart, type StartRefusal } from '#lib/appointments.ts'
import { DAY_MS, isIsoDay } from '#lib/dates.ts'

export const scheduledStatuses = ['scheduled', 'completed', 'cancelled', 'no_show'] as const
export type ScheduledStatus = (typeof scheduledStatuses)[number]

/** The offered country codes (INTV-26). The country distinguishes the two entries with `+1`. */
export const countryCodes = [
  '+1 (US)',
  '+1 (CA)',
  '+44',
  '+33',
  '+49',
  '+39',
  '+34',
  '+31',
  '+41',
  '+43',
  '+32',
  '+351',
  '+91',
  '+86',
  '+81',
  '+82',
  '+61',
  '+64',
  '+55',
  '+52',
] as const
export type CountryCode = (typeof countryCodes)[number]

const dialOf = (code: CountryCode): string => code.split(' ')[0] ?? ''
/** The maximum length of a phone number, including its country code (E.164). */
const MAX_DIGITS = 15

/**
 * Converts a typed number to the international format ('+442079460958'); null if it is not a phone number. A typed country code
 * and the leading zero are removed, except in Italy, where the zero is part of the number.
 */
export function dialledNumber(code: CountryCode, typed: string): string | null {
  const dial = dialOf(code)
  const text = typed.trim()
  if (!/^\+?[\d\s().\-/]+$/.test(text)) return null
  const isInternational = text.startsWith('+') || text.startsWith('00')
  const digits = text.replace(/\D/g, '').replace(/^00/, '')
  if (isInternational && !`+${digits}`.startsWith(dial)) return null
  const rest = isInternational ? digits.slice(dial.length - 1) : digits
  const national = dial === '+39' ? rest : rest.replace(/^0/, '')
  if (dial === '+1') {
    const ten = national.length === 11 ? national.replace(/^1/, '') : national
    return /^[2-9]\d{2}[2-9]\d{6}$/.test(ten) ? `+1${ten}` : null
  }
  return national.length >= 6 && national.length + dial.length - 1 <= MAX_DIGITS ? `${dial}${national}` : null
}

/** The possible start times: every half hour from 09:00 AM to 05:30 PM, as '09:00' (INTV-25). */
export const slotTimes: readonly string[] = Array.from(
  { length: 18 },
  (_, i) => `${String(9 + Math.floor(i / 2)).padStart(2, '0')}:${i % 2 ? '30' : '00'}`,
)

/** The label of a time: '05:30 PM' for '17:30'. */
export function slotLabel(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${String(hour % 12 || 12).padStart(2, '0')}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** True for a Saturday or Sunday, written as '2026-11-28'. */
export function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6
}

export type Slot = { day: string; time: string; timeZone: string }
export type SlotRefusal = 'SLOT_NOT_OFFERED' | 'SLOT_WEEKEND' | StartRefusal

/** The instant of a slot in the person's time zone, or the error code. If the local time occurs twice, the first one counts. */
export function readSlot({ day, time, timeZone }: Slot, now: Date): Date | SlotRefusal {
  if (!isIsoDay(day) || !slotTimes.includes(time)) return 'SLOT_NOT_OFFERED'
  if (isWeekend(day)) return 'SLOT_WEEKEND'
  return readStart(`${day}T${time}`, timeZone, now)
}

const MINUTE = 60_000
/** How long before its time the page highlights the start of an interview. */
export const READY_BEFORE_MS = 15 * MINUTE
/** How long after its time an interview that was not started counts as missed. */
export const MISSED_AFTER_MS = DAY_MS

export const isTimeFor = (scheduledDate: Date, now: Date): boolean =>
  now.getTime() >= scheduledDate.getTime() - READY_BEFORE_MS

export const maxOpenInterviews = 20
export const maxScheduleNotes = 1000

/** The length of the calendar entry, in minutes, if the interview has no time limit. */
export const USUAL_MINUTES = 30
