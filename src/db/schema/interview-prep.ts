import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { applications } from './applications.ts'
import { createdAt, id, moment, updatedAt } from './columns.ts'
import { files } from './documents.ts'
import { jobs } from './job-postings.ts'

const difficultyLevels = ['easy', 'medium', 'hard'] as const
const interviewModes = ['text', 'audio'] as const
const interviewOutcomes = ['pending', 'passed', 'failed', 'cancelled'] as const
const interviewStages = ['phone', 'technical', 'hr', 'onsite', 'final'] as const
const questionTypes = ['behavioral', 'technical', 'situational'] as const
const resourceCategories = ['tips', 'strategies', 'examples', 'questions'] as const
const resourceTypes = ['article', 'video', 'link', 'guide'] as const
const scheduledStatuses = ['scheduled', 'completed', 'cancelled', 'no_show'] as const

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The question bank (`key`, written with the product) and the questions made of a posting for one person (`userId`, `jobId`). */
export const interviewQuestions = pgTable(
  'interview_questions',
  {
    id: id(),
    /** A bank question's own name: what is written with the product is found again by it. */
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
    /** Why it would be asked: the requirement or the gap it was made of. */
    reason: text(),
    /** No longer offered; answers to it stay readable. */
    retiredAt: moment(),
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

/** A mock interview; a page that is loaded again goes on from `sessionData`. */
export const interviewSessions = pgTable(
  'interview_sessions',
  {
    id: id(),
    userId: owner(),
    sessionName: text().notNull(),
    jobRole: text(),
    companyName: text(),
    jobId: uuid().references(() => jobs.id, { onDelete: 'set null' }),
    questionsAnswered: integer().notNull().default(0),
    questionsSkipped: integer().notNull().default(0),
    totalTimeMinutes: integer().notNull().default(0),
    /** 0 to 100; null while nothing is answered. */
    averageScore: integer(),
    completed: boolean().notNull().default(false),
    interviewMode: text({ enum: interviewModes }).notNull().default('text'),
    /** The set-up, the questions as they were asked and what became of each. */
    sessionData: jsonb().notNull(),
    /** Grows by one with each change, so that two pages cannot overwrite each other. */
    revision: integer().notNull().default(0),
    completedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('interview_sessions_person').on(t.userId, t.createdAt.desc()),
    check('interview_sessions_mode', sql`${t.interviewMode} in ('text', 'audio')`),
    check('interview_sessions_score', sql`${t.averageScore} between 0 and 100`),
  ],
)

/** An answer that somebody practised, alone or in a mock interview. */
export const interviewResponses = pgTable(
  'interview_responses',
  {
    id: id(),
    userId: owner(),
    questionId: uuid()
      .notNull()
      .references(() => interviewQuestions.id, { onDelete: 'cascade' }),
    sessionId: uuid().references(() => interviewSessions.id, { onDelete: 'cascade' }),
    responseText: text().notNull(),
    /** Recordings that the person chose to keep; private. */
    responseAudioFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    responseVideoFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    /** How long it took to say or write, in seconds. */
    durationSeconds: integer(),
    /** 0 to 100, by the rubric of `scoreVersion`. */
    score: integer(),
    scoreVersion: integer(),
    /** What a model wrote about it, where one was asked; shown as the model's. */
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

/** Real interviews that somebody had or will have; `applicationId` where it belongs to an application sent here. */
export const interviewLogs = pgTable(
  'interview_logs',
  {
    id: id(),
    userId: owner(),
    applicationId: uuid().references(() => applications.id, { onDelete: 'set null' }),
    companyName: text().notNull(),
    jobRole: text().notNull(),
    interviewStage: text({ enum: interviewStages }).notNull().default('phone'),
    /** Null while no day is known. */
    interviewDate: moment(),
    outcome: text({ enum: interviewOutcomes }).notNull().default('pending'),
    /** The outcome is what becomes of the application, until the person says another one. */
    outcomeFollows: boolean().notNull().default(false),
    notes: text(),
    feedback: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('interview_logs_person').on(t.userId, t.interviewDate.desc()),
    index('interview_logs_application').on(t.applicationId),
    check('interview_logs_stage', sql`${t.interviewStage} in ('phone', 'technical', 'hr', 'onsite', 'final')`),
    check('interview_logs_outcome', sql`${t.outcome} in ('pending', 'passed', 'failed', 'cancelled')`),
  ],
)

/** Applications whose interview stage has made its log: a second time it makes none, also where the person deleted the first. */
export const interviewLogOrigins = pgTable('interview_log_origins', {
  applicationId: uuid()
    .primaryKey()
    .references(() => applications.id, { onDelete: 'cascade' }),
  userId: owner(),
  createdAt: createdAt(),
})

/** What there is to read: written with the product, found again by `key`. */
export const interviewResources = pgTable(
  'interview_resources',
  {
    id: id(),
    key: text().notNull().unique(),
    title: text().notNull(),
    summary: text().notNull(),
    content: text().notNull(),
    category: text({ enum: resourceCategories }).notNull(),
    resourceType: text({ enum: resourceTypes }).notNull(),
    jobRole: text(),
    tags: text().array().notNull().default([]),
    externalUrl: text(),
    retiredAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    check('interview_resources_category', sql`${t.category} in ('tips', 'strategies', 'examples', 'questions')`),
    check('interview_resources_type', sql`${t.resourceType} in ('article', 'video', 'link', 'guide')`),
  ],
)

export const interviewBookmarks = pgTable(
  'interview_bookmarks',
  {
    userId: owner(),
    resourceId: uuid()
      .notNull()
      .references(() => interviewResources.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.resourceId] })],
)

/** The number for reminders and, where a telephony provider is set, for the call; one a person. */
export const interviewPhoneDetails = pgTable('interview_phone_details', {
  id: id(),
  userId: owner().unique(),
  phoneNumber: text().notNull(),
  countryCode: text().notNull(),
  isVerified: boolean().notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const scheduledInterviews = pgTable(
  'scheduled_interviews',
  {
    id: id(),
    userId: owner(),
    phoneDetailsId: uuid().references(() => interviewPhoneDetails.id, { onDelete: 'set null' }),
    scheduledDate: moment().notNull(),
    /** The zone in which the time was chosen, as 'Europe/Berlin'. */
    timeZone: text().notNull(),
    sessionConfig: jsonb().notNull(),
    /** The mock interview that it became. */
    sessionId: uuid().references(() => interviewSessions.id, { onDelete: 'set null' }),
    status: text({ enum: scheduledStatuses }).notNull().default('scheduled'),
    notes: text(),
    /** The calendar's SEQUENCE: grows with every change, so that a calendar takes the newer one. */
    sequence: integer().notNull().default(0),
    remindedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('scheduled_interviews_person').on(t.userId, t.scheduledDate),
    index('scheduled_interviews_due').on(t.scheduledDate).where(sql`${t.status} = 'scheduled'`),
    check('scheduled_interviews_status', sql`${t.status} in ('scheduled', 'completed', 'cancelled', 'no_show')`),
  ],
)

/** Situations that somebody has told, to be told again: in practice, in letters, in the answer bank. */
export const interviewStories = pgTable(
  'interview_stories',
  {
    id: id(),
    userId: owner(),
    title: text().notNull(),
    situation: text().notNull().default(''),
    task: text().notNull().default(''),
    action: text().notNull().default(''),
    result: text().notNull().default(''),
    /** What it shows: 'leadership', 'conflict', a skill. */
    tags: text().array().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('interview_stories_person').on(t.userId, t.updatedAt.desc())],
)
