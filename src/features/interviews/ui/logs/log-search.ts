import { z } from 'zod'
import type { InterviewLog } from '../../log-contract.ts'
import { interviewOutcomes, interviewStages } from '../../rules.ts'

/** What the address of the tracker tab may say; anything else in it is overlooked. */
export const LogSearch = z.object({
  q: z.coerce.string().max(100).optional().catch(undefined),
  stage: z.enum(interviewStages).optional().catch(undefined),
  outcome: z.enum(interviewOutcomes).optional().catch(undefined),
  /** The log whose dialog is open, or 'new'. */
  log: z
    .union([z.uuid(), z.literal('new')])
    .optional()
    .catch(undefined),
})
export type LogSearch = z.output<typeof LogSearch>

export const isFiltered = ({ q, stage, outcome }: LogSearch): boolean => Boolean(q || stage || outcome)

/** The logs that these filters leave: company, role, notes and feedback hold the words. */
export function matching(logs: readonly InterviewLog[], { q = '', stage, outcome }: LogSearch): InterviewLog[] {
  const words = q.trim().toLocaleLowerCase('en')
  return logs.filter((log) => {
    const text = [log.companyName, log.jobRole, log.notes, log.feedback].join('\n').toLocaleLowerCase('en')
    return (
      text.includes(words) &&
      (stage === undefined || log.interviewStage === stage) &&
      (outcome === undefined || log.outcome === outcome)
    )
  })
}
