import { sql } from 'drizzle-orm'
import { boolean, check, customType, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, timestamptz } from './columns.ts'
import { companies } from './companies.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const moderationKinds = ['job', 'company', 'profile', 'article'] as const
export const moderationStatuses = ['approved', 'pending', 'flagged', 'rejected'] as const

/** What a rule found in an item: what it is, the words it is about, and the other items that hold the same. */
export type StoredFinding = {
  rule: 'fee' | 'contact' | 'duplicate' | 'pay'
  /** Steady while the rest of the text changes: by this staff's approval holds for it. */
  key: string
  says: string
  quotes: string[]
  /** Items with the same text. */
  others: string[]
}

/**
 * One row a job, company, profile and article, kept by triggers (migration): the queue must never depend on who wrote the
 * subject. What it says of the subject is for lists and search; staff read the subject itself.
 */
export const moderationItems = pgTable(
  'moderation_items',
  {
    id: id(),
    kind: text({ enum: moderationKinds }).notNull(),
    subjectId: uuid().notNull(),
    /** Whose people may answer: the company's; else the one person. */
    companyId: uuid().references(() => companies.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    title: text().notNull(),
    excerpt: text().notNull().default(''),
    /** The same for texts that differ in spaces and signs alone; null for short ones. */
    textKey: text(),
    status: text({ enum: moderationStatuses }).notNull(),
    /** No decision was made yet: the status follows the subject's (MOD-04). */
    isFirst: boolean().notNull().default(true),
    /** Since when staff must review it: it was flagged or reported, changed after a rejection, or its owner asks. */
    waitingSince: timestamptz(),
    findings: jsonb().$type<StoredFinding[]>().notNull().default([]),
    /** Keys of findings that staff have approved: they flag it no more. */
    cleared: jsonb().$type<string[]>().notNull().default([]),
    search: tsvector(),
    /** The subject is deleted or archived. */
    isGone: boolean().notNull().default(false),
    /** Of the subject. */
    createdAt: createdAt(),
    /** When the subject's text or the decision last changed: a decision names the version that staff have read. */
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
    // with kind and status (btree_gin), so that common words of a rare kind are not looked for among all
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

/** What happened to an item, in order; rows are only added. */
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

export const reportReasons = [
  'fee',
  'misleading',
  'discrimination',
  'not_a_job',
  'expired',
  'personal_data',
  'other',
] as const

/** Reports by users and visitors; `heardAt` once the reporter was notified of the decision. */
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
    /** An admin has decided on the item since. */
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
