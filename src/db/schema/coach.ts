import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ofUser, users } from './accounts.ts'
import { createdAt, id, timestamptz } from './columns.ts'

export const coachConversations = pgTable(
  'coach_conversations',
  {
    id: id(),
    userId: ofUser(),
    title: text().notNull(),
    createdAt: createdAt(),
    lastMessageAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [index('coach_conversations_person').on(t.userId, t.lastMessageAt.desc())],
)

export const coachMessages = pgTable(
  'coach_messages',
  {
    id: id(),
    conversationId: uuid()
      .notNull()
      .references(() => coachConversations.id, { onDelete: 'cascade' }),
    side: text({ enum: ['person', 'coach'] }).notNull(),
    text: text().notNull().default(''),
    /** The state of an answer; questions are always `done`. */
    state: text({ enum: ['writing', 'done', 'stopped', 'failed'] })
      .notNull()
      .default('done'),
    /** The engine that answered (COACH-07). */
    engine: text({ enum: ['built-in', 'model'] }),
    /** Why the built-in engine answered although a model is configured. */
    remark: text({ enum: ['model_away', 'model_refused', 'budget_spent'] }),
    sources: jsonb().$type<{ title: string; detail: string; href: string }[]>().notNull().default([]),
    followUps: jsonb().$type<string[]>().notNull().default([]),
    /** The coach has no answer and suggests a human coach. */
    offersPerson: boolean().notNull().default(false),
    createdAt: createdAt(),
    /** Updated while the answer is being written: an old value means that the process that wrote it has ended. */
    touchedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    index('coach_messages_conversation').on(t.conversationId, t.createdAt),
    check('coach_messages_side', sql`${t.side} in ('person', 'coach')`),
    check('coach_messages_state', sql`${t.state} in ('writing', 'done', 'stopped', 'failed')`),
  ],
)

/** How many model answers a user got on a day (UTC). */
export const coachModelUse = pgTable(
  'coach_model_use',
  {
    userId: ofUser(),
    day: date({ mode: 'string' }).notNull(),
    answers: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
)

/** Requests for human coaching (COACH-08). */
export const coachingRequests = pgTable(
  'coaching_requests',
  {
    id: id(),
    userId: ofUser(),
    topic: text({ enum: ['resume', 'interview', 'search', 'offer', 'change', 'other'] }).notNull(),
    note: text().notNull().default(''),
    /** The times that suit the user, as instants; they chose them in this time zone. */
    preferred: jsonb().$type<string[]>().notNull(),
    timeZone: text().notNull(),
    status: text({ enum: ['requested', 'proposed', 'confirmed', 'done', 'cancelled'] })
      .notNull()
      .default('requested'),
    startsAt: timestamptz(),
    minutes: integer().notNull().default(45),
    /** How to meet, and what to bring, written by staff. */
    details: text().notNull().default(''),
    coachId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Who canceled the session, and why. */
    cancelledBy: text({ enum: ['person', 'staff'] }),
    reason: text().notNull().default(''),
    /** Incremented by every change of a confirmed time, so that calendars recognize the newest. */
    sequence: integer().notNull().default(0),
    /** When both participants were last reminded of the current time. */
    remindedAt: timestamptz(),
    createdAt: createdAt(),
    changedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    index('coaching_requests_coach').on(t.coachId, t.startsAt),
    index('coaching_requests_person').on(t.userId, t.createdAt.desc()),
    index('coaching_requests_status').on(t.status, t.createdAt.desc()),
    check('coaching_requests_cancelled', sql`(${t.status} = 'cancelled') = (${t.cancelledBy} is not null)`),
    check('coaching_requests_cancelled_by', sql`${t.cancelledBy} in ('person', 'staff')`),
    check('coaching_requests_status', sql`${t.status} in ('requested', 'proposed', 'confirmed', 'done', 'cancelled')`),
    check(
      'coaching_requests_time',
      sql`${t.status} not in ('proposed', 'confirmed', 'done') or ${t.startsAt} is not null`,
    ),
  ],
)

/** When a staff member can be booked: their time zone, and whether they accept bookings at all. */
export const coachingCalendars = pgTable('coaching_calendars', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  isOpen: boolean().notNull().default(false),
  timeZone: text().notNull(),
  minutes: integer().notNull().default(45),
  /** How to meet, and what to bring. Shown with a booking until staff change it for that booking. */
  details: text().notNull(),
  /** By weekday, 1 Monday to 7 Sunday, in minutes since midnight in the staff member's time zone. */
  week: jsonb().$type<{ day: number; from: number; to: number }[]>().notNull().default([]),
  /** Days that differ from their weekday, 'YYYY-MM-DD'; without hours the whole day is off. */
  exceptions: jsonb().$type<{ day: string; from: number | null; to: number | null }[]>().notNull().default([]),
  changedAt: timestamptz().notNull().defaultNow(),
})
