// Promised answers: which applications wait for one and by when, for the company's members. The promise is stored
// with each application when it is sent; the first status after submitted, or the first message, fulfills it.
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
  /** Overdue or due by the end of tomorrow in the company's time zone, the most urgent first; only the first ones. */
  items: z.array(DueReply),
  total: z.number().int(),
  overdue: z.number().int(),
})
export type RepliesDue = z.infer<typeof RepliesDue>

export const repliesContract = {
  due: procedure
    .route({ method: 'GET', path: '/replies/due', summary: 'List applications whose promised reply is due or overdue' })
    .output(RepliesDue),
  get: procedure
    .route({
      method: 'GET',
      path: '/replies/{id}',
      summary: 'Get the due date of the promised reply to an application',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ dueAt: Timestamp, repliedAt: Timestamp.nullable() }).nullable()),
}
