import { sql } from 'drizzle-orm'
import {
  bigint,
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
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'

// The tables users, sessions, credentials and verifications belong to Better Auth, under our names.
export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    isSample: boolean().notNull().default(false),
    mustChangePassword: boolean().notNull().default(false),
    suspendedAt: timestamptz(),
    suspendedReason: text(),
    lastSignInAt: timestamptz(),
    /** The company whose portal the user opened last, for new sessions; they may have left it since. */
    lastCompanyId: uuid(),
    /** IANA name of the time zone of the user's last browser; null before the first sign-in. */
    timeZone: text(),
    /** Counts how often earlier ways of access were ended, for example by a new password. API keys from an earlier round are paused. */
    accessRound: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    index('users_newest').on(t.createdAt, t.id),
    // staff search users by a part of their name or address, and sort them in each of these orders
    index('users_by_name').on(sql`lower(${t.name})`, t.id),
    index('users_by_sign_in').on(sql`coalesce(${t.lastSignInAt}, '1970-01-01 00:00:00+00'::timestamptz)`, t.id),
    index('users_contain').using('gin', sql`fold_words(${t.name} || ' ' || ${t.email}) gin_trgm_ops`),
    index('users_suspended').on(t.suspendedAt).where(sql`${t.suspendedAt} is not null`),
  ],
)

/** The user whom a row belongs to: it is deleted with the account. */
export const ofUser = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: ofUser(),
    token: text().notNull().unique(),
    /** The previous token, until the browser has used the new one. */
    previousToken: text().unique(),
    expiresAt: timestamptz().notNull(),
    ipAddress: text(),
    userAgent: text(),
    activeCompanyId: uuid(),
    /** When the last request of the session came, to about a minute. */
    lastActiveAt: createdAt(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('sessions_user').on(t.userId)],
)

export const credentials = pgTable(
  'credentials',
  {
    id: id(),
    userId: ofUser(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: timestamptz(),
    refreshTokenExpiresAt: timestamptz(),
    scope: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('credentials_provider').on(t.userId, t.providerId)],
)

export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: timestamptz().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('verifications_identifier').on(t.identifier)],
)

/** Roles that belong to the user; client roles come from `company_members`. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: ofUser(),
    role: text({ enum: ['job_seeker', 'platform_admin', 'platform_user'] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.role] }),
    index('user_roles_holders').on(t.role, t.userId),
    check('user_roles_role', sql`${t.role} in ('job_seeker', 'platform_admin', 'platform_user')`),
  ],
)

/** A platform admin who impersonates a user: in one session, for a limited time, read-only. */
export const impersonations = pgTable(
  'impersonations',
  {
    id: id(),
    /** Null once the session, and with it the impersonation, has ended. */
    sessionId: uuid().references(() => sessions.id, { onDelete: 'set null' }),
    adminId: ofUser(),
    userId: ofUser(),
    reason: text().notNull(),
    /** The procedures that were called, with the ids of the items that were opened. */
    opened: text().array().notNull().default([]),
    endsAt: timestamptz().notNull(),
    endedAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('impersonations_session').on(t.sessionId).where(sql`${t.endedAt} is null`),
    index('impersonations_open').on(t.endsAt).where(sql`${t.endedAt} is null`),
    index('impersonations_admin').on(t.adminId),
    index('impersonations_user').on(t.userId),
  ],
)

/** People who were invited to join the platform's staff and have not answered. The row is deleted with the answer. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: id(),
    /** In lower case. */
    email: text().notNull().unique(),
    displayName: text().notNull(),
    role: text({ enum: ['platform_admin', 'platform_user'] }).notNull(),
    /** The id until the mail is written, then the hash of the secret in the mail. */
    tokenHash: text().notNull().unique(),
    expiresAt: timestamptz().notNull(),
    invitedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [check('staff_invitations_role', sql`${t.role} in ('platform_admin', 'platform_user')`)],
)

/** Links sent by mail that work once. Only a hash is stored, so that a copy of the table opens nothing. */
export const oneTimeLinks = pgTable(
  'one_time_links',
  {
    id: id(),
    kind: text({ enum: ['verify_email', 'reset_password', 'confirm_email', 'undo_email'] }).notNull(),
    /** The new address, or for undoing a change the old one. */
    email: text(),
    userId: ofUser(),
    tokenHash: text().notNull().unique(),
    expiresAt: timestamptz().notNull(),
    usedAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [index('one_time_links_user').on(t.userId, t.kind)],
)

/** A user's authenticator app, during setup or enabled. */
export const twoFactors = pgTable('two_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted, with the id of the encryption secret in front (server/secrets/seal.ts). */
  secret: text().notNull(),
  /** Null until the user has entered a first code of the app. */
  enabledAt: timestamptz(),
  /** The time step of the newest used code: codes of this or an earlier step are refused. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  /** Devices that were trusted in an earlier round must enter a code again. */
  trustRound: integer().notNull().default(0),
  createdAt: createdAt(),
})

/** Codes for users who have lost their authenticator app; each works once. Stored as slow hashes, each after its first character. */
export const backupCodes = pgTable(
  'backup_codes',
  {
    id: id(),
    userId: ofUser(),
    codeHash: text().notNull(),
    usedAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('backup_codes_code').on(t.userId, t.codeHash)],
)

/** WebAuthn keys of a user's devices: the public key, and how often the device has signed. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: ofUser(),
    name: text().notNull(),
    credentialId: text().notNull().unique(),
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull().default(0),
    transports: jsonb().$type<string[]>().notNull().default([]),
    lastUsedAt: timestamptz(),
    /** Set when the password was changed. A paused passkey cannot sign in until its owner confirms it. */
    pausedAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [index('passkeys_user').on(t.userId)],
)

/** Counters of the throttle (the table layout of rate-limiter-flexible), so that limits survive a restart. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})
