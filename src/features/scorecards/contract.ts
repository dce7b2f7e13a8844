// Evaluations: what a company's people think of an application, by attributes that are defined once a job. Members of the
// company score, platform staff look on, the candidate never does. A score comes with its evidence. Until somebody has
// submitted their own scorecard they hear who has scored and nothing more: no value, no evidence, no average.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedLine, typedText } from '#lib/text.ts'
import {
  isEvidence,
  MAX_ATTRIBUTE_NAME,
  MAX_ATTRIBUTES,
  MAX_EVIDENCE,
  MAX_LOOK_FOR,
  MIN_EVIDENCE_WORDS,
  recommendations,
  scores,
} from './rules.ts'

export const evaluationErrors = {
  OWN_APPLICATION: {
    status: 403,
    message: 'This is your own application. What your colleagues think of it is not shown to you.',
  },
  SCORECARD_CHANGED: {
    status: 409,
    message: 'The scorecard of this job has changed. What you wrote is kept: please look at it again.',
  },
  SCORECARD_FULL: {
    status: 409,
    message: 'A scorecard has at most 12 attributes, and a colleague has added some meanwhile.',
  },
  COMPARE_ONE_JOB: { status: 409, message: 'Only applications to the same job can be compared.' },
} as const

const { OWN_APPLICATION, SCORECARD_CHANGED, SCORECARD_FULL, COMPARE_ONE_JOB } = evaluationErrors

export const AttributeFields = z.object({
  name: typedLine(MAX_ATTRIBUTE_NAME, 'Please name what you look at'),
  lookFor: typedText(MAX_LOOK_FOR),
})
export type AttributeFields = z.infer<typeof AttributeFields>

export const Attribute = z.object({ id: Id, name: z.string(), lookFor: z.string() })
export type Attribute = z.infer<typeof Attribute>

const nameKey = ({ name }: { name: string }) => name.toLocaleLowerCase('en')

/** Each id and each name once. */
export const AttributeList = z
  .array(AttributeFields.extend({ id: Id }))
  .max(MAX_ATTRIBUTES, `A scorecard has at most ${MAX_ATTRIBUTES} attributes`)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'Each attribute once')
  .refine((list) => new Set(list.map(nameKey)).size === list.length, 'Two attributes have the same name')

const Recommendation = z.enum(recommendations)
const ScoreValue = z.literal(scores)

export const Score = z.object({
  attributeId: Id,
  score: ScoreValue,
  evidence: typedText(MAX_EVIDENCE).refine(
    isEvidence,
    `Please say in a sentence what you saw or heard, at least ${MIN_EVIDENCE_WORDS} words`,
  ),
})
export type Score = z.infer<typeof Score>

const once = (list: { attributeId: string }[]) =>
  new Set(list.map(({ attributeId }) => attributeId)).size === list.length

/** What is submitted: a score for at least one attribute, each with its evidence, and what to do. */
export const Submission = z.object({
  scores: z.array(Score).min(1, 'Please score at least one attribute').max(50).refine(once, 'Each attribute once'),
  recommendation: z.enum(recommendations, { error: 'Please choose a recommendation' }),
})
export type Submission = z.infer<typeof Submission>

/** What is kept while it is written: anything may be missing. */
export const Draft = z.object({
  scores: z
    .array(z.object({ attributeId: Id, score: ScoreValue.nullable(), evidence: typedText(MAX_EVIDENCE) }))
    .max(50)
    .refine(once, 'Each attribute once'),
  recommendation: Recommendation.nullable(),
})
export type Draft = z.infer<typeof Draft>

const Card = z.object({
  scores: z.array(z.object({ attributeId: Id, score: z.number().int(), evidence: z.string() })),
  recommendation: Recommendation,
  submittedAt: Timestamp,
  editedAt: Timestamp.nullable(),
})
export type Card = z.infer<typeof Card>

const Person = z.object({ id: Id, name: z.string(), image: z.string().nullable() })

export const Results = z.object({
  averages: z.array(z.object({ attributeId: Id, average: z.number(), people: z.number().int() })),
  /** Everybody's, the viewer's own among them; `author` is null where the person is gone. */
  cards: z.array(Card.extend({ author: Person.nullable(), isOwn: z.boolean() })),
})
export type Results = z.infer<typeof Results>

export const Evaluation = z.object({
  applicationId: Id,
  jobId: Id,
  canScore: z.boolean(),
  /** In their order; removed ones last, where the answer holds a score of them. */
  attributes: z.array(Attribute.extend({ isRemoved: z.boolean() })),
  progress: z.object({ scored: z.number().int(), people: z.number().int(), by: z.array(Person) }),
  own: Card.nullable(),
  draft: Draft.nullable(),
  /** Null until the viewer's own scorecard is in. */
  results: Results.nullable(),
})
export type Evaluation = z.infer<typeof Evaluation>

const One = z.object({ id: Id })
const OfJob = z.object({ jobId: Id })
const Defined = z.object({ jobTitle: z.string(), canDefine: z.boolean(), attributes: z.array(Attribute) })
export type Defined = z.infer<typeof Defined>

/** 2 to 4 applications. */
export const ComparedIds = z
  .array(Id)
  .min(2, 'Please choose two to four candidates')
  .max(4, 'Please choose two to four candidates')
  .refine((ids) => new Set(ids).size === ids.length, 'Each candidate once')

export const scorecardsContract = {
  attributes: procedure
    .route({ method: 'GET', path: '/jobs/{jobId}/scorecard', summary: 'What candidates for a job are scored by' })
    .input(OfJob)
    .output(Defined),
  proposals: procedure
    .route({
      method: 'GET',
      path: '/jobs/{jobId}/scorecard/proposals',
      summary: 'Attributes from what the posting asks for, and the scorecards of the company’s other jobs',
    })
    .input(OfJob)
    .output(
      z.object({
        fromPosting: z.array(AttributeFields),
        otherJobs: z.array(z.object({ jobId: Id, title: z.string(), attributes: z.array(AttributeFields) })),
      }),
    ),
  saveAttributes: procedure
    .errors({ SCORECARD_CHANGED, SCORECARD_FULL })
    .route({ method: 'PUT', path: '/jobs/{jobId}/scorecard', summary: 'Say what candidates are scored by, in order' })
    // what a colleague added meanwhile is not in `seen`, and stays
    .input(OfJob.extend({ seen: z.array(Id).max(50), attributes: AttributeList }))
    .output(Defined),
  read: procedure
    .errors({ OWN_APPLICATION })
    .route({
      method: 'GET',
      path: '/company/applications/{id}/scorecard',
      summary: 'The scorecard of an application: who has scored, the own one, and others’ once the own one is in',
    })
    .input(One)
    .output(Evaluation),
  saveDraft: procedure
    .errors({ OWN_APPLICATION })
    .route({
      method: 'PUT',
      path: '/company/applications/{id}/scorecard/draft',
      summary: 'Keep a scorecard that is being written',
    })
    .input(One.extend({ draft: Draft }))
    .output(z.object({ savedAt: Timestamp })),
  discardDraft: procedure
    .errors({ OWN_APPLICATION })
    .route({
      method: 'DELETE',
      path: '/company/applications/{id}/scorecard/draft',
      summary: 'Forget what was being written',
    })
    .input(One)
    .output(z.object({ done: z.literal(true) })),
  submit: procedure
    .errors({ OWN_APPLICATION, SCORECARD_CHANGED })
    .route({
      method: 'POST',
      path: '/company/applications/{id}/scorecard',
      summary: 'Submit the own scorecard, or change it; one a person',
    })
    .input(One.extend({ submission: Submission }))
    .output(z.object({ submittedAt: Timestamp, editedAt: Timestamp.nullable() })),
  compare: procedure
    .errors({ COMPARE_ONE_JOB })
    .route({
      method: 'POST',
      path: '/company/applications/compare',
      summary: 'Scores and notes of two to four applications to a job',
    })
    .input(z.object({ ids: ComparedIds }))
    .output(
      z.object({
        jobId: Id,
        jobTitle: z.string(),
        // of the own application nothing is said
        candidates: z.array(
          z.object({ id: Id, notes: z.number().int().nullable(), evaluation: Evaluation.nullable() }),
        ),
      }),
    ),
}
