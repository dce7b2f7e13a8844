import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ofUser, users } from './accounts.ts'
import { applications } from './applications.ts'
import { createdAt, timestamptz, updatedAt } from './columns.ts'

/** An interview that a company proposes for an application; the candidate accepts one of its times. */
export const interviews = pgTable(
  'interviews',
  {
    /** Created by the proposing client, so that a repeated request does not create a second interview. Calendar entries use this id. */
    id: uuid().primaryKey(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['phone', 'video', 'on_site'] }).notNull(),
    minutes: integer().notNull(),
    /** The time zone in which the times were chosen. */
    timeZone: text().notNull(),
    /** The location, or the phone number to call; for video, a link. */
    place: text().notNull(),
    message: text().notNull(),
    status: text({ enum: ['proposed', 'accepted', 'declined', 'cancelled'] })
      .notNull()
      .default('proposed'),
    /** The accepted time. */
    startsAt: timestamptz(),
    /** The candidate's reason for declining, or the company's for canceling. */
    note: text().notNull().default(''),
    /** The candidate asks for other times. */
    asksForOthers: boolean().notNull().default(false),
    /** Incremented by each change that calendars must follow; a decision states the value that it was based on. */
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

/** The company's members who conduct the interview. */
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
