// Scheduled interviews: mock interviews by voice at a half hour in the person's time zone. The status is `scheduled`, then
// `completed`, `cancelled` or `no_show`. The interview itself is a mock interview in the browser (mock-contract.ts). A phone
// number is stored for reminders and, if a telephony provider is configured, for a call. Only a code of that provider can verify
// the number.
import { z } from 'zod'
import { Id, procedure, Timestamp, TimeZone } from '#lib/contract.ts'
import { typedLine, typedText } from '#lib/text.ts'
import { MockSetup } from './mock-contract.ts'
import { recordingChoices } from './recording-rules.ts'
import { countryCodes, dialledNumber, maxScheduleNotes, scheduledStatuses } from './schedule-rules.ts'

export const PhoneNumber = z
  .object({
    countryCode: z.enum(countryCodes, 'Choose a country code'),
    phoneNumber: typedLine(40, 'Please enter your phone number'),
  })
  .refine(({ countryCode, phoneNumber }) => dialledNumber(countryCode, phoneNumber) !== null, {
    path: ['phoneNumber'],
    message: "This isn't a valid number for this country. Check it and try again.",
  })
export type PhoneNumber = z.output<typeof PhoneNumber>

export const PhoneDetails = z.object({
  details: z.object({ countryCode: z.enum(countryCodes), phoneNumber: z.string(), isVerified: z.boolean() }).nullable(),
  /** True if a provider is configured, so that numbers can be confirmed, texted and called. */
  hasTelephony: z.boolean(),
})
export type PhoneDetails = z.infer<typeof PhoneDetails>

const SELECT_TIME = 'Please select a date and time for your interview'
/** A half hour in the person's time zone: '2026-11-23', '09:30'. */
export const ChosenSlot = z.object({
  day: z.string(SELECT_TIME).min(1, SELECT_TIME).max(10),
  time: z.string(SELECT_TIME).min(1, SELECT_TIME).max(5),
  timeZone: TimeZone,
})
export type ChosenSlot = z.output<typeof ChosenSlot>

export const ScheduledSetup = MockSetup.omit({ mode: true })

export const ScheduledInterview = z.object({
  id: Id,
  scheduledDate: Timestamp,
  timeZone: z.string(),
  status: z.enum(scheduledStatuses),
  setup: ScheduledSetup,
  recordings: z.enum(recordingChoices),
  /** The mock interview that was started from it, and whether that has ended. */
  sessionId: Id.nullable(),
  isOver: z.boolean(),
  phone: z.object({ countryCode: z.string(), phoneNumber: z.string() }).nullable(),
  notes: z.string(),
  /** Increases with each change of the time. A change sends the sequence that the client saw. */
  sequence: z.number().int(),
})
export type ScheduledInterview = z.infer<typeof ScheduledInterview>

/** The client chooses the id, so that a repeated request after a lost connection schedules once. */
export const ScheduleInterview = ChosenSlot.extend({
  id: Id,
  setup: ScheduledSetup,
  notes: typedText(maxScheduleNotes).default(''),
})
export type ScheduleInterview = z.output<typeof ScheduleInterview>

const One = z.object({ id: Id })
export const StartCall = One.extend({ sessionId: Id, recordings: z.enum(recordingChoices) })
export type StartCall = z.output<typeof StartCall>

export const slotErrors = {
  SLOT_NOT_OFFERED: { status: 422, message: SELECT_TIME },
  SLOT_WEEKEND: { status: 422, message: 'Interviews are on weekdays. Choose another day.' },
  SLOT_PAST: { status: 422, message: 'This time has passed. Choose a later one.' },
  SLOT_SKIPPED: {
    status: 422,
    message: "This time doesn't exist on that day because the clocks change. Choose another.",
  },
  SLOT_TOO_FAR: { status: 422, message: 'Choose a day within the next year.' },
  SLOT_TAKEN: { status: 409, message: 'You have another interview at this time. Choose another.' },
} as const
const PHONE_MISSING = { status: 422, message: 'Please enter your phone number' } as const
const CHANGED = {
  status: 409,
  message: 'This interview has changed. Review it before you continue.',
} as const
const NO_TELEPHONY = { status: 409, message: "Phone numbers can't be confirmed here." } as const
const TELEPHONY_AWAY = { status: 503, message: "The phone network isn't responding. Try again." } as const

export const scheduledInterviewsContract = {
  phone: procedure
    .route({ method: 'GET', path: '/interview-prep/phone', summary: 'Get your number for scheduled interviews' })
    .output(PhoneDetails),
  savePhone: procedure
    .route({
      method: 'PUT',
      path: '/interview-prep/phone',
      summary: 'Save a number; a new one must be confirmed',
    })
    .input(PhoneNumber)
    .output(PhoneDetails),
  sendCode: procedure
    .errors({ PHONE_MISSING, NO_TELEPHONY, TELEPHONY_AWAY })
    .route({ method: 'POST', path: '/interview-prep/phone/code', summary: 'Send a code to your number' })
    .output(z.object({ sent: z.literal(true) })),
  confirmCode: procedure
    .errors({
      PHONE_MISSING,
      NO_TELEPHONY,
      TELEPHONY_AWAY,
      CODE_WRONG: { status: 422, message: 'This code is wrong or has expired.' },
    })
    .route({ method: 'POST', path: '/interview-prep/phone/confirm', summary: 'Confirm your number with the code' })
    .input(z.object({ code: z.string().regex(/^\d{4,10}$/, 'Enter the code from the message') }))
    .output(PhoneDetails),
  list: procedure
    .route({
      method: 'GET',
      path: '/interview-prep/scheduled',
      summary: 'List your scheduled interviews by date',
    })
    .output(z.array(ScheduledInterview)),
  get: procedure
    .route({ method: 'GET', path: '/interview-prep/scheduled/{id}', summary: 'Get one of your scheduled interviews' })
    .input(One)
    .output(ScheduledInterview),
  schedule: procedure
    .errors({
      ...slotErrors,
      PHONE_MISSING,
      TOO_MANY_SCHEDULED: { status: 409, message: 'You have 20 upcoming interviews. Complete or cancel one first.' },
    })
    .route({ method: 'POST', path: '/interview-prep/scheduled', summary: 'Schedule an audio interview' })
    .input(ScheduleInterview)
    .output(ScheduledInterview),
  reschedule: procedure
    .errors({ ...slotErrors, CHANGED })
    .route({ method: 'POST', path: '/interview-prep/scheduled/{id}/move', summary: 'Reschedule an interview' })
    .input(ChosenSlot.extend({ id: Id, sequence: z.number().int().min(0) }))
    .output(ScheduledInterview),
  complete: procedure
    .errors({ CHANGED })
    .route({
      method: 'POST',
      path: '/interview-prep/scheduled/{id}/complete',
      summary: 'Mark a scheduled interview as completed',
    })
    .input(One)
    .output(ScheduledInterview),
  cancel: procedure
    .errors({ CHANGED })
    .route({ method: 'POST', path: '/interview-prep/scheduled/{id}/cancel', summary: 'Cancel a scheduled interview' })
    .input(One)
    .output(ScheduledInterview),
  start: procedure
    .errors({
      CHANGED,
      NO_QUESTIONS: { status: 422, message: 'Failed to generate mock interview questions' },
      INTERVIEW_OPEN: {
        status: 409,
        message: 'You have an unfinished mock interview. Resume or discard it first.',
      },
    })
    .route({
      method: 'POST',
      path: '/interview-prep/scheduled/{id}/start',
      summary: 'Start or continue a scheduled interview',
    })
    .input(StartCall)
    .output(ScheduledInterview),
}
