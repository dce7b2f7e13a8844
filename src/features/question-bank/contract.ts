// The question bank and practice answers. A question is part of the product (the same for all), or made from a posting for one
// person, who alone sees it. Answers are private to their writer; the server scores each one when it is stored and when it
// changes. A question that was retired can still be read with the answers to it.
import { z } from 'zod'
import { difficultyLevels, questionTypes } from '#features/answer-feedback/rules.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedLine, typedText } from '#lib/text.ts'
import { questionRoles } from './roles.ts'
import { mostResponseCharacters, mostResponseSeconds } from './rules.ts'

export const Question = z.object({
  id: Id,
  title: z.string(),
  /** What is behind it, and what a good answer shows. */
  content: z.string(),
  questionType: z.enum(questionTypes),
  difficultyLevel: z.enum(difficultyLevels),
  /** Null where it may be asked of anybody. */
  jobRole: z.string().nullable(),
  companyName: z.string().nullable(),
  tags: z.array(z.string()),
  /** Where it was made of a posting: of what in it, or of which gap. */
  reason: z.string().nullable(),
  jobId: Id.nullable(),
  createdAt: Timestamp,
  /** The own answers to it: how many, and the best score, 0 to 100; null where none is scored. */
  tries: z.number().int(),
  bestScore: z.number().int().nullable(),
})
export type Question = z.infer<typeof Question>

export const QuestionFilters = z.object({
  /** Every word of it must be in the title or in the content. */
  q: typedText(100).default(''),
  type: z.enum(questionTypes).optional(),
  level: z.enum(difficultyLevels).optional(),
  /** What is for this role, and what is for anybody. */
  role: z.enum(questionRoles).optional(),
  /** What is of this company, and what is of none. */
  company: typedLine(200).optional(),
  /** Only what was made of this posting for the person; without it and without a company, only of jobs saved, applied to or practised. */
  job: Id.optional(),
  /** Only what the person has answered. */
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
  /** Whether a recording of it is kept; `recordings.link` leads there. */
  hasAudio: z.boolean(),
  hasVideo: z.boolean(),
  durationSeconds: z.number().int().nullable(),
  score: z.number().int().nullable(),
  scoreVersion: z.number().int().nullable(),
  /** The mock interview in which it was given; such an answer cannot be changed. */
  sessionId: Id.nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type PracticeResponse = z.infer<typeof PracticeResponse>

export const EMPTY_ANSWER = 'Write an answer first'
const text = typedText(mostResponseCharacters, EMPTY_ANSWER)
const durationSeconds = z.number().int().min(0).max(mostResponseSeconds).nullable().default(null)
const One = z.object({ id: Id })

/** The client chooses the answer's id: the same answer sent again is stored once. */
export const SaveResponse = One.extend({ questionId: Id, text, durationSeconds })
export type SaveResponse = z.output<typeof SaveResponse>
/** `seen` is when the answer last changed, as the writer saw it. */
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
        /** The companies of whose postings there are questions. */
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
        /** How many of them are about what the resume does not show. */
        gaps: z.number().int(),
        /** Whether a resume was read beside the posting. */
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
