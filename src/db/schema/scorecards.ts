import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ofUser, users } from './accounts.ts'
import { applications } from './applications.ts'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'
import { jobs } from './job-postings.ts'

export const recommendations = ['strong_no', 'no', 'yes', 'strong_yes'] as const

/** What a company rates candidates by for one job. Removed attributes stay for the scores that refer to them. */
export const scorecardAttributes = pgTable(
  'scorecard_attributes',
  {
    id: id(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    lookFor: text().notNull().default(''),
    sortOrder: integer().notNull(),
    removedAt: timestamptz(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('scorecard_attributes_job').on(t.jobId, t.sortOrder)],
)

/** A member's submitted rating of an application: one for each member. */
export const scorecards = pgTable(
  'scorecards',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    recommendation: text({ enum: recommendations }).notNull(),
    submittedAt: timestamptz().notNull().defaultNow(),
    /** When it was last changed after submission. */
    editedAt: timestamptz(),
  },
  (t) => [
    uniqueIndex('scorecards_once').on(t.applicationId, t.authorId),
    check('scorecards_recommendation', sql`${t.recommendation} in ('strong_no', 'no', 'yes', 'strong_yes')`),
  ],
)

export const scorecardScores = pgTable(
  'scorecard_scores',
  {
    scorecardId: uuid()
      .notNull()
      .references(() => scorecards.id, { onDelete: 'cascade' }),
    attributeId: uuid()
      .notNull()
      .references(() => scorecardAttributes.id, { onDelete: 'cascade' }),
    score: integer().notNull(),
    evidence: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.scorecardId, t.attributeId] }),
    check('scorecard_scores_range', sql`${t.score} between 1 and 4`),
  ],
)

export type DraftContent = {
  scores: { attributeId: string; score: number | null; evidence: string }[]
  recommendation: (typeof recommendations)[number] | null
}

/** An unfinished scorecard; only its author can see it until it is submitted. */
export const scorecardDrafts = pgTable(
  'scorecard_drafts',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    authorId: ofUser(),
    content: jsonb().$type<DraftContent>().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('scorecard_drafts_once').on(t.applicationId, t.authorId)],
)

/** Notes of the company's members about an application. A mention is stored as `@[id]` in the text. */
export const teamNotes = pgTable(
  'team_notes',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: createdAt(),
    editedAt: timestamptz(),
  },
  (t) => [index('team_notes_application').on(t.applicationId, t.createdAt)],
)

/** Who is mentioned in a note. Each is notified once, however often the note is changed. */
export const teamNoteMentions = pgTable(
  'team_note_mentions',
  {
    noteId: uuid()
      .notNull()
      .references(() => teamNotes.id, { onDelete: 'cascade' }),
    userId: ofUser(),
  },
  (t) => [primaryKey({ columns: [t.noteId, t.userId] })],
)
