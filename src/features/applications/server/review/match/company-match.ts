import { eq } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/jobs.ts'
import { matchForCompany } from '#features/jobs/match/explain-match.ts'
import type { MatchResult } from '#features/jobs/match/shapes.ts'
import { toMatch } from '#features/jobs/match/to-match.ts'
import type { Db } from '#server/context.ts'

type Sent = Pick<typeof applications.$inferSelect, 'resumeText' | 'resumeTitle' | 'appliedAt'>
type Posting = typeof jobs.$inferSelect

/** The posting against the resume that was sent, and nothing else of the candidate; null while its text is unread. */
export function companyMatch(job: Posting, { resumeText, resumeTitle, appliedAt }: Sent): MatchResult | null {
  if (resumeText === '') return null
  const resume = { title: resumeTitle ?? 'Resume', text: resumeText, asOf: appliedAt }
  return matchForCompany(toMatch(job), resume)
}

/** The same of a stored application: what its company sees, and its applicant too. */
export async function readCompanyMatch(db: Db, applicationId: string): Promise<MatchResult | null> {
  const [row] = await db
    .select({ job: jobs, sent: applications })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.id, applicationId))
  return row ? companyMatch(row.job, row.sent) : null
}
