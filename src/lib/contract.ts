import { oc } from '@orpc/contract'
import { z } from 'zod'
import { isTimeZone } from './dates.ts'

/** Errors that any procedure may answer with; an area adds its own. Users see these texts. */
export const commonErrors = {
  UNAUTHENTICATED: { status: 401, message: 'User not authenticated' },
  FORBIDDEN: { status: 403, message: "You don't have access to this." },
  NOT_FOUND: { status: 404, message: "This doesn't exist or is no longer available." },
  PASSWORD_CHANGE_REQUIRED: { status: 403, message: 'Choose a new password to continue.' },
  SECOND_FACTOR_SETUP_REQUIRED: {
    status: 403,
    message: 'Your role requires two-factor authentication. Set it up to continue.',
  },
  IMPERSONATION_READ_ONLY: {
    status: 403,
    message: "You are impersonating another user. You can't change anything or open private data.",
  },
  TEXT_TOO_LONG: { status: 422, message: 'This text takes too long to process. Please shorten it and try again.' },
  RATE_LIMITED: {
    status: 429,
    message: 'Too many attempts. Please wait a moment and try again.',
    data: z.object({ retryAfterSeconds: z.number() }),
  },
} as const

/** The base of every contract. */
export const procedure = oc.errors(commonErrors)

export const Id = z.uuid()
/** The IANA name of a time zone that this machine can compute with. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'Please choose a time zone')
const WrittenTimestamp = z.union([z.iso.datetime({ offset: true }), z.iso.date()])
/**
 * Dates are sent as dates, because oRPC preserves their type. Plain HTTP uses the format of the API documentation (RFC 3339), with an
 * offset or `Z`, with or without fractions of a second.
 */
export const timestampOf = (date: z.ZodDate): z.ZodType<Date, Date> =>
  z.preprocess(
    (value) => (typeof value === 'string' && WrittenTimestamp.safeParse(value).success ? new Date(value) : value),
    date,
  )
export const Timestamp = timestampOf(z.date())

/** The cursors of the previous and the next page of a list; null if there is none. */
export const cursors = { before: z.string().nullable(), after: z.string().nullable() }

/** A page of a list, with its cursors. */
export const pageOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), ...cursors })

/** A count up to a limit: beyond it `isCapped` is true, and the value is a minimum. */
export const CappedCount = z.object({ value: z.number().int(), isCapped: z.boolean() })
