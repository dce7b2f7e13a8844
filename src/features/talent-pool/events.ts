import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** A company asked somebody to apply. */
export const candidateInvited = defineEvent(
  'candidate.invited',
  z.object({ invitationId: Id, userId: Id, jobId: Id, companyId: Id }),
)
