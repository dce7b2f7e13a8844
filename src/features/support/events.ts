import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** Staff wrote to a person. */
export const supportAnswered = defineEvent(
  'support.answered',
  z.object({ conversationId: Id, messageId: Id, userId: Id }),
)
