import type { RequirementText } from '#features/posting-reader/read-requirements.ts'
import { readRequirements } from '#features/posting-reader/read-requirements.ts'
import type { MatchJob } from './shapes.ts'

/** The requirements of a posting in order, from its requirements field or otherwise from its description; at most 25. */
export function requirementsOf(job: Pick<MatchJob, 'requirementsHtml' | 'descriptionHtml'>): RequirementText[] {
  const own = readRequirements(job.requirementsHtml ?? '', 'required')
  return own.length > 0 ? own : readRequirements(job.descriptionHtml ?? '', 'none')
}
