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
import { users } from './accounts.ts'
import { subscriberImports } from './campaigns.imports.ts'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'

/** Subscribers who confirmed their sign-up to the newsletter, or whom staff imported and vouch for. Addresses are in lower case. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: id(),
    email: text().notNull(),
    name: text(),
    /** As imported. */
    tags: text().array().notNull().default([]),
    isActive: boolean().notNull().default(true),
    source: text({ enum: ['sign_up', 'import'] }).notNull(),
    /** Staff's statement about the consent of the imported subscribers. */
    consent: text(),
    subscribedAt: timestamptz().notNull().defaultNow(),
    unsubscribedAt: timestamptz(),
    isSample: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('newsletter_subscribers_email').on(t.email),
    index('newsletter_subscribers_newest').on(t.subscribedAt.desc(), t.id.desc()),
    index('newsletter_subscribers_state').on(t.isActive, t.subscribedAt.desc(), t.id.desc()),
    index('newsletter_subscribers_search').using(
      'gin',
      sql`(${t.email} || ' ' || coalesce(${t.name}, '')) gin_trgm_ops`,
    ),
    check('newsletter_subscribers_lower', sql`${t.email} = lower(${t.email})`),
  ],
)

type SubscriberDetails = { name: string | null; tags: string[]; subscribedAt: string }

/** What an import did to each subscriber, so that it can be undone. */
export const subscriberImportPeople = pgTable(
  'subscriber_import_people',
  {
    importId: uuid()
      .notNull()
      .references(() => subscriberImports.id, { onDelete: 'cascade' }),
    subscriberId: uuid()
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    /**
     * 'ended' ends a subscription; 'kept_off' adds a person who left elsewhere before, and 'confirmed' is one whom an earlier list or they
     * themselves had ended here.
     */
    act: text({ enum: ['added', 'changed', 'ended', 'kept_off', 'confirmed'] }).notNull(),
    /** Before a change. */
    before: jsonb().$type<SubscriberDetails>(),
    /** The day of leaving that was stored. */
    leftAt: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.subscriberId] }),
    index('subscriber_import_people_subscriber').on(t.subscriberId),
  ],
)

/** A newsletter sign-up whose address has not been confirmed (double opt-in); deleted after a week. */
export const newsletterSignups = pgTable(
  'newsletter_signups',
  {
    id: id(),
    email: text().notNull(),
    /** The path of the page with the sign-up form. */
    page: text().notNull().default('/'),
    expiresAt: timestamptz().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('newsletter_signups_email').on(t.email), index('newsletter_signups_age').on(t.expiresAt)],
)

/** The kinds of campaign from which an address has unsubscribed. */
export const campaignOptOuts = pgTable(
  'campaign_opt_outs',
  {
    email: text().notNull(),
    kind: text().notNull(),
    /** The import with which they left; null if the person did it here. */
    importId: uuid().references(() => subscriberImports.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.email, t.kind] }), index('campaign_opt_outs_import').on(t.importId)],
)

/**
 * Consents to kinds of campaign that require one, with time and place. A withdrawn consent stays with its end date, as evidence for the
 * mails sent before.
 */
export const mailConsents = pgTable(
  'mail_consents',
  {
    id: id(),
    email: text().notNull(),
    kind: text({ enum: ['promotional'] }).notNull(),
    /** On the Account tab, or on the page that a mail links to. */
    place: text({ enum: ['account', 'mail_page'] }).notNull(),
    /** The account that consented; null if only its address is known. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    givenAt: timestamptz().notNull().defaultNow(),
    withdrawnAt: timestamptz(),
  },
  (t) => [
    uniqueIndex('mail_consents_open').on(t.email, t.kind).where(sql`${t.withdrawnAt} is null`),
    index('mail_consents_address').on(t.email),
    index('mail_consents_user').on(t.userId),
    check('mail_consents_lower', sql`${t.email} = lower(${t.email})`),
  ],
)

/** A mail to many recipients. Its content is fixed once sending begins. */
export const emailCampaigns = pgTable(
  'email_campaigns',
  {
    id: id(),
    title: text().notNull(),
    subject: text().notNull(),
    content: text().notNull(),
    templateType: text({ enum: ['newsletter', 'job_alert', 'announcement', 'promotional'] }).notNull(),
    status: text({ enum: ['draft', 'scheduled', 'sending', 'paused', 'sent', 'failed', 'cancelled'] })
      .notNull()
      .default('draft'),
    audience: text({ enum: ['subscribers', 'job_seekers', 'companies', 'staff'] })
      .notNull()
      .default('subscribers'),
    activity: text({ enum: ['any', 'active', 'quiet'] })
      .notNull()
      .default('any'),
    /** The maximum number of mails a second. */
    pace: integer().notNull().default(100),
    scheduledFor: timestamptz(),
    /** When the list of recipients was stored; null before that. */
    preparedAt: timestamptz(),
    startedAt: timestamptz(),
    finishedAt: timestamptz(),
    /** Why sending failed: the mail server accepted nothing, or refused every mail. */
    problem: text({ enum: ['mail_away', 'all_refused'] }),
    recipientCount: integer().notNull().default(0),
    sentCount: integer().notNull().default(0),
    openedCount: integer().notNull().default(0),
    clickedCount: integer().notNull().default(0),
    /** Incremented by every change of the content: a change to an older revision is refused. */
    revision: integer().notNull().default(1),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    isSample: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('email_campaigns_newest').on(t.createdAt.desc(), t.id.desc()),
    index('email_campaigns_due').on(t.scheduledFor).where(sql`${t.status} in ('scheduled', 'sending')`),
    check('email_campaigns_pace', sql`${t.pace} between 1 and 2000`),
  ],
)

/**
 * A campaign image, as JPEG or PNG. It is a copy, so that changes of the blog do not remove it from sent mails, which load it for years.
 */
export const campaignPictures = pgTable('campaign_pictures', {
  id: id(),
  key: text().notNull().unique(),
  width: integer().notNull(),
  height: integer().notNull(),
  size: integer().notNull(),
  /** The blog image that it was copied from, which may have been deleted. */
  blogPictureId: uuid().unique(),
  uploadedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
})

/** Which stored campaigns show an image. An image that a campaign shows cannot be deleted. */
export const campaignPictureUses = pgTable(
  'campaign_picture_uses',
  {
    campaignId: uuid()
      .notNull()
      .references(() => emailCampaigns.id, { onDelete: 'cascade' }),
    pictureId: uuid()
      .notNull()
      .references(() => campaignPictures.id),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.pictureId] }), index('campaign_picture_uses_picture').on(t.pictureId)],
)

/** The link targets of a campaign: a click redirects only to a target in this list. */
export const campaignLinks = pgTable(
  'campaign_links',
  {
    campaignId: uuid()
      .notNull()
      .references(() => emailCampaigns.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    url: text().notNull(),
    clickedCount: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.position] })],
)

/** One row for each campaign and address, with its delivery state. */
export const campaignRecipients = pgTable(
  'campaign_recipients',
  {
    id: id(),
    campaignId: uuid()
      .notNull()
      .references(() => emailCampaigns.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    name: text(),
    /** `sending`: a worker is sending it; `skipped`: the recipient no longer wants it; `unsure`: it was handed over, but no answer came. */
    state: text({ enum: ['waiting', 'sending', 'sent', 'unsure', 'failed', 'bounced', 'skipped'] })
      .notNull()
      .default('waiting'),
    problem: text({
      enum: ['unavailable', 'refused', 'policy', 'no_mailbox', 'opted_out', 'suppressed', 'no_consent'],
    }),
    /** The mail server's answer, if it refused the mail. */
    answer: text(),
    attempts: integer().notNull().default(0),
    /** The worker run that sent it last; the handover log has this id in its name. */
    runId: uuid(),
    sentAt: timestamptz(),
    openedAt: timestamptz(),
    clickedAt: timestamptz(),
    /** When a program opened it, such as a prefetcher or a scanner. */
    machineOpenedAt: timestamptz(),
    /** What the mail service reported afterwards. */
    deliveredAt: timestamptz(),
    complainedAt: timestamptz(),
    softBounces: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('campaign_recipients_once').on(t.campaignId, t.email),
    index('campaign_recipients_state').on(t.campaignId, t.state, t.id),
    index('campaign_recipients_address').on(t.email),
    index('campaign_recipients_user').on(t.userId),
  ],
)
