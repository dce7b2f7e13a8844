import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ofUser, users } from './accounts.ts'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'

type Searched = Record<'name' | 'industry' | 'location', AnyPgColumn>
/** The text in which companies are searched, in lower case without accents. The index uses exactly this expression. */
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
    /** The currency of pay that is imported or typed without one, ISO 4217; null for US dollars. */
    defaultCurrency: text(),
    /** The number of days in which the company promises to answer an application; null without a promise. */
    replyWithinDays: integer(),
    /** How many minutes after a status change the candidate is notified; until then the change can be undone. */
    noticeMinutes: integer().notNull().default(10),
    status: text({ enum: ['active', 'inactive', 'trial'] })
      .notNull()
      .default('active'),
    isSample: boolean().notNull().default(false),
    archivedAt: timestamptz(),
    /** Set by moderation only: the company and its jobs are hidden from the public. */
    hiddenAt: timestamptz(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('companies_by_name').on(sql`lower(${t.name})`, t.id),
    // for the staff's lists: companies of one status, and archived ones
    index('companies_status_name').on(t.status, sql`lower(${t.name})`, t.id).where(sql`${t.archivedAt} is null`),
    index('companies_archived_name').on(sql`lower(${t.name})`, t.id).where(sql`${t.archivedAt} is not null`),
    // for searching a part of a name, industry or place
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

/** The uploaded logo of a company; `companies.logoUrl` is its URL. */
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

/** People who were invited to join and have not answered. The row is deleted with the answer; the audit log records what happened. */
export const companyInvitations = pgTable(
  'company_invitations',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text().notNull(),
    displayName: text().notNull(),
    role: text({ enum: ['client_admin', 'client_user'] }).notNull(),
    /** The id until the mail is written, then the hash of the secret in the mail. */
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
