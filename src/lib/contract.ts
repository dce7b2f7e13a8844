import { oc } from '@orpc/contract'
import { z } from 'zod'
import { isTimeZone } from './dates.ts'

/** Refusals that any procedure may answer with; an area adds its own. The text is what people read. */
export const commonErrors = {
  UNAUTHENTICATED: { status: 401, message: 'User not authenticated' },
  FORBIDDEN: { status: 403, message: 'You do not have access to this.' },
  NOT_FOUND: { status: 404, message: 'This does not exist, or is no longer available.' },
  PASSWORD_CHANGE_REQUIRED: { status: 403, message: 'Please choose a new password before you go on.' },
  SECOND_FACTOR_SETUP_REQUIRED: {
    status: 403,
    message: 'Your role needs two-factor. Please set it up before you go on.',
  },
  LOOKING_ONLY: {
    status: 403,
    message: 'You are looking at Tandem as somebody else. Nothing can be changed, and what is private stays closed.',
  },
  TEXT_TOO_LONG: { status: 422, message: 'This text takes too long to read. Please shorten it and try again.' },
  RATE_LIMITED: {
    status: 429,
    message: 'Too many tries. Please wait a little and try again.',
    data: z.object({ retryAfterSeconds: z.number() }),
  },
} as const

/** Where every contract begins. */
export const procedure = oc.errors(commonErrors)

export const Id = z.uuid()
/** The IANA name of a time zone that this machine can compute with. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'Please choose a time zone')
const WrittenMoment = z.union([z.iso.datetime({ offset: true }), z.iso.date()])
/**
 * Dates cross the wire as dates; oRPC keeps their type. Plain HTTP writes them as the document says (RFC 3339), with an offset or
 * `Z`, with or without fractions of a second.
 */
export const timestampOf = (date: z.ZodDate): z.ZodType<Date, Date> =>
  z.preprocess(
    (said) => (typeof said === 'string' && WrittenMoment.safeParse(said).success ? new Date(said) : said),
    date,
  )
export const Timestamp = timestampOf(z.date())
