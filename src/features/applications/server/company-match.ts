import { eq } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { matchSentResumes } from '#features/job-board/server/match-sent-resumes.ts'
import type { MatchResult } from '#features/matching/shapes.ts'
import { toMatch } from '#features/matching/to-match.ts'
import type { Db } from '#server/context.ts'

type Sent = Pick<typeof applications.$inferSelect, 'resumeText' | 'appliedAt'>
type Posting = typeof jobs.$inferSelect

/**
 * Matches each posting with the submitted resume only, in the given order. Null if the resume's text was not read yet, or if the match
 * timed out.
 */
export async function companyMatches(all: { job: Posting; sent: Sent }[]): Promise<(MatchResult | null)[]> {
  const read = all.filter(({ sent }) => sent.resumeText !== '')
  const matches = await matchSentResumes(
    read.map(({ job, sent: { resumeText, appliedAt } }) => ({
      job: toMatch(job),
      // the company reads this, and the applicant's own title for the resume is private
      resume: { title: 'Resume', text: resumeText, asOf: appliedAt },
    })),
  )
  return all.map((one) => matches[read.indexOf(one)] ?? null)
}

/** The same for a stored application. Its company and its applicant see this match. */
export async function readCompanyMatch(db: Db, applicationId: string): Promise<MatchResult | null> {
  const rows = await db
    .select({ job: jobs, sent: applications })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.id, applicationId))
  const [match = null] = await companyMatches(rows)
  return match
}
