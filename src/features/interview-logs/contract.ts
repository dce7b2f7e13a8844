// The interview tracker: real interviews of a job seeker, theirs alone. No company and no staff reads a word of it. An interview
// stage that a company sets makes one log by itself; its outcome follows the application until the person says another one.
import { z } from 'zod'
import { applicationStatuses } from '#features/applications/rules.ts'
import { Id, procedure, Timestamp, timestampOf } from '#lib/contract.ts'
import { typedLine, typedText } from '#lib/text.ts'
import { interviewOutcomes, interviewStages, mostLogNameCharacters, mostLogs, mostLogTextCharacters } from './rules.ts'

const text = typedText(mostLogTextCharacters).default('')

/** What a person writes down of an interview (INTV-34, INTV-35). */
export const InterviewLogFields = z.object({
  companyName: typedLine(mostLogNameCharacters, 'Company name is required'),
  jobRole: typedLine(mostLogNameCharacters, 'Job role is required'),
  interviewStage: z.enum(interviewStages, 'Choose a stage').default('phone'),
  /** Null while no day is known. */
  interviewDate: timestampOf(
    z.date().min(new Date('1950-01-01'), 'Choose a later day').max(new Date('2100-01-01'), 'Choose an earlier day'),
  )
    .nullable()
    .default(null),
  outcome: z.enum(interviewOutcomes).default('pending'),
  notes: text,
  feedback: text,
  /** An own application that the interview belongs to. */
  applicationId: Id.nullable().default(null),
})
export type InterviewLogFields = z.output<typeof InterviewLogFields>

export const InterviewLog = z.object({
  id: Id,
  applicationId: Id.nullable(),
  companyName: z.string(),
  companyLogoUrl: z.string().nullable(),
  jobRole: z.string(),
  interviewStage: z.enum(interviewStages),
  interviewDate: Timestamp.nullable(),
  outcome: z.enum(interviewOutcomes),
  /** The outcome is what becomes of the application, until the person says another one. */
  outcomeFollows: z.boolean(),
  notes: z.string(),
  feedback: z.string(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type InterviewLog = z.infer<typeof InterviewLog>

const Figures = z.object({ total: z.number().int(), passed: z.number().int(), decided: z.number().int() })
export const InterviewLogStats = Figures.extend({
  upcoming: z.number().int(),
  /** The next one's moment. */
  next: Timestamp.nullable(),
  /** Pending ones whose moment is over or not known. */
  waiting: z.number().int(),
  byStage: z.array(Figures.extend({ stage: z.enum(interviewStages) })),
})
export type InterviewLogStats = z.infer<typeof InterviewLogStats>

/** An application of one's own; without an id where it was made elsewhere, and can be named but not linked. */
export const LoggableApplication = z.object({
  applicationId: Id.nullable(),
  companyName: z.string(),
  jobRole: z.string(),
  status: z.enum(applicationStatuses),
})
export type LoggableApplication = z.infer<typeof LoggableApplication>

const One = z.object({ id: Id })

export const interviewLogsContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/interview-prep/logs',
      summary: 'List your interviews: pending ones without a date first, then by date, latest first',
    })
    .output(z.array(InterviewLog)),
  stats: procedure
    .route({ method: 'GET', path: '/interview-prep/logs/stats', summary: 'Get your interview stats' })
    .output(InterviewLogStats),
  applications: procedure
    .route({
      method: 'GET',
      path: '/interview-prep/logs/applications',
      summary: 'Suggest applications for an interview log',
    })
    .output(z.array(LoggableApplication)),
  /** The client chooses the log's id, so that a repeated request after a lost connection is stored once. */
  create: procedure
    .errors({
      TOO_MANY_LOGS: {
        status: 409,
        message: `You've reached the limit of ${mostLogs} interviews. Delete one to make room.`,
      },
    })
    .route({ method: 'POST', path: '/interview-prep/logs', summary: 'Log an interview' })
    .input(One.extend(InterviewLogFields.shape))
    .output(InterviewLog),
  /** `seen` is when the log last changed, as the writer saw it. */
  update: procedure
    .errors({
      LOG_CHANGED: {
        status: 409,
        message: 'This interview log has changed. Review it, then save again.',
      },
    })
    .route({ method: 'POST', path: '/interview-prep/logs/{id}', summary: 'Update an interview log' })
    .input(One.extend({ seen: Timestamp, ...InterviewLogFields.shape }))
    .output(InterviewLog),
  delete: procedure
    .route({ method: 'DELETE', path: '/interview-prep/logs/{id}', summary: 'Delete an interview log' })
    .input(One)
    .output(z.object({ deleted: z.literal(true) })),
}
