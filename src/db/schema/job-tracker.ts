import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ofUser } from './accounts.ts'
import { applicationStatuses, applications } from './applications.ts'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'

/** Applications outside of Tandem that a seeker recorded. Only the seeker can read them: no company and no staff. */
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
    /** The highest yearly salary in the salary text, in US dollars; computed, so that lists can compare it. */
    salaryTop: integer(),
    status: text({ enum: applicationStatuses }).notNull().default('submitted'),
    appliedOn: date({ mode: 'string' }).notNull(),
    /** The day of the application, at midnight UTC; for today, the time of recording it. The list is sorted by it. */
    appliedAt: timestamptz().notNull(),
    /** The posting's text when its link was read, as sanitized HTML. */
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

/** A seeker's reminders about an application; only the seeker can see them. */
export const applicationReminders = pgTable(
  'application_reminders',
  {
    id: id(),
    userId: ofUser(),
    applicationId: uuid().references(() => applications.id, { onDelete: 'cascade' }),
    externalId: uuid().references(() => externalApplications.id, { onDelete: 'cascade' }),
    dueAt: timestamptz().notNull(),
    note: text().notNull(),
    /** The user is notified once each time it is due; after snoozing it becomes due again. */
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

/** A seeker's contacts for an application; only the seeker can see them. */
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
