import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ofUser } from './accounts.ts'
import { applicationStatuses, applications } from './applications.ts'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'

/** What a seeker applied to outside of Tandem, written down by themselves. Theirs alone: no company and no staff reads it. */
export const externalApplications = pgTable(
  'external_applications',
  {
    id: id(),
    userId: ofUser(),
    title: text().notNull(),
    companyName: text().notNull(),
    location: text(),
    /** http or https. */
    link: text(),
    employmentType: text({ enum: ['full-time', 'part-time', 'contract', 'internship', 'temporary'] }),
    salaryText: text(),
    /** The most that the salary's words promise, in US dollars a year; derived, so that lists can compare it. */
    salaryTop: integer(),
    status: text({ enum: applicationStatuses }).notNull().default('submitted'),
    appliedOn: date({ mode: 'string' }).notNull(),
    /** The day of applying as a moment, at midnight UTC; today it is the moment of writing down. Orders the list. */
    appliedAt: timestamptz().notNull(),
    /** The text of the posting as it was when its link was read, as clean HTML. */
    description: text(),
    notes: text(),
    notesAt: timestamptz(),
    statusUpdatedAt: timestamptz().notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('external_applications_user').on(t.userId, t.appliedAt.desc()),
    check(
      'external_applications_status',
      sql`${t.status} in ('submitted', 'reviewing', 'interview', 'accepted', 'rejected', 'withdrawn')`,
    ),
  ],
)

/** The status history of external applications, written by the seeker. Rows are never updated. */
export const externalStatusChanges = pgTable(
  'external_status_changes',
  {
    id: id(),
    externalId: uuid()
      .notNull()
      .references(() => externalApplications.id, { onDelete: 'cascade' }),
    fromStatus: text({ enum: applicationStatuses }),
    toStatus: text({ enum: applicationStatuses }).notNull(),
    changedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [index('external_status_changes_application').on(t.externalId, t.changedAt)],
)

/** What a seeker wants to be reminded of about one application; theirs alone. */
export const applicationReminders = pgTable(
  'application_reminders',
  {
    id: id(),
    userId: ofUser(),
    applicationId: uuid().references(() => applications.id, { onDelete: 'cascade' }),
    externalId: uuid().references(() => externalApplications.id, { onDelete: 'cascade' }),
    dueAt: timestamptz().notNull(),
    note: text().notNull(),
    /** Notified once each time it is due: after snoozing it becomes due again. */
    notifiedAt: timestamptz(),
    doneAt: timestamptz(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('application_reminders_user').on(t.userId, t.dueAt),
    index('application_reminders_due').on(t.dueAt).where(sql`${t.notifiedAt} is null and ${t.doneAt} is null`),
    check('application_reminders_about', sql`num_nonnulls(${t.applicationId}, ${t.externalId}) = 1`),
  ],
)

/** People a seeker deals with about one application; theirs alone. */
export const applicationContacts = pgTable(
  'application_contacts',
  {
    id: id(),
    userId: ofUser(),
    applicationId: uuid().references(() => applications.id, { onDelete: 'cascade' }),
    externalId: uuid().references(() => externalApplications.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    role: text(),
    email: text(),
    phone: text(),
    link: text(),
    note: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('application_contacts_user').on(t.userId),
    check('application_contacts_about', sql`num_nonnulls(${t.applicationId}, ${t.externalId}) = 1`),
  ],
)
