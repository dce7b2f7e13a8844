import { z } from 'zod'
import { defineEvent } from '#lib/events.ts'

/** The sandbox sends a message of this type about the customer. */
export const sandboxEventSent = defineEvent(
  'sandbox.said',
  z.object({ id: z.string(), type: z.string(), customerId: z.string() }),
)
