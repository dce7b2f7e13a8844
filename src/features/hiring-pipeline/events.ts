import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** Promised answers of a company are due by the end of tomorrow; `reply_promises` lists them under this day. */
export const repliesDue = defineEvent('application.replies_due', z.object({ companyId: Id, day: z.iso.date() }))
