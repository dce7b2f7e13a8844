import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { maxPostingsAtOnce, unchangedReasonNames } from './bulk.ts'
import { postingStatuses, settableStatuses } from './rules.ts'

export const SetStatuses = z.object({
  ids: z.array(Id).min(1).max(maxPostingsAtOnce),
  status: z.enum(settableStatuses),
  /** Skips jobs whose state has changed since; used by Undo. */
  from: z.enum(postingStatuses).optional(),
})
export const StatusesSet = z.object({
  changed: z.array(z.object({ id: Id, title: z.string() })),
  unchanged: z.array(z.object({ id: Id, title: z.string().nullable(), reason: z.enum(unchangedReasonNames) })),
})
export type StatusesSet = z.infer<typeof StatusesSet>
