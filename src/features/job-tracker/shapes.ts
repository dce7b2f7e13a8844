import { z } from 'zod'
import { TrackedApplication } from '#features/applications/contract.ts'
import { applicationStatuses, trackedSources } from '#features/applications/rules.ts'
import { StatusWord } from '#features/applications/status-word.ts'
import { questionTypes } from '#features/job-postings/question-types.ts'
import { MatchResult } from '#features/matching/shapes.ts'
import { Id, Timestamp } from '#lib/contract.ts'
import { typedLine, typedText } from '#lib/text.ts'

/**
 * The timeline of an application, for its applicant only: every status, and their own reminders, contacts and notes.
 */
export const TimelineStep = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('status'),
    at: Timestamp,
    status: z.enum(applicationStatuses),
    by: z.enum(['you', 'company']),
    /** The company's message with the status change. */
    message: z.string().nullish(),
  }),
  /** A member of the company opened a submitted file for the first time. */
  z.object({ kind: z.literal('opened'), at: Timestamp }),
  z.object({ kind: z.literal('note'), at: Timestamp }),
  z.object({ kind: z.literal('reminder'), at: Timestamp, text: z.string(), isDone: z.boolean() }),
  z.object({ kind: z.literal('contact'), at: Timestamp, name: z.string() }),
])

export type TimelineStep = z.infer<typeof TimelineStep>

export const Attachment = z.object({
  id: Id,
  fileName: z.string(),
  fileSize: z.number().int(),
  contentType: z.string(),
  isResume: z.boolean(),
  isCoverLetter: z.boolean(),
})

export const ApplicationDetails = TrackedApplication.extend({
  /** Sanitized HTML. */
  description: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  resumeTitle: z.string().nullable(),
  coverLetter: z.string().nullable(),
  answers: z.array(
    z.object({
      question: z.string(),
      questionType: z.enum(questionTypes),
      answer: z.string(),
      attachmentId: Id.nullable(),
    }),
  ),
  attachments: z.array(Attachment),
  timeline: z.array(TimelineStep),
  /** The match between the submitted resume and the posting, as the company sees it; null if the resume's text could not be read. */
  match: MatchResult.nullable(),
})

export type ApplicationDetails = z.infer<typeof ApplicationDetails>

export const TrackerFilters = z.object({
  search: typedText(100).optional(),
  status: StatusWord.optional(),
  /** Applied within this number of days. */
  days: z.coerce
    .number<number>()
    .pipe(z.union([z.literal(7), z.literal(30), z.literal(90), z.literal(365)]))
    .optional(),
  type: z.enum(['full-time', 'part-time', 'contract', 'internship', 'temporary']).optional(),
  location: typedLine(100).optional(),
  source: z.enum(trackedSources).optional(),
  /** Pays at least this amount, in dollars a year. */
  salary: z.number().int().min(0).max(10_000_000).optional(),
})

export type TrackerFilters = z.infer<typeof TrackerFilters>

export const TrackerStats = z.object({
  totalSaved: z.number().int(),
  totalApplications: z.number().int(),
  pendingReview: z.number().int(),
  interviewsScheduled: z.number().int(),
  responseRate: z.number().int(),
  /** The values that the statistics are compared with. */
  savedClosingSoon: z.number().int(),
  longestWaitDays: z.number().int().nullable(),
  appliedLast30Days: z.number().int(),
  applicationsTrend: z.array(z.number()),
  responseRateTrend: z.array(z.number()),
  /** Change in percentage points in the last 30 days; null if too few applications were sent by then. */
  responseRateChange: z.number().int().nullable(),
})

export type TrackerStats = z.infer<typeof TrackerStats>
