// Mock interviews by text or by voice; both use the same procedures. The server stores the state. Each step sends the index of the
// open question, so that a repeated step or a step from an outdated page changes nothing. A person has at most one open interview.
import { z } from 'zod'
import { difficultyLevels, interviewQuestionTypes } from '#features/answer-feedback/rules.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedLine, typedText } from '#lib/text.ts'
import {
  endings,
  interviewModes,
  maxAnswerCharacters,
  maxNameCharacters,
  maxSeconds,
  questionCounts,
  timeLimits,
} from './mock-rules.ts'

const several = <T extends string>(values: readonly [T, ...T[]], none: string) =>
  z
    .array(z.enum(values))
    .min(1, none)
    .max(values.length)
    .transform((chosen) => values.filter((value) => chosen.includes(value)))

/** The settings of a mock interview. A scheduled interview stores the same settings. */
export const MockSetup = z.object({
  types: several(interviewQuestionTypes, 'Choose at least one question type'),
  levels: several(difficultyLevels, 'Choose at least one difficulty level'),
  count: z.literal(questionCounts),
  /** The time limit in minutes; null means no limit. */
  timeLimit: z.literal(timeLimits).nullable(),
  mode: z.enum(interviewModes),
  role: typedLine(maxNameCharacters).default(''),
  company: typedLine(maxNameCharacters).default(''),
  /** The posting for the questions. Its title and company replace `role` and `company`. */
  jobId: Id.nullable().default(null),
})
export type MockSetup = z.output<typeof MockSetup>

export const MockQuestion = z.object({
  id: Id,
  title: z.string(),
  content: z.string(),
  questionType: z.enum(interviewQuestionTypes),
  difficultyLevel: z.enum(difficultyLevels),
  tags: z.array(z.string()),
  reason: z.string().nullable(),
})

export const MockStep = z.object({
  outcome: z.enum(['answered', 'skipped', 'open', 'ahead']),
  /** Null for a later question, because it is hidden until it is asked. */
  question: MockQuestion.nullable(),
  responseId: Id.nullable(),
  text: z.string(),
  score: z.number().int().nullable(),
  seconds: z.number().int(),
  /** The duration of a spoken answer; null for a typed answer. */
  spokenSeconds: z.number().int().nullable(),
  /** True if the answer was sent after the time limit. */
  isLate: z.boolean(),
})
export type MockStep = z.infer<typeof MockStep>

export const MockSummary = z.object({
  id: Id,
  sessionName: z.string(),
  jobRole: z.string().nullable(),
  companyName: z.string().nullable(),
  jobId: Id.nullable(),
  mode: z.enum(interviewModes),
  completed: z.boolean(),
  /** The number of questions, and the index of the open one, from 0. */
  questions: z.number().int(),
  index: z.number().int(),
  questionsAnswered: z.number().int(),
  questionsSkipped: z.number().int(),
  totalTimeMinutes: z.number().int(),
  averageScore: z.number().int().nullable(),
  /** The remaining time when the server responded: null without a time limit, 0 when the time is up. */
  remainingSeconds: z.number().int().nullable(),
  createdAt: Timestamp,
  completedAt: Timestamp.nullable(),
})
export type MockSummary = z.infer<typeof MockSummary>

export const MockSession = MockSummary.extend({
  setup: z.object({
    types: z.array(z.enum(interviewQuestionTypes)),
    levels: z.array(z.enum(difficultyLevels)),
    count: z.literal(questionCounts),
    timeLimit: z.literal(timeLimits).nullable(),
  }),
  revision: z.number().int(),
  ending: z.enum(endings).nullable(),
  spentSeconds: z.number().int(),
  steps: z.array(MockStep),
})
export type MockSession = z.infer<typeof MockSession>

const Step = z.object({
  id: Id,
  index: z.number().int().min(0).max(99),
  /** The time spent on this question, measured by the client. The server limits it to the time that has passed. */
  durationSeconds: z.number().int().min(0).max(maxSeconds).optional(),
})
export const MockAnswer = Step.extend({
  /** The client chooses the id, so that a repeated request after a lost connection is stored once. */
  responseId: Id,
  text: typedText(maxAnswerCharacters, 'Write an answer or skip the question'),
  /** The duration of a spoken answer; omitted for a typed answer. */
  spokenSeconds: z.number().int().min(1).max(maxSeconds).optional(),
})
export type MockAnswer = z.output<typeof MockAnswer>
export type MockMove = z.output<typeof Step>

const GONE_ON = {
  status: 409,
  message: "This interview continued in another window. Here's where it is now.",
} as const

export const mockInterviewsContract = {
  start: procedure
    .errors({
      NO_QUESTIONS: { status: 422, message: 'Failed to generate mock interview questions' },
      INTERVIEW_OPEN: {
        status: 409,
        message: 'You have an unfinished mock interview. Resume or discard it first.',
      },
    })
    .route({ method: 'POST', path: '/interview-prep/mocks', summary: 'Start a mock interview' })
    .input(MockSetup.extend({ id: Id }))
    .output(MockSession),
  answer: procedure
    .errors({ GONE_ON })
    .route({
      method: 'POST',
      path: '/interview-prep/mocks/{id}/answer',
      summary: 'Answer the open question and continue',
    })
    .input(MockAnswer)
    .output(MockSession),
  skip: procedure
    .errors({ GONE_ON })
    .route({ method: 'POST', path: '/interview-prep/mocks/{id}/skip', summary: 'Skip the open question and continue' })
    .input(Step)
    .output(MockSession),
  complete: procedure
    .errors({ GONE_ON })
    .route({
      method: 'POST',
      path: '/interview-prep/mocks/{id}/complete',
      summary: 'End a mock interview early',
    })
    .input(Step)
    .output(MockSession),
  list: procedure
    .route({ method: 'GET', path: '/interview-prep/mocks', summary: 'List your mock interviews, latest first' })
    .input(z.object({ limit: z.coerce.number().int().min(1).max(200).default(10) }))
    .output(z.object({ items: z.array(MockSummary), total: z.number().int(), open: MockSummary.nullable() })),
  get: procedure
    .route({
      method: 'GET',
      path: '/interview-prep/mocks/{id}',
      summary: 'Get a mock interview with its questions and answers',
    })
    .input(z.object({ id: Id }))
    .output(MockSession),
  delete: procedure
    .route({
      method: 'DELETE',
      path: '/interview-prep/mocks/{id}',
      summary: 'Delete a mock interview with its answers',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ deleted: z.literal(true) })),
}
