import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** A file with pay waits to be imported. */
export const salaryImportStarted = defineEvent('salaries.import_started', z.object({ importId: Id }))
