// The form computes advice on a posting; the server stores only which advice the company dismissed.
import { z } from 'zod'
import { Id, procedure } from '#lib/contract.ts'

const Finding = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}\p{Cs}]+$/u)
const Dismissed = z.object({ findings: z.array(z.string()) })
const One = z.object({ id: Id })

/** The maximum number of pieces of advice that can be dismissed for one job. */
export const maxDismissed = 200

export const postingAdviceContract = {
  dismissed: procedure
    .route({ method: 'GET', path: '/postings/{id}/advice', summary: 'List dismissed advice of a job' })
    .input(One)
    .output(Dismissed),
  dismiss: procedure
    .route({ method: 'POST', path: '/postings/{id}/advice', summary: 'Dismiss advice for this job' })
    .input(One.extend({ findings: z.array(Finding).min(1).max(maxDismissed) }))
    .output(Dismissed),
  restore: procedure
    .route({ method: 'DELETE', path: '/postings/{id}/advice', summary: 'Show all advice again' })
    .input(One)
    .output(Dismissed),
}
