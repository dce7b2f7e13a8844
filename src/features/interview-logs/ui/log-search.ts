import { idOrNew, oneOf, type Read, readAddress, typed } from '#lib/read-address.ts'
import type { InterviewLog } from '../contract.ts'
import { interviewOutcomes, interviewStages } from '../rules.ts'

/** The search parameters of the tracker tab. Unknown parameters are ignored. */
export const LogSearch = readAddress({
  q: typed(100),
  stage: oneOf(interviewStages),
  outcome: oneOf(interviewOutcomes),
  /** The log whose dialog is open, or 'new'. */
  log: idOrNew,
})
export type LogSearch = Read<typeof LogSearch>

export const isFiltered = ({ q, stage, outcome }: LogSearch): boolean => Boolean(q || stage || outcome)

/** The logs that match the filters. The search text is looked up in company, role, notes and feedback. */
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
