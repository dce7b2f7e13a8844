import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { ofUser } from './accounts.ts'
import { createdAt, id, updatedAt } from './columns.ts'

/** A seeker's stories, for use in practice, in letters and in the answer bank. */
export const interviewStories = pgTable(
  'interview_stories',
  {
    id: id(),
    userId: ofUser(),
    title: text().notNull(),
    situation: text().notNull().default(''),
    task: text().notNull().default(''),
    action: text().notNull().default(''),
    result: text().notNull().default(''),
    /** What the story shows: 'leadership', 'conflict', a skill. */
    tags: text().array().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('interview_stories_person').on(t.userId, t.updatedAt.desc())],
)
