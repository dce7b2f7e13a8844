import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

const Happened = z.object({ itemId: Id, historyId: Id })

/** An admin approved or rejected; `wasHidden`: it was hidden before. */
export const contentDecided = defineEvent(
  'moderation.decided',
  Happened.extend({ status: z.enum(['approved', 'rejected']), wasHidden: z.boolean() }),
)
/** Staff sent the owner a note. */
export const ownerNoted = defineEvent('moderation.noted', Happened)
/** The owner answered, or asks for another review. */
export const ownerAnswered = defineEvent('moderation.answered', Happened)
