import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** A job seeker's file for the tracker waits to be imported. */
export const trackerImportStarted = defineEvent('tracker.import_started', z.object({ importId: Id, userId: Id }))
