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

/** What a person has set for all of auto apply; no row means the defaults. */
export const autoApplySettings = pgTable(
  'auto_apply_settings',
  {
    userId: ofUser().primaryKey(),
    /** Nothing is sent while true; approved applications wait. */
    isPaused: boolean().notNull().default(false),
    /** The kill switch: since then nothing is looked for and nothing is sent, until the person starts it again. */
    stoppedAt: timestamptz(),
    /** Applications a day (UTC), and to one company in a calendar month (UTC). */
    dailyCap: integer().notNull().default(5),
    companyCap: integer().notNull().default(2),
    /** The user agreed that answers of sent applications are stored in the answer bank. */
    remembersAnswers: boolean().notNull().default(false),
    /** When they were last notified that jobs wait, so that they do not get one mail per job. */
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
    /** Dollars a year; postings that name no pay are left out where it is set. */
    salaryFloor: integer(),
    minimumMatch: integer().notNull().default(70),
    /** Names of companies that the rule leaves out. */
    avoids: jsonb().$type<string[]>().notNull().default([]),
    /** Null: the default resume. One that is deleted stays named here: then nothing is sent, rather than another resume. */
    resumeId: uuid(),
    coverLetter: text(),
    isOn: boolean().notNull().default(true),
    /** Since when it may send without asking; null: everything it finds is reviewed. */
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

/** 'Not this company': left out whatever rule would find it. */
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

/** The bank of answers, by the question they were given to. */
export const autoApplyAnswers = pgTable(
  'auto_apply_answers',
  {
    id: id(),
    userId: ofUser(),
    questionType: text({ enum: questionTypes }).notNull(),
    label: text().notNull(),
    /** The question with case, marks and blanks evened out: what another posting's question is compared with. */
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

/** The queue: one row a person and job, for good, so that no job comes twice. */
export const autoApplyEntries = pgTable(
  'auto_apply_entries',
  {
    id: id(),
    userId: ofUser(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** Null: the person added the job themselves, or the rule is gone. */
    ruleId: uuid().references(() => autoApplyRules.id, { onDelete: 'set null' }),
    state: text({ enum: autoApplyStates }).notNull().default('waiting'),
    /** Why it came back to waiting, or was dropped. */
    reason: text(),
    score: integer(),
    /** What the person settled for this job alone; null: nothing yet. */
    answers: jsonb().$type<Record<string, string | string[] | null>>(),
    /** Null: the rule's. */
    resumeId: uuid(),
    /** Null: the rule's; '' for none. */
    coverLetter: text(),
    /** What was approved: it is sent exactly as it is here, or not at all. */
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

/** The number sent within a period; the row is locked while one is added, so that two workers cannot exceed the cap together. */
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

/** What was sent, word for word, and what was not and why. A trigger refuses every change; only deleting the account deletes it. */
export const autoApplyLog = pgTable(
  'auto_apply_log',
  {
    id: id(),
    userId: ofUser(),
    jobId: uuid().notNull(),
    applicationId: uuid(),
    outcome: text({ enum: ['sent', 'refused'] }).notNull(),
    /** The refusal's code. */
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
