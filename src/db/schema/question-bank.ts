import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ofUser, users } from './accounts.ts'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'
import { files } from './documents.ts'
import { interviewSessions } from './interview-prep.ts'
import { jobs } from './job-postings.ts'

const difficultyLevels = ['easy', 'medium', 'hard'] as const
const questionTypes = ['behavioral', 'technical', 'situational'] as const

/** The question bank (`key`, delivered with the product), and the questions made from a posting for one user (`userId`, `jobId`). */
export const interviewQuestions = pgTable(
  'interview_questions',
  {
    id: id(),
    /** The key of a built-in question, with which an upgrade finds it. */
    key: text().unique(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    jobId: uuid().references(() => jobs.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    content: text().notNull(),
    questionType: text({ enum: questionTypes }).notNull(),
    difficultyLevel: text({ enum: difficultyLevels }).notNull(),
    jobRole: text(),
    companyName: text(),
    tags: text().array().notNull().default([]),
    /** Why it could be asked: the requirement or the gap that it was made from. */
    reason: text(),
    /** When it was retired; its answers stay readable. */
    retiredAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [
    index('interview_questions_kind').on(t.questionType, t.difficultyLevel),
    index('interview_questions_person').on(t.userId, t.jobId),
    check('interview_questions_type', sql`${t.questionType} in ('behavioral', 'technical', 'situational')`),
    check('interview_questions_level', sql`${t.difficultyLevel} in ('easy', 'medium', 'hard')`),
    check('interview_questions_origin', sql`num_nonnulls(${t.key}, ${t.userId}) = 1`),
  ],
)

/** A practice answer, on its own or in a mock interview. */
export const interviewResponses = pgTable(
  'interview_responses',
  {
    id: id(),
    userId: ofUser(),
    questionId: uuid()
      .notNull()
      .references(() => interviewQuestions.id, { onDelete: 'cascade' }),
    sessionId: uuid().references(() => interviewSessions.id, { onDelete: 'cascade' }),
    responseText: text().notNull(),
    /** Recordings that the user chose to store; private. */
    responseAudioFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    responseVideoFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    /** How long the answer took to speak or write, in seconds. */
    durationSeconds: integer(),
    /** 0 to 100, by the rubric of `scoreVersion`. */
    score: integer(),
    scoreVersion: integer(),
    /** A model's critique, if a model was asked; labeled as the model's. */
    critique: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('interview_responses_person').on(t.userId, t.createdAt.desc()),
    index('interview_responses_question').on(t.questionId),
    index('interview_responses_session').on(t.sessionId),
    check('interview_responses_score', sql`${t.score} between 0 and 100`),
  ],
)
