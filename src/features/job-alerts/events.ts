import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** A saved search has new jobs. A subscriber sends the email. */
export const jobAlertFound = defineEvent('job_alert.found', z.object({ alertId: Id }))
