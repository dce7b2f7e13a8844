import { and, count, eq, sql } from 'drizzle-orm'
import { applicationStatusChanges, applications } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { hasKnownDays, isCounted, ofCompany } from '#features/hiring-pipeline/server/company-counts.ts'
import type { Db } from '#server/context.ts'
import type { FunnelStep } from '../../company-analytics-contract.ts'
import type { Period } from '../../company-analytics-rules.ts'
import { appliedWithin } from './applied-within.ts'

/** Counts applications of the period that were answered, reached an interview or were accepted, by status and status history. */
export async function readFunnel(db: Db, companyId: string, { start, end }: Period): Promise<FunnelStep[]> {
  const ever = (status: 'interview' | 'accepted') => sql`(${applications.status} = ${status} or exists (
    select 1 from ${applicationStatusChanges} c where c.application_id = ${applications.id} and c.to_status = ${status}))`
  const everMoved = sql`exists (
    select 1 from ${applicationStatusChanges} c where c.application_id = ${applications.id} and c.from_status is not null)`
  const among = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`
  const accepted = sql`${applications.status} = 'accepted'`
  const [row] = await db
    .select({
      applied: count(),
      // an application that was moved back to New still counts as answered
      answered: among(sql`(${applications.status} <> 'submitted' or ${everMoved})`),
      // an application that was accepted directly counts in every step
      interview: among(sql`(${ever('interview')} or ${accepted})`),
      accepted: among(accepted),
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(ofCompany(companyId), isCounted, hasKnownDays, appliedWithin(start, end)))
  const { applied = 0, answered = 0, interview = 0, accepted: hired = 0 } = row ?? {}
  return [
    { step: 'applied', count: applied },
    { step: 'answered', count: answered },
    { step: 'interview', count: interview },
    { step: 'accepted', count: hired },
  ]
}
