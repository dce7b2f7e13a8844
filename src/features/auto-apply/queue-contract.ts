import { z } from 'zod'
import { JobHead } from '#features/applications/contract.ts'
import { Question } from '#features/job-postings/question-shapes.ts'
import { MatchResult, MatchState } from '#features/matching/shapes.ts'
import { Id, Timestamp } from '#lib/contract.ts'

/** Why an entry was returned or not sent: an error code of applying or of auto apply. */
const Reason = z.string()

/** Something that only the person can provide. */
export const Missing = z.object({
  what: z.enum(['resume', 'phone', 'answer', 'file', 'personal']),
  /** The question; null if the missing part is not a question. */
  questionId: Id.nullable(),
  text: z.string(),
})
export type Missing = z.infer<typeof Missing>

const Value = z.union([z.string(), z.array(z.string()), z.null()])

export const QueueItem = z.object({
  id: Id,
  state: z.enum(['waiting', 'approved']),
  reason: Reason.nullable(),
  job: JobHead,
  score: z.number().int().nullable(),
  states: z.array(MatchState),
  /** Null if the person added the job. */
  ruleName: z.string().nullable(),
  isAutoApproved: z.boolean(),
  missing: z.array(Missing),
  questions: z.number().int(),
  resumeTitle: z.string().nullable(),
  hasLetter: z.boolean(),
  addedAt: Timestamp,
  sendAt: Timestamp.nullable(),
})
export type QueueItem = z.infer<typeof QueueItem>

/** One question with its answer, and the source of the answer. */
export const PlannedAnswer = z.object({
  question: Question,
  value: Value,
  from: z.enum(['person', 'bank']).nullable(),
  /** The bank's question for this answer, and when it was changed. */
  bank: z.object({ label: z.string(), updatedAt: Timestamp }).nullable(),
  /** Why the question is never answered automatically. */
  sensitive: z.string().nullable(),
  problem: z.string().nullable(),
})
export type PlannedAnswer = z.infer<typeof PlannedAnswer>

export const EntryDetails = QueueItem.extend({
  details: z.object({ fullName: z.string(), email: z.string(), phone: z.string() }),
  resumeId: Id.nullable(),
  resumes: z.array(z.object({ id: Id, title: z.string(), isDefault: z.boolean() })),
  coverLetter: z.string(),
  answers: z.array(PlannedAnswer),
  match: MatchResult.nullable(),
})
export type EntryDetails = z.infer<typeof EntryDetails>

/** What was sent, word for word. */
export const SentSubmission = z.object({
  details: z.object({ fullName: z.string(), email: z.string(), phone: z.string() }),
  resume: z.object({ title: z.string(), fileName: z.string(), size: z.number().int(), sha256: z.string() }).nullable(),
  coverLetter: z.string().nullable(),
  answers: z.array(z.object({ question: z.string(), answer: z.string(), from: z.enum(['person', 'bank']) })),
  rule: z
    .object({
      name: z.string(),
      keywords: z.string(),
      location: z.string(),
      types: z.array(z.string()),
      isRemote: z.boolean(),
      salaryFloor: z.number().nullable(),
      minimumMatch: z.number(),
    })
    .nullable(),
  match: z
    .object({ version: z.number(), score: z.number().nullable(), headline: z.string(), summary: z.string() })
    .nullable(),
  approvedBy: z.enum(['person', 'rule']),
})
export type SentSubmission = z.infer<typeof SentSubmission>

export const LogItem = z.object({
  id: Id,
  outcome: z.enum(['sent', 'refused']),
  reason: Reason.nullable(),
  jobTitle: z.string(),
  companyName: z.string(),
  applicationId: Id.nullable(),
  at: Timestamp,
})
export type LogItem = z.infer<typeof LogItem>

export const LogDetails = LogItem.extend({ submission: SentSubmission.nullable() })
export type LogDetails = z.infer<typeof LogDetails>
