import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ofUser } from './accounts.ts'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'
import { companies } from './companies.ts'
import { jobs, questionTypes } from './job-postings.ts'

/** A user's general settings for auto apply; without a row the defaults apply. */
export const autoApplySettings = pgTable(
  'auto_apply_settings',
  {
    userId: ofUser().primaryKey(),
    /** While true nothing is sent; approved applications wait. */
    isPaused: boolean().notNull().default(false),
    /** The user's kill switch: from then on nothing is searched or sent, until the user starts auto apply again. */
    stoppedAt: timestamptz(),
    /** The limits of applications for each day (UTC), and to one company in each calendar month (UTC). */
    dailyCap: integer().notNull().default(5),
    companyCap: integer().notNull().default(2),
    /** The user agreed to store the answers of sent applications in the answer bank. */
    remembersAnswers: boolean().notNull().default(false),
    /** When the user was last notified that jobs wait, so that they do not get one mail for each job. */
    notifiedAt: timestamptz(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('auto_apply_settings_daily', sql`${t.dailyCap} between 1 and 25`),
    check('auto_apply_settings_company', sql`${t.companyCap} between 1 and 10`),
  ],
)

/** The platform's kill switch: a row stops auto apply for all users. */
export const autoApplyStops = pgTable(
  'auto_apply_stops',
  { id: integer().primaryKey().default(1), stoppedBy: uuid(), reason: text().notNull(), stoppedAt: createdAt() },
  (t) => [check('auto_apply_stops_one_row', sql`${t.id} = 1`)],
)

export const autoApplyRules = pgTable(
  'auto_apply_rules',
  {
    id: id(),
    userId: ofUser(),
    name: text().notNull(),
    keywords: text().notNull().default(''),
    location: text().notNull().default(''),
    types: jsonb().$type<string[]>().notNull().default([]),
    isRemote: boolean().notNull().default(false),
    /** Dollars a year. If set, postings without pay are excluded. */
    salaryFloor: integer(),
    minimumMatch: integer().notNull().default(70),
    /** Names of companies that the rule excludes. */
    avoids: jsonb().$type<string[]>().notNull().default([]),
    /** Null: the default resume. If the resume was deleted, its id stays here and nothing is sent, rather than another resume. */
    resumeId: uuid(),
    coverLetter: text(),
    isOn: boolean().notNull().default(true),
    /** Since when the rule may send without asking; if null, the user reviews everything that it finds. */
    autoApprovedSince: timestamptz(),
    checkedAt: timestamptz(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('auto_apply_rules_user').on(t.userId, t.createdAt),
    index('auto_apply_rules_due').on(t.checkedAt).where(sql`${t.isOn}`),
    check('auto_apply_rules_match', sql`${t.minimumMatch} between 0 and 100`),
  ],
)

/** Companies that the user excluded ('Not this company'), for all rules. */
export const autoApplyAvoided = pgTable(
  'auto_apply_avoided',
  {
    userId: ofUser(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.companyId] })],
)

/** The answer bank: answers by question. */
export const autoApplyAnswers = pgTable(
  'auto_apply_answers',
  {
    id: id(),
    userId: ofUser(),
    questionType: text({ enum: questionTypes }).notNull(),
    label: text().notNull(),
    /** The normalized question (case, punctuation, spaces), for comparison with questions of other postings. */
    key: text().notNull(),
    options: jsonb().$type<string[]>().notNull().default([]),
    answer: jsonb().$type<{ value: string | string[] }>().notNull(),
    source: text({ enum: ['typed', 'application'] }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('auto_apply_answers_once').on(t.userId, t.questionType, t.key)],
)

export const autoApplyStates = ['waiting', 'approved', 'sent', 'skipped', 'dropped'] as const

/** The queue: one row for each user and job, never deleted, so that no job is suggested twice. */
export const autoApplyEntries = pgTable(
  'auto_apply_entries',
  {
    id: id(),
    userId: ofUser(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** Null if the user added the job, or the rule was deleted. */
    ruleId: uuid().references(() => autoApplyRules.id, { onDelete: 'set null' }),
    state: text({ enum: autoApplyStates }).notNull().default('waiting'),
    /** Why the entry waits again, or was dropped. */
    reason: text(),
    score: integer(),
    /** What the user chose for this job only; null if nothing yet. */
    answers: jsonb().$type<Record<string, string | string[] | null>>(),
    /** Null: as the rule sets it. */
    resumeId: uuid(),
    /** Null: as the rule sets it; '' for none. */
    coverLetter: text(),
    /** The approved content, which is sent exactly like this or not at all. */
    approved: jsonb().$type<Record<string, unknown>>(),
    approvedBy: text({ enum: ['person', 'rule'] }),
    sendAt: timestamptz(),
    tries: integer().notNull().default(0),
    notifiedAt: timestamptz(),
    applicationId: uuid(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('auto_apply_entries_once').on(t.userId, t.jobId),
    index('auto_apply_entries_user').on(t.userId, t.state, t.createdAt.desc()),
    index('auto_apply_entries_due').on(t.sendAt).where(sql`${t.state} = 'approved'`),
    index('auto_apply_entries_job').on(t.jobId),
    check('auto_apply_entries_state', sql`${t.state} in ('waiting', 'approved', 'sent', 'skipped', 'dropped')`),
    check(
      'auto_apply_entries_approved',
      sql`(${t.state} = 'approved') = (${t.approved} is not null and ${t.approvedBy} is not null and ${t.sendAt} is not null)`,
    ),
  ],
)

/**
 * The number of applications sent in a period. The row is locked while one is added, so that two workers together cannot exceed the limit.
 */
export const autoApplyCounters = pgTable(
  'auto_apply_counters',
  {
    userId: ofUser(),
    /** 'day 2026-11-22', or 'company <id> 2026-11'; both in UTC. */
    period: text().notNull(),
    sent: integer().notNull(),
    cap: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.period] }), check('auto_apply_counters_cap', sql`${t.sent} <= ${t.cap}`)],
)

/** What was sent, word for word, and what was not sent and why. A trigger refuses every change; only deleting the account deletes rows. */
export const autoApplyLog = pgTable(
  'auto_apply_log',
  {
    id: id(),
    userId: ofUser(),
    jobId: uuid().notNull(),
    applicationId: uuid(),
    outcome: text({ enum: ['sent', 'refused'] }).notNull(),
    /** The error code of the refusal. */
    reason: text(),
    jobTitle: text().notNull(),
    companyName: text().notNull(),
    submission: jsonb().$type<Record<string, unknown>>().notNull(),
    at: createdAt(),
  },
  (t) => [
    index('auto_apply_log_user').on(t.userId, t.at.desc(), t.id.desc()),
    uniqueIndex('auto_apply_log_once').on(t.userId, t.jobId).where(sql`${t.outcome} = 'sent'`),
    check('auto_apply_log_sent', sql`(${t.outcome} = 'sent') = (${t.applicationId} is not null)`),
  ],
)
