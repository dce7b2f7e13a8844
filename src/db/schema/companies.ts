import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ofUser, users } from './accounts.ts'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'

type Searched = Record<'name' | 'industry' | 'location', AnyPgColumn>
/** What a company is searched by, in small letters without accents; the index is of this very text. */
export const searchedText = ({ name, industry, location }: Searched) =>
  sql`fold_words(${name} || ' ' || coalesce(${industry}, '') || ' ' || coalesce(${location}, ''))`

export const companies = pgTable(
  'companies',
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    description: text(),
    location: text(),
    industry: text(),
    sizeRange: text({ enum: ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] }),
    website: text(),
    logoUrl: text(),
    timeZone: text().notNull().default('UTC'),
    /** The days within which the company pledges to answer an application; null without a pledge. */
    replyWithinDays: integer(),
    /** How many minutes after a change of status the candidate is notified; until then it can be undone. */
    noticeMinutes: integer().notNull().default(10),
    status: text({ enum: ['active', 'inactive', 'trial'] })
      .notNull()
      .default('active'),
    isSample: boolean().notNull().default(false),
    archivedAt: timestamptz(),
    /** Taken from the public by moderation, with its jobs; only moderation writes it. */
    hiddenAt: timestamptz(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('companies_by_name').on(sql`lower(${t.name})`, t.id),
    // what our staff list: those of one status, and the archived ones
    index('companies_status_name').on(t.status, sql`lower(${t.name})`, t.id).where(sql`${t.archivedAt} is null`),
    index('companies_archived_name').on(sql`lower(${t.name})`, t.id).where(sql`${t.archivedAt} is not null`),
    // name, industry or place that contains a text
    index('companies_contain').using('gin', sql`${searchedText(t)} gin_trgm_ops`),
    check('companies_status', sql`${t.status} in ('active', 'inactive', 'trial')`),
    check('companies_reply_within', sql`${t.replyWithinDays} between 1 and 30`),
    check('companies_notice', sql`${t.noticeMinutes} between 0 and 1440`),
  ],
)

export const companyMembers = pgTable(
  'company_members',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: ofUser(),
    role: text({ enum: ['client_admin', 'client_user'] }).notNull(),
    invitedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    joinedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('company_members_person').on(t.companyId, t.userId),
    index('company_members_user').on(t.userId),
    index('company_members_holders').on(t.role, t.userId),
    check('company_members_role', sql`${t.role} in ('client_admin', 'client_user')`),
  ],
)

/** The uploaded logo of a company; `companies.logoUrl` is its address. */
export const companyLogos = pgTable('company_logos', {
  id: id(),
  companyId: uuid()
    .notNull()
    .unique()
    .references(() => companies.id, { onDelete: 'cascade' }),
  key: text().notNull().unique(),
  fileName: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  size: integer().notNull(),
  createdAt: createdAt(),
})

/** People who were asked to join and have not answered. A row ends with its answer: what happened is in the audit log. */
export const companyInvitations = pgTable(
  'company_invitations',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** In small letters. */
    email: text().notNull(),
    displayName: text().notNull(),
    role: text({ enum: ['client_admin', 'client_user'] }).notNull(),
    /** The id until the mail is written: then the hash of the secret in it. */
    tokenHash: text().notNull().unique(),
    expiresAt: timestamptz().notNull(),
    invitedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('company_invitations_person').on(t.companyId, t.email),
    index('company_invitations_email').on(t.email),
    check('company_invitations_role', sql`${t.role} in ('client_admin', 'client_user')`),
  ],
)
