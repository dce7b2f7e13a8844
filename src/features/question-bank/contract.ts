// The question bank and practice answers. A question is either part of the product (the same for all users), or made from a
// posting for one person, and only this person sees it. Answers are private to their author. The server scores an answer when it
// is stored and when it changes. A retired question can still be read with its answers.
import { z } from 'zod'
import { difficultyLevels, interviewQuestionTypes } from '#features/answer-feedback/rules.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedLine, typedText } from '#lib/text.ts'
import { questionRoles } from './roles.ts'
import { maxResponseCharacters, maxResponseSeconds } from './rules.ts'

export const Question = z.object({
  id: Id,
  title: z.string(),
  /** What the question is about, and what a good answer shows. */
  content: z.string(),
  questionType: z.enum(interviewQuestionTypes),
  difficultyLevel: z.enum(difficultyLevels),
  /** Null for a question for all roles. */
  jobRole: z.string().nullable(),
  companyName: z.string().nullable(),
  tags: z.array(z.string()),
  /** For a question made from a posting: the requirement or the gap in the resume that it is based on. */
  reason: z.string().nullable(),
  jobId: Id.nullable(),
  createdAt: Timestamp,
  /** The number of the viewer's answers, and their best score from 0 to 100; null if none has a score. */
  tries: z.number().int(),
  bestScore: z.number().int().nullable(),
})
export type Question = z.infer<typeof Question>

export const QuestionFilters = z.object({
  /** Each search word must be in the title or in the content. */
  q: typedText(100).default(''),
  type: z.enum(interviewQuestionTypes).optional(),
  level: z.enum(difficultyLevels).optional(),
  /** Questions for this role, and questions for all roles. */
  role: z.enum(questionRoles).optional(),
  /** Questions of this company, and questions without a company. */
  company: typedLine(200).optional(),
  /**
   * Only questions made from this posting for the viewer. Without `job` and `company`, questions made from postings are listed only
   * if the viewer saved or applied to the job or answered the question.
   */
  job: Id.optional(),
  /** Only questions that the viewer has answered. */
  practised: z.union([z.boolean(), z.stringbool()]).default(false),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type QuestionFilters = z.output<typeof QuestionFilters>

export const PracticeResponse = z.object({
  id: Id,
  question: Question.pick({
    id: true,
    title: true,
    content: true,
    questionType: true,
    difficultyLevel: true,
    tags: true,
  }),
  responseText: z.string(),
  /** True if a recording of the answer is stored; `recordings.link` returns its address. */
  hasAudio: z.boolean(),
  hasVideo: z.boolean(),
  durationSeconds: z.number().int().nullable(),
  score: z.number().int().nullable(),
  scoreVersion: z.number().int().nullable(),
  /** The mock interview of the answer. Answers of a mock interview cannot be changed. */
  sessionId: Id.nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type PracticeResponse = z.infer<typeof PracticeResponse>

export const EMPTY_ANSWER = 'Write an answer first'
const text = typedText(maxResponseCharacters, EMPTY_ANSWER)
const durationSeconds = z.number().int().min(0).max(maxResponseSeconds).nullable().default(null)
const One = z.object({ id: Id })

/** The client chooses the answer's id, so that a repeated request after a lost connection is stored once. */
export const SaveResponse = One.extend({ questionId: Id, text, durationSeconds })
export type SaveResponse = z.output<typeof SaveResponse>
/** `seen` is the `updatedAt` of the version that the client edited. */
export const UpdateResponse = One.extend({ seen: Timestamp, text, durationSeconds })
export type UpdateResponse = z.output<typeof UpdateResponse>

const OF_MOCK = { status: 409, message: "Mock interview answers can't be edited." } as const

export const questionContract = {
  list: procedure
    .route({ method: 'GET', path: '/interview-prep/questions', summary: 'List practice questions, newest first' })
    .input(QuestionFilters)
    .output(
      z.object({
        items: z.array(Question),
        total: z.number().int(),
        /** The companies whose postings have questions. */
        companies: z.array(z.string()),
      }),
    ),
  get: procedure
    .route({ method: 'GET', path: '/interview-prep/questions/{id}', summary: 'Get a question' })
    .input(One)
    .output(Question),
  forJob: procedure
    .route({
      method: 'POST',
      path: '/interview-prep/questions/for-job',
      summary: 'Create or update questions from a posting and the gaps in your resume',
    })
    .input(z.object({ jobId: Id }))
    .output(
      z.object({
        title: z.string(),
        companyName: z.string(),
        total: z.number().int(),
        /** The number of questions about gaps in the resume. */
        gaps: z.number().int(),
        /** True if a resume was compared with the posting. */
        hasResume: z.boolean(),
      }),
    ),
  responses: procedure
    .route({
      method: 'GET',
      path: '/interview-prep/responses',
      summary: 'List your answers with their questions, latest first',
    })
    .input(z.object({ questionId: Id.optional(), page: z.coerce.number().int().min(1).max(10_000).default(1) }))
    .output(z.object({ items: z.array(PracticeResponse), total: z.number().int() })),
  saveResponse: procedure
    .route({ method: 'POST', path: '/interview-prep/responses', summary: 'Save and score an answer' })
    .input(SaveResponse)
    .output(PracticeResponse),
  updateResponse: procedure
    .errors({
      OF_MOCK,
      RESPONSE_CHANGED: {
        status: 409,
        message: 'This answer has changed. Review it, then save again.',
      },
    })
    .route({ method: 'POST', path: '/interview-prep/responses/{id}', summary: 'Update and rescore an answer' })
    .input(UpdateResponse)
    .output(PracticeResponse),
  deleteResponse: procedure
    .errors({ OF_MOCK })
    .route({ method: 'DELETE', path: '/interview-prep/responses/{id}', summary: 'Delete an answer' })
    .input(One)
    .output(z.object({ deleted: z.literal(true) })),
}
