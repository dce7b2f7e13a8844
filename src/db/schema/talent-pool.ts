import { boolean, date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ofUser, users } from './accounts.ts'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'
import { companies } from './companies.ts'
import { resumes } from './documents.ts'
import { jobs } from './job-postings.ts'

/** Who can be found by companies, and what companies see; off until the user turns it on (COACH-09). */
export const candidateListings = pgTable('candidate_listings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  isListed: boolean().notNull().default(false),
  headline: text().notNull().default(''),
  showsName: boolean().notNull().default(true),
  showsLocation: boolean().notNull().default(true),
  showsSkills: boolean().notNull().default(true),
  /** Null: no resume is shown. */
  resumeId: uuid().references(() => resumes.id, { onDelete: 'set null' }),
  hidesFromEmployer: boolean().notNull().default(true),
  listedAt: timestamptz(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** Companies that cannot find the user. */
export const candidateHiddenFrom = pgTable(
  'candidate_hidden_from',
  {
    userId: ofUser(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.companyId] })],
)

/** A company's member opened a candidate or the resume shown there: one row for each viewer, day and kind. */
export const candidateViews = pgTable(
  'candidate_views',
  {
    userId: ofUser(),
    viewerId: ofUser(),
    day: date({ mode: 'string' }).notNull(),
    kind: text({ enum: ['profile', 'resume'] }).notNull(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    viewedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.viewerId, t.day, t.kind] }),
    index('candidate_views_newest').on(t.userId, t.viewedAt.desc()),
  ],
)

/** A company's invitation to a listed candidate to apply for a job: once for each job and candidate. */
export const candidateInvitations = pgTable(
  'candidate_invitations',
  {
    id: id(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    userId: ofUser(),
    invitedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    message: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('candidate_invitations_once').on(t.jobId, t.userId),
    index('candidate_invitations_person').on(t.userId, t.createdAt.desc()),
  ],
)
