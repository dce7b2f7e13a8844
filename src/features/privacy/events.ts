import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** An account was deleted. The event contains only the id. */
export const accountDeleted = defineEvent('account.deleted', z.object({ userId: Id }))
