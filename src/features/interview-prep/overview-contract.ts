// The interview preparation of one person, who alone can read it: counts, scores over time, latest practice, and the next
// interview. A score belongs to a single practice answer, or is the mean of a completed mock interview. "Recent" means the last
// seven days.
import { z } from 'zod'
import { difficultyLevels, interviewQuestionTypes } from '#features/answer-feedback/rules.ts'
import { interviewStages } from '#features/interview-logs/rules.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'

const Counted = z.object({ total: z.number().int(), recent: z.number().int() })

export const ScorePoint = z.object({
  id: Id,
  kind: z.enum(['mock', 'practice']),
  title: z.string(),
  at: Timestamp,
  score: z.number().int(),
  /** The number of words in the answer, or on average in the answers of the interview. */
  words: z.number().int(),
})
export type ScorePoint = z.infer<typeof ScorePoint>

export const RecentMock = z.object({
  id: Id,
  name: z.string(),
  companyName: z.string().nullable(),
  companyLogoUrl: z.string().nullable(),
  /** The outcome of each question, in order. */
  outcomes: z.array(z.enum(['answered', 'skipped', 'open'])),
  completed: z.boolean(),
  averageScore: z.number().int().nullable(),
  createdAt: Timestamp,
})
export type RecentMock = z.infer<typeof RecentMock>

export const RecentResponse = z.object({
  id: Id,
  questionId: Id,
  title: z.string(),
  questionType: z.enum(interviewQuestionTypes),
  difficultyLevel: z.enum(difficultyLevels),
  score: z.number().int().nullable(),
  createdAt: Timestamp,
})
export type RecentResponse = z.infer<typeof RecentResponse>

const Next = z.object({ id: Id, at: Timestamp, companyName: z.string().nullable(), jobRole: z.string().nullable() })
export const NextInterview = z.discriminatedUnion('kind', [
  /** A real interview, from the tracker. */
  Next.extend({
    kind: z.literal('real'),
    stage: z.enum(interviewStages),
    /** The posting, and how many of the questions made from it have an answer; null if it has no questions. */
    jobId: Id.nullable(),
    practised: z.object({ done: z.number().int(), total: z.number().int() }).nullable(),
  }),
  /** A scheduled mock interview by voice. */
  Next.extend({ kind: z.literal('scheduled') }),
])
export type NextInterview = z.infer<typeof NextInterview>

export const InterviewOverview = z.object({
  practised: Counted,
  mocks: Counted,
  score: z.object({
    /** The mean of the latest five scores; null without a score. */
    average: z.number().int().nullable(),
    /** The mean of the five scores before; null if there are fewer. */
    before: z.number().int().nullable(),
    direction: z.enum(['up', 'down']).nullable(),
    /** The latest ten scores, the oldest first. */
    trend: z.array(ScorePoint),
  }),
  /** The step that is missing in most of the latest behavioral and situational answers; null if no step is missing often. */
  thinnest: z.object({ label: z.string(), lacking: z.number().int(), of: z.number().int() }).nullable(),
  upcoming: z.object({ total: z.number().int(), next: NextInterview.nullable() }),
  recentMocks: z.array(RecentMock).max(3),
  recentResponses: z.array(RecentResponse).max(5),
})
export type InterviewOverview = z.infer<typeof InterviewOverview>

export const overviewContract = {
  read: procedure
    .route({
      method: 'GET',
      path: '/interview-prep/overview',
      summary: 'Get the progress of your interview preparation',
    })
    .output(InterviewOverview),
  next: procedure
    .route({ method: 'GET', path: '/interview-prep/next', summary: 'Get your next interview, real or scheduled' })
    .output(z.object({ total: z.number().int(), next: NextInterview.nullable() })),
}
