// Advice on a posting is worked out where it is written; the server keeps which of it the company does not want to see again.
import { z } from 'zod'
import { Id, procedure } from '#lib/contract.ts'

const Finding = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}\p{Cs}]+$/u)
const Dismissed = z.object({ findings: z.array(z.string()) })
const One = z.object({ id: Id })

/** The most pieces of advice that are kept as dismissed for one job. */
export const mostDismissed = 200

export const postingAdviceContract = {
  dismissed: procedure
    .route({ method: 'GET', path: '/postings/{id}/advice', summary: 'Advice on a job that was put away' })
    .input(One)
    .output(Dismissed),
  dismiss: procedure
    .route({ method: 'POST', path: '/postings/{id}/advice', summary: 'Put advice away for this job' })
    .input(One.extend({ findings: z.array(Finding).min(1).max(mostDismissed) }))
    .output(Dismissed),
  restore: procedure
    .route({ method: 'DELETE', path: '/postings/{id}/advice', summary: 'Show all advice again' })
    .input(One)
    .output(Dismissed),
}
