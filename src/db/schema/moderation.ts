import { sql } from 'drizzle-orm'
import { boolean, check, customType, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { reportReasons } from '#lib/report-reasons.ts'
import { users } from './accounts.ts'
import { createdAt, id, timestamptz } from './columns.ts'
import { companies } from './companies.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const moderationKinds = ['job', 'company', 'profile', 'article'] as const
export const moderationStatuses = ['approved', 'pending', 'flagged', 'rejected'] as const

/** What a rule found in an item: the kind of finding, the words it is about, and other items with the same text. */
export type StoredFinding = {
  rule: 'fee' | 'contact' | 'duplicate' | 'pay'
  /** Stays the same while the rest of the text changes, so that a staff approval remains valid for it. */
  key: string
  says: string
  quotes: string[]
  /** Ids of items with the same text. */
  others: string[]
}

/**
 * One row for each job, company, profile and article. Triggers (migration) maintain it, so that the queue does not depend on the code that
 * wrote the subject. The copied text is for lists and search; staff read the subject itself.
 */
export const moderationItems = pgTable(
  'moderation_items',
  {
    id: id(),
    kind: text({ enum: moderationKinds }).notNull(),
    subjectId: uuid().notNull(),
    /** The company whose members may answer; if null, only the user may. */
    companyId: uuid().references(() => companies.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    title: text().notNull(),
    excerpt: text().notNull().default(''),
    /** The same for texts that differ only in spaces and punctuation; null for short texts. */
    textKey: text(),
    status: text({ enum: moderationStatuses }).notNull(),
    /** No decision, flag or report yet: the status follows the subject's (MOD-04). */
    isFirst: boolean().notNull().default(true),
    /** Since when the item waits for staff: it was flagged, reported or changed after a rejection, or its owner asked for a review. */
    waitingSince: timestamptz(),
    findings: jsonb().$type<StoredFinding[]>().notNull().default([]),
    /** Keys of findings that staff have approved: they do not flag the item again. */
    cleared: jsonb().$type<string[]>().notNull().default([]),
    search: tsvector(),
    /** The subject was deleted or archived. */
    isGone: boolean().notNull().default(false),
    /** The creation time of the subject. */
    createdAt: createdAt(),
    /** When the subject's text or the decision last changed: a decision states the version that staff have read. */
    changedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('moderation_items_subject').on(t.kind, t.subjectId),
    index('moderation_items_waiting')
      .on(t.waitingSince, t.id)
      .where(sql`${t.waitingSince} is not null and not ${t.isGone}`),
    index('moderation_items_newest').on(t.createdAt, t.id).where(sql`not ${t.isGone}`),
    index('moderation_items_status').on(t.status, t.createdAt, t.id).where(sql`not ${t.isGone}`),
    index('moderation_items_kind').on(t.kind, t.createdAt, t.id).where(sql`not ${t.isGone}`),
    // with kind and status (btree_gin), so that common words of a rare kind are found without scanning all items
    index('moderation_items_search').using('gin', t.kind, t.status, t.search),
    index('moderation_items_same').on(t.textKey).where(sql`${t.textKey} is not null`),
    index('moderation_items_company').on(t.companyId, t.status),
    index('moderation_items_person').on(t.userId),
    check('moderation_items_kind_known', sql`${t.kind} in ('job', 'company', 'profile', 'article')`),
    check('moderation_items_status_known', sql`${t.status} in ('approved', 'pending', 'flagged', 'rejected')`),
  ],
)

export const moderationActs = [
  'approved',
  'rejected',
  'flagged',
  'noted',
  'answered',
  'asked',
  'changed',
  'reported',
] as const

/** The history of an item, in order; rows are only added. */
export const moderationHistory = pgTable(
  'moderation_history',
  {
    id: id(),
    itemId: uuid()
      .notNull()
      .references(() => moderationItems.id, { onDelete: 'cascade' }),
    act: text({ enum: moderationActs }).notNull(),
    by: text({ enum: ['staff', 'owner', 'rules', 'reporter'] }).notNull(),
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The reason, the note or the answer. */
    words: text().notNull().default(''),
    at: createdAt(),
  },
  (t) => [
    index('moderation_history_item').on(t.itemId, t.at, t.id),
    check(
      'moderation_history_act',
      sql`${t.act} in ('approved', 'rejected', 'flagged', 'noted', 'answered', 'asked', 'changed', 'reported')`,
    ),
    check('moderation_history_by', sql`${t.by} in ('staff', 'owner', 'rules', 'reporter')`),
  ],
)

/** Reports by users and visitors; `heardAt` is set when the reporter was notified of the decision. */
export const moderationReports = pgTable(
  'moderation_reports',
  {
    id: id(),
    itemId: uuid()
      .notNull()
      .references(() => moderationItems.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    reason: text({ enum: reportReasons }).notNull(),
    words: text().notNull().default(''),
    createdAt: createdAt(),
    /** When an admin decided on the item. */
    closedAt: timestamptz(),
  },
  (t) => [
    index('moderation_reports_item').on(t.itemId, t.createdAt),
    index('moderation_reports_person').on(t.userId),
    check(
      'moderation_reports_reason',
      sql`${t.reason} in ('fee', 'misleading', 'discrimination', 'not_a_job', 'expired', 'personal_data', 'other')`,
    ),
  ],
)
