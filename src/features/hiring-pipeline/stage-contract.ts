// Applications, the company's board: each job's stages, and the stage of every application. A job has five permanent stages, one per
// status, and the custom stages its company adds between them; each belongs to one of the five statuses. A move within a status is
// internal; a change of status notifies the candidate. Each move names the stage where the caller saw the application: if a colleague has
// moved it since, the move is refused.

import { z } from 'zod'
import { applicationStatuses, pipelineStatuses } from '#features/applications/rules.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedLine, typedText } from '#lib/text.ts'
import { ReviewItem, reviewErrors } from './contract.ts'
import { maxDeclineCharacters } from './decline-rules.ts'
import { Rejection } from './rejection.ts'
import { ReviewFilters } from './review-filters.ts'
import { maxMoves, maxStages } from './stage-limits.ts'

const Status = z.enum(pipelineStatuses)

export const stageErrors = {
  STAGE_NAME_TAKEN: { status: 409, message: 'This job already has a stage with this name.' },
  STAGES_FULL: { status: 409, message: `A job can have up to ${maxStages} stages.` },
  STAGE_STAYS: {
    status: 409,
    message: "This stage can't be deleted because every status needs one. You can rename it.",
  },
  STAGE_GONE: { status: 409, message: 'This stage no longer exists. A colleague may have deleted it.' },
  STAGE_ORDER_STALE: { status: 409, message: 'The stages have changed. Reload and try again.' },
} as const

export const StageName = typedLine(40, 'Name is required')

export const Stage = z.object({
  id: Id,
  name: z.string(),
  status: Status,
  isDefault: z.boolean(),
  applications: z.number().int(),
})
export type Stage = z.infer<typeof Stage>

export const Move = z.object({
  id: Id,
  /** The stage in which the caller saw it. */
  from: Id,
  to: z.union([z.object({ stageId: Id }), z.object({ status: Status })]),
})
export type Move = z.infer<typeof Move>

export const Moves = z
  .array(Move)
  .min(1)
  .max(maxMoves, `You can move up to ${maxMoves} applications at once`)
  .refine((moves) => new Set(moves.map(({ id }) => id)).size === moves.length, 'List each application once')

/** Why one of many applications was not moved. */
export const Refusal = z.object({
  id: Id,
  code: z.enum(['NOT_FOUND', 'APPLICATION_MOVED', 'APPLICATION_WITHDRAWN', 'STAGE_GONE', 'NOTICE_SENT']),
  /** Who moved it, where to and when; only with APPLICATION_MOVED. */
  moved: reviewErrors.APPLICATION_MOVED.data.nullable(),
})
export type Refusal = z.infer<typeof Refusal>

export const MoveReport = z.object({
  moved: z.array(
    z.object({
      id: Id,
      from: Id,
      stageId: Id,
      status: z.enum(applicationStatuses),
      /** When the candidate is notified of the status; null if no notice waits. */
      noticeDueAt: Timestamp.nullable(),
    }),
  ),
  refused: z.array(Refusal),
})
export type MoveReport = z.infer<typeof MoveReport>

export const BoardFilters = ReviewFilters.extend({
  /** How many more cards of a column to return, by column key. */
  shown: z.record(z.string().max(40), z.number().int().min(1).max(1000)).default({}),
})
export type BoardFilters = z.infer<typeof BoardFilters>

export const BoardCard = ReviewItem.pick({
  id: true,
  candidateName: true,
  candidateImage: true,
  jobId: true,
  jobTitle: true,
  jobPlace: true,
  status: true,
  appliedAt: true,
  isAssisted: true,
  isImported: true,
  matchScore: true,
  matchSegments: true,
}).extend({
  stageId: Id,
  /** When it entered its stage. */
  stageSince: Timestamp,
  /** The candidate's profile in one line: '5 yrs, SQL, Looker'; empty if the profile is empty. */
  about: z.string(),
})
export type BoardCard = z.infer<typeof BoardCard>

export const BoardColumn = z.object({
  /** The stage's id on a job's board; the status on the board of all jobs. */
  key: z.string(),
  name: z.string(),
  status: Status,
  total: z.number().int(),
  items: z.array(BoardCard),
})
export type BoardColumn = z.infer<typeof BoardColumn>

export const Board = z.object({
  job: z
    .object({
      id: Id,
      title: z.string(),
      slug: z.string(),
      /** Whether candidates can see the job. */
      isActive: z.boolean(),
      /** The first application that is not withdrawn, and the oldest without a first answer. */
      firstAppliedAt: Timestamp.nullable(),
      oldestUnansweredAt: Timestamp.nullable(),
      applications: z.number().int(),
    })
    .nullable(),
  columns: z.array(BoardColumn),
  total: z.number().int(),
})
export type Board = z.infer<typeof Board>

const OfJob = z.object({ jobId: Id })
const One = z.object({ id: Id })
const Done = z.object({ id: Id })

export const stagesContract = {
  board: procedure
    .route({
      method: 'GET',
      path: '/board',
      summary: 'List applications by stage of one job, or of all jobs by status',
    })
    .input(BoardFilters)
    .output(Board),
  move: procedure
    .errors(stageErrors)
    .route({
      method: 'POST',
      path: '/board/moves',
      summary: 'Move applications between stages; each succeeds or fails separately',
    })
    .input(
      z.object({
        moves: Moves,
        rejection: Rejection.optional(),
        message: typedText(maxDeclineCharacters).optional(),
        /** Undoes earlier moves: an application whose candidate was notified fails with NOTICE_SENT. */
        isUndo: z.boolean().optional(),
      }),
    )
    .output(MoveReport),
  list: procedure
    .route({ method: 'GET', path: '/jobs/{jobId}/stages', summary: "List a job's stages from left to right" })
    .input(OfJob)
    .output(z.array(Stage)),
  add: procedure
    .errors(stageErrors)
    .route({ method: 'POST', path: '/jobs/{jobId}/stages', summary: 'Add a stage, after those of its status' })
    .input(OfJob.extend({ name: StageName, status: Status }))
    .output(Done),
  rename: procedure
    .errors(stageErrors)
    .route({ method: 'POST', path: '/stages/{id}/name', summary: 'Rename a stage' })
    .input(One.extend({ name: StageName }))
    .output(Done),
  arrange: procedure
    .errors(stageErrors)
    .route({ method: 'POST', path: '/jobs/{jobId}/stages/order', summary: "Put a job's stages in order" })
    .input(OfJob.extend({ stageIds: z.array(Id).max(maxStages) }))
    .output(z.object({ stageIds: z.array(Id) })),
  remove: procedure
    .errors(stageErrors)
    .route({
      method: 'POST',
      path: '/stages/{id}/removal',
      summary: 'Delete a custom stage; its applications move to the permanent stage of its status',
    })
    .input(One)
    .output(z.object({ moved: z.number().int() })),
}
