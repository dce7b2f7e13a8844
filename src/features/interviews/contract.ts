// Interviews: appointments of a company and a candidate. The company proposes one to five times in its time zone; the
// candidate accepts one, declines, or asks for others; an accepted one has a calendar file for both. The company can
// move or cancel it, the candidate can still decline. Members of the job's company act, platform staff read, the
// applicant sees and answers their own; for everyone else it does not exist. `sequence` grows with each change: a
// call names the version that its caller saw.
import { z } from 'zod'
import { CONVERSATION_CLOSED, NO_ACCOUNT } from '#features/messages/contract.ts'
import { Id, procedure, Timestamp, TimeZone } from '#lib/contract.ts'
import { typedLine, typedText } from '#lib/text.ts'
import {
  interviewKinds,
  interviewStatuses,
  isLink,
  maxInterviewers,
  maxInterviewNoteCharacters,
  maxInterviews,
  maxTimes,
} from './rules.ts'

const Wall = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'Please choose a day and time')
const Sequence = z.number().int().min(0).max(1_000_000)
const Note = typedText(maxInterviewNoteCharacters)

type Place = { kind: (typeof interviewKinds)[number]; place: string }

/** A video call needs its link, a visit its address; a phone call may use the number in the application. */
export function checkPlace({ kind, place }: Place, check: z.RefinementCtx<Place>): void {
  const refuse = (message: string) => check.addIssue({ code: 'custom', path: ['place'], message })
  if (kind === 'video' && !isLink(place)) refuse('Please enter the link to the call, such as https://meet.example/abc')
  if (kind === 'on_site' && place.trim() === '') refuse('Please enter the address')
}

export const Proposal = z
  .object({
    kind: z.enum(interviewKinds),
    minutes: z.number().int().min(10).max(480),
    timeZone: TimeZone,
    place: typedLine(300),
    message: Note,
    starts: z
      .array(Wall)
      .min(1, 'Please propose at least one time')
      .max(maxTimes, `Please propose at most ${maxTimes} times`)
      .refine((starts) => new Set(starts).size === starts.length, 'List each time once'),
    interviewers: z.array(Id).max(maxInterviewers).default([]),
    /** Sets the application's status to Interview in the same transaction. */
    setInterview: z.boolean().default(false),
  })
  .superRefine(checkPlace)
export type Proposal = z.output<typeof Proposal>

const Base = z.object({
  id: Id,
  kind: z.enum(interviewKinds),
  minutes: z.number().int(),
  timeZone: z.string(),
  place: z.string(),
  message: z.string(),
  status: z.enum(interviewStatuses),
  /** The accepted time. */
  startsAt: Timestamp.nullable(),
  /** The note of the decline, move or cancellation. */
  note: z.string(),
  asksForOthers: z.boolean(),
  sequence: z.number().int(),
  times: z.array(Timestamp),
})

export const Interview = Base.extend({ interviewers: z.array(z.object({ id: Id, name: z.string() })) })
export type Interview = z.infer<typeof Interview>

export const Interviews = z.object({
  /** The error code that explains why the viewer cannot propose times; null if they can. */
  closedBecause: z.enum(['FORBIDDEN', 'CONVERSATION_CLOSED', 'NO_ACCOUNT']).nullable(),
  companyTimeZone: z.string(),
  /** The possible interviewers. */
  team: z.array(z.object({ id: Id, name: z.string() })),
  /** The newest first. */
  interviews: z.array(Interview),
})
export type Interviews = z.infer<typeof Interviews>

export const OwnInterview = Base
export type OwnInterview = z.infer<typeof OwnInterview>
export const OwnInterviews = z.object({ companyName: z.string(), interviews: z.array(OwnInterview) })
export type OwnInterviews = z.infer<typeof OwnInterviews>

export const Overlap = z.object({ name: z.string(), startsAt: Timestamp, minutes: z.number().int() })
export type Overlap = z.infer<typeof Overlap>

const CHANGED = {
  status: 409,
  message: 'This interview has changed. Review it before you continue.',
} as const
const TIME_GONE = { status: 409, message: 'This time is no longer offered. Please choose another.' } as const
const slotErrors = {
  SLOT_PAST: { status: 422, message: 'One of these times has passed. Please choose a later one.' },
  SLOT_SKIPPED: {
    status: 422,
    message: "One of these times doesn't exist on its day because the clocks change. Please choose another.",
  },
  SLOT_TOO_FAR: { status: 422, message: 'Please choose days within the next year.' },
} as const

const About = z.object({ applicationId: Id })
const SeenSequence = z.object({ id: Id, sequence: Sequence })

export const interviewsContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/company/applications/{applicationId}/interviews',
      summary: 'List the interviews of an application, for its company',
    })
    .input(About)
    .output(Interviews),
  overlaps: procedure
    .route({
      method: 'POST',
      path: '/company/applications/{applicationId}/interviews/overlaps',
      summary: 'List accepted interviews of these interviewers at these times',
    })
    .input(
      About.extend({
        interviewers: z.array(Id).max(maxInterviewers),
        starts: z.array(Wall).max(maxTimes),
        timeZone: TimeZone,
        minutes: z.number().int().min(10).max(480),
        /** The interview that is being moved. */
        except: Id.optional(),
      }),
    )
    .output(z.array(Overlap)),
  propose: procedure
    .errors({
      ...slotErrors,
      CONVERSATION_CLOSED,
      NO_ACCOUNT,
      NOT_IN_TEAM: { status: 409, message: 'One of the interviewers is no longer in your team. Please choose again.' },
      TOO_MANY_MEETINGS: { status: 409, message: `An application can have up to ${maxInterviews} interviews.` },
    })
    .route({
      method: 'POST',
      path: '/company/applications/{applicationId}/interviews',
      summary: 'Propose times for an interview',
    })
    .input(About.extend({ id: Id, proposal: Proposal }))
    .output(Interviews),
  move: procedure
    .errors({ ...slotErrors, CHANGED, CONVERSATION_CLOSED, NO_ACCOUNT })
    .route({ method: 'POST', path: '/interviews/{id}/move', summary: 'Reschedule an accepted interview' })
    .input(SeenSequence.extend({ start: Wall, timeZone: TimeZone, note: Note }))
    .output(Interviews),
  cancel: procedure
    .errors({ CHANGED, CONVERSATION_CLOSED, NO_ACCOUNT })
    .route({
      method: 'POST',
      path: '/interviews/{id}/cancel',
      summary: 'Withdraw a proposal, or cancel an interview',
    })
    .input(SeenSequence.extend({ note: Note }))
    .output(Interviews),
  own: procedure
    .route({
      method: 'GET',
      path: '/applications/{applicationId}/interviews',
      summary: 'List the interviews of your application',
    })
    .input(About)
    .output(OwnInterviews),
  accept: procedure
    .errors({ CHANGED, TIME_GONE, CONVERSATION_CLOSED })
    .route({ method: 'POST', path: '/interviews/{id}/accept', summary: 'Accept one of the proposed times' })
    .input(SeenSequence.extend({ startsAt: Timestamp }))
    .output(OwnInterviews),
  decline: procedure
    .errors({ CHANGED, CONVERSATION_CLOSED })
    .route({ method: 'POST', path: '/interviews/{id}/decline', summary: 'Decline, or ask for other times' })
    .input(SeenSequence.extend({ note: Note, asksForOthers: z.boolean() }))
    .output(OwnInterviews),
}
