// Applications, the company's board: each job's stages, and where every application stands among them.
// A job has five stages that stay, one a status, and whatever its company adds between them; each is one of the five
// statuses. A move within a status is the company's own affair; one that changes the status tells the candidate. Whoever
// moves says where they saw it: what a colleague moved meanwhile stays where the colleague put it.

import { z } from 'zod'
import { applicationStatuses, pipelineStatuses } from '#features/applications/rules.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedLine, typedText } from '#lib/text.ts'
import { ReviewItem, reviewErrors } from './contract.ts'
import { mostMessageCharacters } from './decline-rules.ts'
import { Rejection } from './rejection.ts'
import { ReviewFilters } from './review-filters.ts'
import { mostMoves, mostStages } from './stage-limits.ts'

const Status = z.enum(pipelineStatuses)

export const stageErrors = {
  STAGE_NAME_TAKEN: { status: 409, message: 'This job has a stage of this name already.' },
  STAGES_FULL: { status: 409, message: `A job has at most ${mostStages} stages.` },
  STAGE_STAYS: { status: 409, message: 'This stage stays: every status has one. You can rename it.' },
  STAGE_GONE: { status: 409, message: 'This stage is no longer there. A colleague may have removed it.' },
  STAGE_ORDER_STALE: { status: 409, message: 'The stages have changed meanwhile. Please try again.' },
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
  /** The stage in which the mover saw it. */
  from: Id,
  to: z.union([z.object({ stageId: Id }), z.object({ status: Status })]),
})
export type Move = z.infer<typeof Move>

export const Moves = z
  .array(Move)
  .min(1)
  .max(mostMoves, `At most ${mostMoves} applications move at once`)
  .refine((moves) => new Set(moves.map(({ id }) => id)).size === moves.length, 'Each application moves once')

/** Why one application of many stayed where it was. */
export const Refusal = z.object({
  id: Id,
  code: z.enum(['NOT_FOUND', 'APPLICATION_MOVED', 'APPLICATION_WITHDRAWN', 'STAGE_GONE', 'NOTICE_SENT']),
  /** Who moved it meanwhile, where, and when; only with APPLICATION_MOVED. */
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
      /** When the candidate is notified of the status; null where no notice waits. */
      noticeDueAt: Timestamp.nullable(),
    }),
  ),
  refused: z.array(Refusal),
})
export type MoveReport = z.infer<typeof MoveReport>

export const BoardFilters = ReviewFilters.extend({
  /** How many cards of a lane, by its key, beyond the first. */
  shown: z.record(z.string().max(40), z.number().int().min(1).max(1000)).default({}),
})
export type BoardFilters = z.infer<typeof BoardFilters>

export const BoardCard = ReviewItem.pick({
  id: true,
  candidateName: true,
  candidateImage: true,
  jobId: true,
  jobTitle: true,
  status: true,
  appliedAt: true,
  isAssisted: true,
  isImported: true,
  matchScore: true,
  matchSegments: true,
}).extend({
  stageId: Id,
  /** Since when it stands in its stage. */
  stageSince: Timestamp,
  /** '5 yrs, SQL, Looker': what their profile says in a line; empty where it says nothing. */
  about: z.string(),
})
export type BoardCard = z.infer<typeof BoardCard>

export const BoardLane = z.object({
  /** The stage's id on a job's board, the status on that of all jobs. */
  key: z.string(),
  name: z.string(),
  status: Status,
  total: z.number().int(),
  items: z.array(BoardCard),
})
export type BoardLane = z.infer<typeof BoardLane>

export const Board = z.object({
  job: z
    .object({
      id: Id,
      title: z.string(),
      slug: z.string(),
      /** Active: candidates see it. */
      isActive: z.boolean(),
      /** The first application that is not withdrawn, and the oldest that waits for its first answer. */
      firstAppliedAt: Timestamp.nullable(),
      oldestUnansweredAt: Timestamp.nullable(),
      applications: z.number().int(),
    })
    .nullable(),
  lanes: z.array(BoardLane),
  total: z.number().int(),
})
export type Board = z.infer<typeof Board>

const OfJob = z.object({ jobId: Id })
const One = z.object({ id: Id })
const Done = z.object({ id: Id })

export const stagesContract = {
  board: procedure
    .route({ method: 'GET', path: '/board', summary: 'Applications by stage of one job, or of all jobs by status' })
    .input(BoardFilters)
    .output(Board),
  move: procedure
    .errors(stageErrors)
    .route({ method: 'POST', path: '/board/moves', summary: 'Move applications between stages, each by itself' })
    .input(
      z.object({
        moves: Moves,
        rejection: Rejection.optional(),
        message: typedText(mostMessageCharacters).optional(),
        /** It takes moves back: an application of which the candidate was notified stays, with NOTICE_SENT. */
        isUndo: z.boolean().optional(),
      }),
    )
    .output(MoveReport),
  list: procedure
    .route({ method: 'GET', path: '/jobs/{jobId}/stages', summary: "A job's stages from left to right" })
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
    .input(OfJob.extend({ stageIds: z.array(Id).max(mostStages) }))
    .output(z.object({ stageIds: z.array(Id) })),
  remove: procedure
    .errors(stageErrors)
    .route({
      method: 'POST',
      path: '/stages/{id}/removal',
      summary: "Remove an own stage; its applications go to the status's stage that stays",
    })
    .input(One)
    .output(z.object({ moved: z.number().int() })),
}
