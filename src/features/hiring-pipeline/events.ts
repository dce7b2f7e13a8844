import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** A company's file of applications waits to be stored. */
export const applicationsImportStarted = defineEvent(
  'applications.import_started',
  z.object({ importId: Id, jobId: Id, companyId: Id }),
)

/** Answers that a company promised are due until tomorrow; which ones, says `reply_promises` under this day. */
export const repliesDue = defineEvent('application.replies_due', z.object({ companyId: Id, day: z.iso.date() }))
