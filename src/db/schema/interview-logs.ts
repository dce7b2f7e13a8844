import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ofUser } from './accounts.ts'
import { applications } from './applications.ts'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'

const interviewOutcomes = ['pending', 'passed', 'failed', 'cancelled'] as const
const interviewStages = ['phone', 'technical', 'hr', 'onsite', 'final'] as const

/** A seeker's real interviews, past or planned; with `applicationId` if it belongs to an application sent on Tandem. */
export const interviewLogs = pgTable(
  'interview_logs',
  {
    id: id(),
    userId: ofUser(),
    applicationId: uuid().references(() => applications.id, { onDelete: 'set null' }),
    companyName: text().notNull(),
    jobRole: text().notNull(),
    interviewStage: text({ enum: interviewStages }).notNull().default('phone'),
    /** Null while the day is unknown. */
    interviewDate: timestamptz(),
    outcome: text({ enum: interviewOutcomes }).notNull().default('pending'),
    /** The outcome follows the application's status until the user sets another one. */
    outcomeFollows: boolean().notNull().default(false),
    notes: text(),
    feedback: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('interview_logs_person').on(t.userId, t.interviewDate.desc()),
    index('interview_logs_application').on(t.applicationId),
    check('interview_logs_stage', sql`${t.interviewStage} in ('phone', 'technical', 'hr', 'onsite', 'final')`),
    check('interview_logs_outcome', sql`${t.outcome} in ('pending', 'passed', 'failed', 'cancelled')`),
  ],
)

/** Applications whose interview stage has created a log. No second log is created, even if the user deleted the first. */
export const interviewLogOrigins = pgTable('interview_log_origins', {
  applicationId: uuid()
    .primaryKey()
    .references(() => applications.id, { onDelete: 'cascade' }),
  userId: ofUser(),
  createdAt: createdAt(),
})
