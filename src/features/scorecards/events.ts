import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** Colleagues were named in a note who were not named in it before; `userId` is the candidate, where they have an account. */
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
