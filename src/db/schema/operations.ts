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

/** The single row of platform settings and policy values that every page reads. */
export const platformSettings = pgTable(
  'platform_settings',
  {
    id: integer().primaryKey().default(1),
    enforceSubscriptionVerification: boolean().notNull().default(false),
    programmeEnabled: boolean().notNull().default(true),
    refundDaysAnnual: integer().notNull().default(30),
    refundDaysMonthly: integer().notNull().default(7),
    trialDays: integer().notNull().default(14),
    /** The support address: shown on the contact page, and recipient of its form; null for the server's own address. */
    supportEmail: text(),
    /** The notice above every page until it expires or is removed; null for none. */
    noticeText: text(),
    noticeTone: text({ enum: ['info', 'warn'] })
      .notNull()
      .default('info'),
    noticeUntil: timestamptz(),
    /** Users with one of these roles must set up two-factor authentication before anything else. */
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

/** Who did what to what. Rows are only added: triggers refuse everything else, and each row is sealed within a minute. */
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

/** The hash chain of the audit log: each hash covers the previous hash, the position and the entry's text (`seal_audit_log`). */
export const auditSeals = pgTable('audit_seals', {
  position: bigint({ mode: 'number' }).primaryKey(),
  entryId: uuid().notNull().unique(),
  /** SHA-256 as 64 hexadecimal digits. */
  hash: text().notNull(),
  sealedAt: createdAt(),
})

/** Entries that are not sealed yet: a trigger adds them with the entry, and sealing deletes them. */
export const auditUnsealed = pgTable('audit_unsealed', { entryId: uuid().primaryKey() })

/**
 * Counts of sign-ins and refusals: one row for all events of the same kind, reason, call and user within a minute. It contains no addresses
 * and no typed text; the id of the newest request finds it in the log.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    /** The start of the minute. */
    at: timestamptz().notNull(),
    kind: text({ enum: securityKinds }).notNull(),
    /** The code of the refusal; '' for a sign-in. */
    reason: text().notNull(),
    procedure: text().notNull(),
    /** Null if the user is unknown. */
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

/** The outbox: written in the same transaction as the rows it is about; the worker turns its events into jobs. */
export const events = pgTable(
  'events',
  {
    id: id(),
    name: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    occurredAt: createdAt(),
    /** When the work starts; null for at once. */
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
    /** The transaction that wrote the message: ids and times do not follow the order in which transactions commit. */
    transactionId: xid8().notNull().default(sql`pg_current_xact_id()`),
    /** Null for all users. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    topic: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [index('live_messages_user').on(t.userId, t.transactionId)],
)

/** One row for each mail. Its key prevents a retry from sending a mail again that is known to be sent, or never to be sent. */
export const mailDeliveries = pgTable(
  'mail_deliveries',
  {
    key: text().primaryKey(),
    /** The left part of its Message-ID, with which a mail service reports its state. */
    messageId: text(),
    state: text({ enum: ['sending', 'sent', 'suppressed', 'refused'] }).notNull(),
    sentAt: timestamptz(),
    /** When the mail service reported that it was delivered. */
    deliveredAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [index('mail_deliveries_message').on(t.messageId).where(sql`${t.messageId} is not null`)],
)

/** The development mailbox; empty if mails are really sent. */
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
 * The encryption secrets that stored values may need: the id of each, and a text encrypted with it. At the start the product checks with
 * them that it has all secrets (server/secrets/check-secrets.ts).
 */
export const encryptionKeys = pgTable('encryption_keys', {
  id: text().primaryKey(),
  sealed: text().notNull(),
  createdAt: createdAt(),
})

/** Its single row identifies this database's installation; the file store contains the same id (server/storage/installation.ts). */
export const installation = pgTable(
  'installation',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    isOnly: boolean().notNull().unique().default(true),
    createdAt: createdAt(),
  },
  (t) => [check('installation_only', sql`${t.isOnly}`)],
)
