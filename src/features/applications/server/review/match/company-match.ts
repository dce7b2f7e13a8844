import type { applications } from '#db/schema/applications.ts'
import type { jobs } from '#db/schema/jobs.ts'
import { matchForCompany } from '#features/jobs/match/explain-match.ts'
import type { MatchResult } from '#features/jobs/match/shapes.ts'

type Sent = Pick<typeof applications.$inferSelect, 'resumeText' | 'resumeTitle' | 'appliedAt'>
type Posting = typeof jobs.$inferSelect

/** The posting against the resume that was sent, and nothing else of the candidate; null while its text is unread. */
export function companyMatch(job: Posting, { resumeText, resumeTitle, appliedAt }: Sent): MatchResult | null {
  if (resumeText === '') return null
  const { requirements: requirementsHtml, description: descriptionHtml, remoteAllowed: isRemote, ...terms } = job
  const resume = { title: resumeTitle ?? 'Resume', text: resumeText, asOf: appliedAt }
  return matchForCompany({ ...terms, requirementsHtml, descriptionHtml, isRemote }, resume)
}
