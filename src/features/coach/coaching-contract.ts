// Coaching sessions with staff. A job seeker books a free time, which is confirmed immediately, or requests a session. The status
// of a request is `requested`; `proposed` when staff propose a time; `confirmed` when the person accepts it or staff confirm one of
// the requested times; `done` after the session. Both sides can cancel an open request with a reason; it remains in the list.
// Each change sends the version that it is based on, and the server rejects it if that version is out of date.
import { z } from 'zod'
import { Id, procedure, Timestamp, TimeZone } from '#lib/contract.ts'
import { Booking, CoachingCalendar, Move, OwnCalendar, Slot } from './calendar-contract.ts'
import { CoachingDetails, CoachingNote, CoachingReason } from './coaching-fields.ts'
import { coachingStatuses, coachingTopics, maxPreferredTimes, sessionMinutes } from './coaching-rules.ts'

export const CoachingRequest = z.object({
  id: Id,
  topic: z.enum(coachingTopics),
  note: z.string(),
  preferred: z.array(Timestamp),
  timeZone: z.string(),
  status: z.enum(coachingStatuses),
  startsAt: Timestamp.nullable(),
  minutes: z.number().int(),
  /** Text of the staff about how to join and what to prepare. */
  details: z.string(),
  coach: z.string().nullable(),
  coachId: Id.nullable(),
  cancelledBy: z.enum(['person', 'staff']).nullable(),
  reason: z.string(),
  createdAt: Timestamp,
  changedAt: Timestamp,
})
export type CoachingRequest = z.infer<typeof CoachingRequest>
export const CoachingEntry = CoachingRequest.extend({ person: z.string() })
export type CoachingEntry = z.infer<typeof CoachingEntry>

/** The client chooses the request's id, so that a repeated request after a lost connection is stored once. */
export const CoachingAsk = z.object({
  id: Id,
  topic: z.enum(coachingTopics, 'Choose a topic'),
  note: CoachingNote,
  preferred: z
    .array(Timestamp)
    .min(1, 'Choose a time')
    .max(maxPreferredTimes)
    .refine((times) => new Set(times.map(Number)).size === times.length, 'Choose three different times'),
  timeZone: TimeZone,
})
export type CoachingAsk = z.output<typeof CoachingAsk>

const One = z.object({ id: Id })
/** `seen` is the `changedAt` of the version that the client showed. */
const Decision = One.extend({ seen: Timestamp })
export const CoachingTime = Decision.extend({
  startsAt: Timestamp,
  minutes: z.literal(sessionMinutes),
  details: CoachingDetails,
})
export type CoachingTime = z.output<typeof CoachingTime>
const Ending = One.extend({ reason: CoachingReason })

const CHANGED = {
  status: 409,
  message: 'This request has changed. Review it before you continue.',
} as const
const TIME_NOT_POSSIBLE = {
  status: 422,
  message: 'Choose future times within 60 days, on the hour or half hour.',
} as const

const TOO_MANY_REQUESTS = {
  status: 409,
  message: 'You have three open requests. Cancel one or wait until one is completed.',
} as const
const SLOT_TAKEN = { status: 409, message: 'This time is no longer available. Choose another one.' } as const
const COACH_BUSY = { status: 409, message: 'You have another session at this time.' } as const
const TIME_OVER = { status: 409, message: 'This time has passed. Cancel the request and send a new one.' } as const

export const coachingContract = {
  slots: procedure
    .route({
      method: 'GET',
      path: '/coaching/slots',
      summary: 'List the times that can be booked, with the coach',
    })
    .output(z.array(Slot)),
  book: procedure
    .errors({ SLOT_TAKEN, TOO_MANY_REQUESTS })
    .route({ method: 'POST', path: '/coaching/bookings', summary: 'Book a free time with one of our staff' })
    .input(Booking)
    .output(CoachingRequest),
  move: procedure
    .errors({ CHANGED, SLOT_TAKEN, TIME_OVER })
    .route({ method: 'POST', path: '/coaching/{id}/move', summary: 'Reschedule your session' })
    .input(Move)
    .output(CoachingRequest),
  calendar: procedure
    .route({ method: 'GET', path: '/admin/coaching/calendar', summary: 'Get your own booking hours' })
    .output(OwnCalendar),
  saveCalendar: procedure
    .errors({
      CHANGED: { status: 409, message: 'Your hours have changed. Review them before you continue.' },
    })
    .route({ method: 'PUT', path: '/admin/coaching/calendar', summary: 'Set your own booking hours' })
    .input(CoachingCalendar.extend({ seen: Timestamp.nullable() }))
    .output(OwnCalendar),
  list: procedure
    .route({ method: 'GET', path: '/coaching', summary: 'List your coaching requests, latest first' })
    .output(z.array(CoachingRequest)),
  ask: procedure
    .errors({
      TIME_NOT_POSSIBLE,
      TOO_MANY_REQUESTS,
    })
    .route({ method: 'POST', path: '/coaching', summary: 'Request a coaching session' })
    .input(CoachingAsk)
    .output(CoachingRequest),
  accept: procedure
    .errors({ CHANGED, TIME_OVER, SLOT_TAKEN })
    .route({ method: 'POST', path: '/coaching/{id}/accept', summary: 'Accept the time proposed by staff' })
    .input(Decision)
    .output(CoachingRequest),
  cancel: procedure
    .errors({ CHANGED })
    .route({ method: 'POST', path: '/coaching/{id}/cancel', summary: 'Cancel your request' })
    .input(Ending)
    .output(CoachingRequest),
  inbox: procedure
    .route({
      method: 'GET',
      path: '/admin/coaching',
      summary: 'List requests for staff: longest waiting first, completed last',
    })
    .input(z.object({ status: z.enum(coachingStatuses).optional() }))
    .output(z.object({ items: z.array(CoachingEntry), counts: z.record(z.enum(coachingStatuses), z.number().int()) })),
  propose: procedure
    .errors({ CHANGED, TIME_NOT_POSSIBLE, COACH_BUSY })
    .route({ method: 'POST', path: '/admin/coaching/{id}/propose', summary: 'Propose a time' })
    .input(CoachingTime)
    .output(CoachingEntry),
  confirm: procedure
    .errors({
      CHANGED,
      TIME_NOT_POSSIBLE,
      COACH_BUSY,
      NOT_ASKED_FOR: {
        status: 422,
        message: 'You can only confirm a requested time. Propose this one instead.',
      },
    })
    .route({ method: 'POST', path: '/admin/coaching/{id}/confirm', summary: 'Confirm a requested time' })
    .input(CoachingTime)
    .output(CoachingEntry),
  finish: procedure
    .errors({ CHANGED, NOT_YET: { status: 409, message: "This session hasn't started yet." } })
    .route({ method: 'POST', path: '/admin/coaching/{id}/finish', summary: 'Mark a session as completed' })
    .input(Decision)
    .output(CoachingEntry),
  decline: procedure
    .errors({ CHANGED })
    .route({ method: 'POST', path: '/admin/coaching/{id}/cancel', summary: 'Cancel a request as staff' })
    .input(Ending)
    .output(CoachingEntry),
}
