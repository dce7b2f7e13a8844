import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** A company's file of applications waits to be imported. */
export const applicationsImportStarted = defineEvent(
  'applications.import_started',
  z.object({ importId: Id, jobId: Id.nullable(), companyId: Id }),
)
