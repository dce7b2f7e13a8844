// When staff can be booked: weekly hours in their own time zone, and exceptions for single days.
import { z } from 'zod'
import { Id, Timestamp, TimeZone } from '#lib/contract.ts'
import { dayField } from '#lib/day-field.ts'
import { isInOrder, maxExceptions, maxHours } from './calendar-rules.ts'
import { CoachingDetails, CoachingNote } from './coaching-fields.ts'
import { coachingTopics, sessionMinutes } from './coaching-rules.ts'

const HalfHour = z.number().int().min(0).max(1440).multipleOf(30)
const TOUCH = "Hours can't overlap or end before they start"
const Week = z
  .array(z.object({ day: z.number().int().min(1).max(7), from: HalfHour, to: HalfHour }))
  .max(maxHours)
  .refine((hours) => [1, 2, 3, 4, 5, 6, 7].every((day) => isInOrder(hours.filter((one) => one.day === day))), TOUCH)
const ExceptionDay = z.object({
  day: dayField('Choose a day'),
  from: HalfHour.nullable(),
  to: HalfHour.nullable(),
})
const Exceptions = z
  .array(ExceptionDay)
  .max(maxExceptions)
  .refine((all) => all.every(({ from, to }) => (from === null) === (to === null)), TOUCH)
  .refine((all) => {
    const days = Map.groupBy(all, ({ day }) => day)
    return [...days.values()].every((of) => {
      const hours = of.flatMap(({ from, to }) => (from !== null && to !== null ? [{ from, to }] : []))
      return isInOrder(hours) && (hours.length === of.length || of.length === 1)
    })
  }, TOUCH)

export const CoachingCalendar = z.object({
  isOpen: z.boolean(),
  timeZone: TimeZone,
  minutes: z.literal(sessionMinutes),
  details: CoachingDetails,
  week: Week,
  exceptions: Exceptions,
})
export type CoachingCalendar = z.output<typeof CoachingCalendar>

/** The viewer's calendar; `changedAt` is null before it is saved for the first time. */
export const OwnCalendar = CoachingCalendar.extend({
  minutes: z.number().int(),
  details: z.string(),
  changedAt: Timestamp.nullable(),
})
export type OwnCalendar = z.infer<typeof OwnCalendar>

export const Slot = z.object({ startsAt: Timestamp, minutes: z.number().int(), coachId: Id, coach: z.string() })
export type Slot = z.infer<typeof Slot>

const Chosen = z.object({ coachId: Id, startsAt: Timestamp })
/** The client chooses the booking's id, so that a repeated request after a lost connection books once. */
export const Booking = Chosen.extend({
  id: Id,
  topic: z.enum(coachingTopics, 'Choose a topic'),
  note: CoachingNote,
  timeZone: TimeZone,
})
export type Booking = z.output<typeof Booking>
export const Move = Chosen.extend({ id: Id, seen: Timestamp })
export type Move = z.output<typeof Move>
