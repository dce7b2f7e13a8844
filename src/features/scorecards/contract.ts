// Scorecards: how a company's members rate an application, by attributes that are defined once per job. Members
// score, platform staff can read, the candidate never can. A score needs evidence. Until a member has submitted their
// own scorecard they see who has scored, but no value, evidence or average.
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
    message: "This is your own application, so your colleagues' feedback isn't shown to you.",
  },
  SCORECARD_CHANGED: {
    status: 409,
    message: 'The scorecard for this job has changed. Your input is saved; please review it.',
  },
  SCORECARD_FULL: {
    status: 409,
    message: 'A scorecard can have up to 12 attributes, and a colleague has just added some.',
  },
  COMPARE_ONE_JOB: { status: 409, message: 'Only applications to the same job can be compared.' },
} as const

const { OWN_APPLICATION, SCORECARD_CHANGED, SCORECARD_FULL, COMPARE_ONE_JOB } = evaluationErrors

export const AttributeFields = z.object({
  name: typedLine(MAX_ATTRIBUTE_NAME, 'Please name the attribute'),
  lookFor: typedText(MAX_LOOK_FOR),
})
export type AttributeFields = z.infer<typeof AttributeFields>

export const Attribute = z.object({ id: Id, name: z.string(), lookFor: z.string() })
export type Attribute = z.infer<typeof Attribute>

const nameKey = ({ name }: { name: string }) => name.toLocaleLowerCase('en')

/** Each id and each name once. */
export const AttributeList = z
  .array(AttributeFields.extend({ id: Id }))
  .max(MAX_ATTRIBUTES, `A scorecard can have up to ${MAX_ATTRIBUTES} attributes`)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'List each attribute once')
  .refine((list) => new Set(list.map(nameKey)).size === list.length, 'Two attributes have the same name')

const Recommendation = z.enum(recommendations)
const ScoreValue = z.literal(scores)

export const Score = z.object({
  attributeId: Id,
  score: ScoreValue,
  evidence: typedText(MAX_EVIDENCE).refine(
    isEvidence,
    `Describe in a sentence what you saw or heard, in at least ${MIN_EVIDENCE_WORDS} words`,
  ),
})
export type Score = z.infer<typeof Score>

const once = (list: { attributeId: string }[]) =>
  new Set(list.map(({ attributeId }) => attributeId)).size === list.length

/** The submitted form: a score for at least one attribute, each with its evidence, and a recommendation. */
export const Submission = z.object({
  scores: z.array(Score).min(1, 'Please score at least one attribute').max(50).refine(once, 'List each attribute once'),
  recommendation: z.enum(recommendations, { error: 'Please choose a recommendation' }),
})
export type Submission = z.infer<typeof Submission>

/** A draft: every field is optional. */
export const Draft = z.object({
  scores: z
    .array(z.object({ attributeId: Id, score: ScoreValue.nullable(), evidence: typedText(MAX_EVIDENCE) }))
    .max(50)
    .refine(once, 'List each attribute once'),
  recommendation: Recommendation.nullable(),
})
export type Draft = z.infer<typeof Draft>

/** A draft as any release stored it: a missing or unknown score does not discard its evidence. */
const StoredScore = z.object({
  attributeId: Id,
  score: ScoreValue.nullable().catch(null),
  evidence: typedText(MAX_EVIDENCE).default(''),
})
export const StoredDraft = z.object({
  scores: z.array(StoredScore).max(50).default([]),
  recommendation: Recommendation.nullable().catch(null),
})

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
  /** All scorecards, the viewer's own included; `author` is null for a deleted account. */
  cards: z.array(Card.extend({ author: Person.nullable(), isOwn: z.boolean() })),
})
export type Results = z.infer<typeof Results>

export const Evaluation = z.object({
  applicationId: Id,
  jobId: Id,
  canScore: z.boolean(),
  /** In order; removed ones last, if the scorecard has a score for them. */
  attributes: z.array(Attribute.extend({ isRemoved: z.boolean() })),
  progress: z.object({ scored: z.number().int(), people: z.number().int(), by: z.array(Person) }),
  own: Card.nullable(),
  draft: Draft.nullable(),
  /** Null until the viewer has submitted their own scorecard. */
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
  .refine((ids) => new Set(ids).size === ids.length, 'List each candidate once')

export const scorecardsContract = {
  attributes: procedure
    .route({ method: 'GET', path: '/jobs/{jobId}/scorecard', summary: 'List the scorecard attributes of a job' })
    .input(OfJob)
    .output(Defined),
  proposals: procedure
    .route({
      method: 'GET',
      path: '/jobs/{jobId}/scorecard/proposals',
      summary: "List proposed attributes: from the posting, and from the company's other jobs",
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
    .route({
      method: 'PUT',
      path: '/jobs/{jobId}/scorecard',
      summary: 'Set the scorecard attributes of a job, in order',
    })
    // attributes that a colleague added since are not in `seen`, so they remain
    .input(OfJob.extend({ seen: z.array(Id).max(50), attributes: AttributeList }))
    .output(Defined),
  read: procedure
    .errors({ OWN_APPLICATION })
    .route({
      method: 'GET',
      path: '/company/applications/{id}/scorecard',
      summary: "Get the scorecard of an application: who has scored, your own, and the others' once yours is submitted",
    })
    .input(One)
    .output(Evaluation),
  saveDraft: procedure
    .errors({ OWN_APPLICATION })
    .route({
      method: 'PUT',
      path: '/company/applications/{id}/scorecard/draft',
      summary: 'Save a scorecard draft',
    })
    .input(One.extend({ draft: Draft }))
    .output(z.object({ savedAt: Timestamp })),
  discardDraft: procedure
    .errors({ OWN_APPLICATION })
    .route({
      method: 'DELETE',
      path: '/company/applications/{id}/scorecard/draft',
      summary: 'Discard a scorecard draft',
    })
    .input(One)
    .output(z.object({ done: z.literal(true) })),
  submit: procedure
    .errors({ OWN_APPLICATION, SCORECARD_CHANGED })
    .route({
      method: 'POST',
      path: '/company/applications/{id}/scorecard',
      summary: 'Submit or change your scorecard; one per person',
    })
    .input(One.extend({ submission: Submission }))
    .output(z.object({ submittedAt: Timestamp, editedAt: Timestamp.nullable() })),
  compare: procedure
    .errors({ COMPARE_ONE_JOB })
    .route({
      method: 'POST',
      path: '/company/applications/compare',
      summary: 'Compare scores and notes of two to four applications to a job',
    })
    .input(z.object({ ids: ComparedIds }))
    .output(
      z.object({
        jobId: Id,
        jobTitle: z.string(),
        // the viewer's own application is excluded
        candidates: z.array(
          z.object({ id: Id, notes: z.number().int().nullable(), evaluation: Evaluation.nullable() }),
        ),
      }),
    ),
}
