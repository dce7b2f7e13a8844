import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** A message is due. `number` is the attempt, so that repeated work sends it only once. */
export const webhookDue = defineEvent(
  'webhook.due',
  z.object({ deliveryId: Id, endpointId: Id, number: z.number().int().positive() }),
)

/** An endpoint was switched off because all attempts failed for days, or because it answered 410 Gone. */
export const webhookDisabled = defineEvent('webhook.disabled', z.object({ endpointId: Id, companyId: Id }))
