// The interview tracker: the job seeker's own notes about real interviews. Companies and staff cannot read them. When a company
// sets an application to the interview stage, one log is created automatically. Its outcome follows the status of the
// application until the job seeker chooses an outcome.
import { z } from 'zod'
import { applicationStatuses } from '#features/applications/rules.ts'
import { Id, procedure, Timestamp, timestampOf } from '#lib/contract.ts'
import { typedLine, typedText } from '#lib/text.ts'
import { interviewOutcomes, interviewStages, maxLogNameCharacters, maxLogs, maxLogTextCharacters } from './rules.ts'

const text = typedText(maxLogTextCharacters).default('')

/** The fields of an interview log that a job seeker fills in (INTV-34, INTV-35). */
export const InterviewLogFields = z.object({
  companyName: typedLine(maxLogNameCharacters, 'Company name is required'),
  jobRole: typedLine(maxLogNameCharacters, 'Job role is required'),
  interviewStage: z.enum(interviewStages, 'Choose a stage').default('phone'),
  /** Null while the date is unknown. */
  interviewDate: timestampOf(
    z.date().min(new Date('1950-01-01'), 'Choose a later day').max(new Date('2100-01-01'), 'Choose an earlier day'),
  )
    .nullable()
    .default(null),
  outcome: z.enum(interviewOutcomes).default('pending'),
  notes: text,
  feedback: text,
  /** The viewer's application that the interview belongs to. */
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
  /** True while the outcome follows the status of the application; false once the job seeker chooses an outcome. */
  outcomeFollows: z.boolean(),
  notes: z.string(),
  feedback: z.string(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type InterviewLog = z.infer<typeof InterviewLog>

const OutcomeStats = z.object({ total: z.number().int(), passed: z.number().int(), decided: z.number().int() })
export const InterviewLogStats = OutcomeStats.extend({
  upcoming: z.number().int(),
  /** When the next interview takes place. */
  next: Timestamp.nullable(),
  /** Pending interviews whose date is in the past or unknown. */
  waiting: z.number().int(),
  byStage: z.array(OutcomeStats.extend({ stage: z.enum(interviewStages) })),
})
export type InterviewLogStats = z.infer<typeof InterviewLogStats>

/** One of the viewer's applications. An external one has no id: its names can be copied, but it cannot be linked. */
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
        message: `You've reached the limit of ${maxLogs} interviews. Delete one to make room.`,
      },
    })
    .route({ method: 'POST', path: '/interview-prep/logs', summary: 'Log an interview' })
    .input(One.extend(InterviewLogFields.shape))
    .output(InterviewLog),
  /** `seen` is the `updatedAt` of the version that the client edited. */
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
