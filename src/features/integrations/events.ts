import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** A message is to be sent now; `number` is the attempt meant, so that the same work done twice sends once. */
export const webhookDue = defineEvent(
  'webhook.due',
  z.object({ deliveryId: Id, endpointId: Id, number: z.number().int().positive() }),
)

/** Nothing arrived at an endpoint for days, or it said that it is gone: nothing more is sent there. */
export const webhookDisabled = defineEvent('webhook.disabled', z.object({ endpointId: Id, companyId: Id }))
