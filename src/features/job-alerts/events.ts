import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** There is something new in a saved search; the mail follows. */
export const jobAlertFound = defineEvent('job_alert.found', z.object({ alertId: Id }))
