import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** Colleagues were mentioned in a note for the first time; `userId` is the candidate, if they have an account. */
export const colleaguesMentioned = defineEvent(
  'note.colleagues_mentioned',
  z.object({
    noteId: Id,
    applicationId: Id,
    companyId: Id,
    userId: Id.nullable(),
    authorId: Id,
    mentioned: z.array(Id),
  }),
)
