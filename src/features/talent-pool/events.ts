import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** A company invited a candidate to apply for a job. */
export const candidateInvited = defineEvent(
  'candidate.invited',
  z.object({ invitationId: Id, userId: Id, jobId: Id, companyId: Id }),
)
