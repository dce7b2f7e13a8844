import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** A signed message of the payment provider was stored; `id` is its row. */
export const providerEventStored = defineEvent('billing.provider_event_stored', z.object({ id: Id }))
