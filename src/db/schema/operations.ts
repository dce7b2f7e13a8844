import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { securityKinds } from '#lib/security-kinds.ts'
import { secondFactorRoles } from '#lib/viewer.ts'
import { users } from './accounts.ts'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'

/** The one row of platform settings and policy figures that every page reads. */
export const platformSettings = pgTable(
  'platform_settings',
  {
    id: integer().primaryKey().default(1),
    enforceSubscriptionVerification: boolean().notNull().default(false),
    programmeEnabled: boolean().notNull().default(true),
    refundDaysAnnual: integer().notNull().default(30),
    refundDaysMonthly: integer().notNull().default(7),
    trialDays: integer().notNull().default(14),
    /** The support address: shown on the contact page, and the recipient of its form; null for the server's own address. */
    supportEmail: text(),
    /** The notice above every page until it ends or is removed; null for none. */
    noticeText: text(),
    noticeTone: text({ enum: ['info', 'warn'] })
      .notNull()
      .default('info'),
    noticeUntil: timestamptz(),
    /** People with one of these roles set two-factor up before anything else. */
    secondFactorRoles: text({ enum: secondFactorRoles }).array().notNull().default(['platform_admin']),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('platform_settings_one_row', sql`${t.id} = 1`),
    check(
      'platform_settings_second_factor',
      sql`${t.secondFactorRoles} <@ array['platform_admin', 'platform_user', 'client_admin']`,
    ),
    check('platform_settings_tone', sql`${t.noticeTone} in ('info', 'warn')`),
    check(
      'platform_settings_days',
      sql`least(${t.refundDaysAnnual}, ${t.refundDaysMonthly}, ${t.trialDays}) >= 0 and greatest(${t.refundDaysAnnual}, ${t.refundDaysMonthly}, ${t.trialDays}) <= 365`,
    ),
  ],
)

/** Who did what to what. Rows are only ever added: triggers refuse everything else, and each is sealed within a minute. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actorId: uuid(),
    action: text().notNull(),
    subjectType: text().notNull(),
    subjectId: text().notNull(),
    companyId: uuid(),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    requestId: text(),
    at: createdAt(),
  },
  (t) => [
    index('audit_log_newest').on(t.at, t.id),
    index('audit_log_subject').on(t.subjectType, t.subjectId),
    index('audit_log_actor').on(t.actorId, t.at, t.id),
    index('audit_log_action').on(t.action, t.at, t.id),
    index('audit_log_company').on(t.companyId, t.at, t.id).where(sql`${t.companyId} is not null`),
  ],
)

/** The chain over the audit log: each hash covers the one before, the position and the entry's words (`seal_audit_log`). */
export const auditSeals = pgTable('audit_seals', {
  position: bigint({ mode: 'number' }).primaryKey(),
  entryId: uuid().notNull().unique(),
  /** SHA-256 as 64 hexadecimal digits. */
  hash: text().notNull(),
  sealedAt: createdAt(),
})

/** Entries that no seal covers yet: written by a trigger with the entry, taken away by its seal. */
export const auditUnsealed = pgTable('audit_unsealed', { entryId: uuid().primaryKey() })

/**
 * Ways in and refusals, counted: one row for all of a kind, reason, call and person within a minute. Neither addresses nor
 * anything typed; the id of the newest request finds it in the log.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    /** The beginning of the minute. */
    at: timestamptz().notNull(),
    kind: text({ enum: securityKinds }).notNull(),
    /** The code of the refusal; '' for a way in. */
    reason: text().notNull(),
    procedure: text().notNull(),
    /** Null where it is not known who asked. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    count: integer().notNull(),
    requestId: text().notNull(),
  },
  (t) => [
    unique('security_events_minute').on(t.at, t.kind, t.reason, t.procedure, t.userId).nullsNotDistinct(),
    index('security_events_newest').on(t.at, t.id),
    index('security_events_user').on(t.userId, t.at, t.id),
    check('security_events_count', sql`${t.count} > 0`),
  ],
)

/** The outbox: written with the rows it speaks of, drained into jobs by the worker. */
export const events = pgTable(
  'events',
  {
    id: id(),
    name: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    occurredAt: createdAt(),
    /** When the work that follows begins; null is at once. */
    dueAt: timestamptz(),
    drainedAt: timestamptz(),
  },
  (t) => [index('events_waiting').on(t.id).where(sql`${t.drainedAt} is null`)],
)

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Messages to open pages; stored for an hour, so that a reconnected page receives what it missed. */
export const liveMessages = pgTable(
  'live_messages',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** The transaction that wrote it: ids and times do not follow the order in which transactions commit. */
    transactionId: xid8().notNull().default(sql`pg_current_xact_id()`),
    /** Null for all users. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    topic: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [index('live_messages_user').on(t.userId, t.transactionId)],
)

/** One row a mail: its key makes a retry send nothing twice once it is known to be sent, or that it never will be. */
export const mailDeliveries = pgTable(
  'mail_deliveries',
  {
    key: text().primaryKey(),
    /** The left part of its Message-ID, by which a service reports what became of it. */
    messageId: text(),
    state: text({ enum: ['sending', 'sent', 'suppressed', 'refused'] }).notNull(),
    sentAt: timestamptz(),
    /** When its service reported that it arrived. */
    deliveredAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [index('mail_deliveries_message').on(t.messageId).where(sql`${t.messageId} is not null`)],
)

/** The development mailbox; empty where mail really leaves. */
export const devMails = pgTable('dev_mails', {
  id: id(),
  to: text().notNull(),
  subject: text().notNull(),
  html: text().notNull(),
  text: text().notNull(),
  headers: jsonb().$type<Record<string, string>>().notNull().default({}),
  attachments: jsonb().$type<{ fileName: string; contentType: string; content: string }[]>().notNull().default([]),
  createdAt: createdAt(),
})

/**
 * The secrets that what is stored may be encrypted with: the id of each, and a text encrypted with it, by which a start finds out
 * whether it has all of them (server/secrets/check-secrets.ts).
 */
export const encryptionKeys = pgTable('encryption_keys', {
  id: text().primaryKey(),
  sealed: text().notNull(),
  createdAt: createdAt(),
})

/** Its one row identifies the installation of this database; the file store has the same id (server/storage/installation.ts). */
export const installation = pgTable(
  'installation',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    isOnly: boolean().notNull().unique().default(true),
    createdAt: createdAt(),
  },
  (t) => [check('installation_only', sql`${t.isOnly}`)],
)
