import { z } from 'zod'
import type { Context } from '../input-shapes.ts'
import { LEAST_OFFSET, MOST_OFFSET } from './utc-offsets.ts'

/** The largest number of places from which people may apply. */
export const maxApplicantPlaces = 50

const Offset = z
  .number()
  .int()
  .min(LEAST_OFFSET, 'Please choose UTC-12 or later')
  .max(MOST_OFFSET, 'Please choose UTC+14 or earlier')
  .multipleOf(15, 'Please enter quarters of an hour')
  .nullish()

/** Who may apply for a job from home. A change without these fields does not change them; on-site jobs have none. */
export const applicantFields = {
  /** ISO 3166 codes of countries and their regions: 'DE', 'US-TX'. Empty means that it is not stated. */
  applicantPlaces: z
    .array(z.string().regex(/^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/, 'Please enter ISO codes of countries and regions'))
    .max(maxApplicantPlaces, `A job can list up to ${maxApplicantPlaces} countries and regions`)
    .optional(),
  /** The time zones in which applicants may be, in minutes from UTC; both or neither. */
  applicantUtcFrom: Offset,
  applicantUtcTo: Offset,
}

type Range = { applicantUtcFrom?: number | null | undefined; applicantUtcTo?: number | null | undefined }

export function checkUtcRange({ applicantUtcFrom: from, applicantUtcTo: to }: Range, ctx: Context): void {
  const refuse = (field: keyof Range, message: string) => ctx.addIssue({ code: 'custom', path: [field], message })
  const isNone = (offset: number | null | undefined): offset is null | undefined =>
    offset === null || offset === undefined
  if (isNone(from) && isNone(to)) return
  if (isNone(from)) refuse('applicantUtcFrom', 'Please choose the first time zone')
  else if (isNone(to)) refuse('applicantUtcTo', 'Please choose the last time zone')
  else if (from > to) refuse('applicantUtcTo', "The last time zone can't be before the first")
}

/** The same in responses. */
export const applicantsShape = {
  applicantPlaces: z.array(z.string()),
  applicantUtcFrom: z.number().int().nullable(),
  applicantUtcTo: z.number().int().nullable(),
}
export type Applicants = { applicantPlaces: string[]; applicantUtcFrom: number | null; applicantUtcTo: number | null }
export const noApplicants: Applicants = { applicantPlaces: [], applicantUtcFrom: null, applicantUtcTo: null }
