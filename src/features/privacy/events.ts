import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** Somebody deleted their account; the id is all that is left of them here. */
export const accountDeleted = defineEvent('account.deleted', z.object({ userId: Id }))
