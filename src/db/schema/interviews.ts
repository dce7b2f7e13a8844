import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ofUser, users } from './accounts.ts'
import { applications } from './applications.ts'
import { createdAt, timestamptz, updatedAt } from './columns.ts'

/** An interview that a company proposes for an application, and the candidate accepts at one of its times. */
export const interviews = pgTable(
  'interviews',
  {
    /** Made by the client that proposes it, so that a repeated request is the same interview. Calendars know the entry by it. */
    id: uuid().primaryKey(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['phone', 'video', 'on_site'] }).notNull(),
    minutes: integer().notNull(),
    /** The clock that the times were chosen on. */
    timeZone: text().notNull(),
    /** Where it is, or the number that is called; a link for video. */
    place: text().notNull(),
    message: text().notNull(),
    status: text({ enum: ['proposed', 'accepted', 'declined', 'cancelled'] })
      .notNull()
      .default('proposed'),
    /** The accepted time. */
    startsAt: timestamptz(),
    /** The candidate's reason for declining, or the company's for cancelling. */
    note: text().notNull().default(''),
    /** The candidate would come at another time. */
    asksForOthers: boolean().notNull().default(false),
    /** Grows with each change that calendars follow; a decision names the one it was made on. */
    sequence: integer().notNull().default(0),
    proposedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    remindedAt: timestamptz(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('interviews_application').on(t.applicationId, t.createdAt),
    index('interviews_ahead').on(t.startsAt).where(sql`${t.status} = 'accepted'`),
    check('interviews_kind', sql`${t.kind} in ('phone', 'video', 'on_site')`),
    check('interviews_status', sql`${t.status} in ('proposed', 'accepted', 'declined', 'cancelled')`),
    check('interviews_minutes', sql`${t.minutes} between 10 and 480`),
    check('interviews_accepted', sql`${t.status} <> 'accepted' or ${t.startsAt} is not null`),
  ],
)

/** The times that a proposal offers. */
export const interviewTimes = pgTable(
  'interview_times',
  {
    interviewId: uuid()
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    startsAt: timestamptz().notNull(),
  },
  (t) => [primaryKey({ columns: [t.interviewId, t.startsAt] })],
)

/** The colleagues who hold it. */
export const interviewInterviewers = pgTable(
  'interview_interviewers',
  {
    interviewId: uuid()
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    userId: ofUser(),
  },
  (t) => [primaryKey({ columns: [t.interviewId, t.userId] }), index('interview_interviewers_person').on(t.userId)],
)
