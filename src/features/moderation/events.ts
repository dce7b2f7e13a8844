import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

const Happened = z.object({ itemId: Id, historyId: Id })

/** An admin approved or rejected; `wasHidden`: before, nobody saw it. */
export const contentDecided = defineEvent(
  'moderation.decided',
  Happened.extend({ status: z.enum(['approved', 'rejected']), wasHidden: z.boolean() }),
)
/** Staff wrote to the owner. */
export const ownerNoted = defineEvent('moderation.noted', Happened)
/** The owner wrote back, or asks for another look. */
export const ownerAnswered = defineEvent('moderation.answered', Happened)
