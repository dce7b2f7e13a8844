// Answers that a company promised: which applications wait for one, by when, for the members of the company. What was promised is
// kept with each application when it is sent; a first status away from submitted, or a first message, is the answer.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'

export const DueReply = z.object({
  applicationId: Id,
  candidateName: z.string(),
  jobTitle: z.string(),
  dueAt: Timestamp,
  isOverdue: z.boolean(),
})
export type DueReply = z.infer<typeof DueReply>

export const RepliesDue = z.object({
  /** Overdue or due until the end of tomorrow where the company is, the most urgent first; the first of them. */
  items: z.array(DueReply),
  total: z.number().int(),
  overdue: z.number().int(),
})
export type RepliesDue = z.infer<typeof RepliesDue>

export const repliesContract = {
  due: procedure
    .route({ method: 'GET', path: '/replies/due', summary: 'Applications whose promised answer is due or overdue' })
    .output(RepliesDue),
  get: procedure
    .route({ method: 'GET', path: '/replies/{id}', summary: 'Until when an answer to one application was promised' })
    .input(z.object({ id: Id }))
    .output(z.object({ dueAt: Timestamp, repliedAt: Timestamp.nullable() }).nullable()),
}
