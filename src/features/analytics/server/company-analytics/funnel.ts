import { and, count, eq, sql } from 'drizzle-orm'
import { applicationStatusChanges, applications } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { isCounted, isOwnCourse, ofCompany } from '#features/hiring-pipeline/server/company-counts.ts'
import type { Db } from '#server/context.ts'
import type { FunnelStep } from '../../company-analytics-contract.ts'
import type { Period } from '../../company-analytics-rules.ts'
import { appliedWithin } from './applied-within.ts'

/** Of those who applied in the period: who was answered at all, came to an interview, was accepted, by ledger and status. */
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
      // one that was put back to New was answered all the same
      answered: among(sql`(${applications.status} <> 'submitted' or ${everMoved})`),
      // whoever was accepted at once went through all of it
      interview: among(sql`(${ever('interview')} or ${accepted})`),
      accepted: among(accepted),
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(ofCompany(companyId), isCounted, isOwnCourse, appliedWithin(start, end)))
  const { applied = 0, answered = 0, interview = 0, accepted: taken = 0 } = row ?? {}
  return [
    { step: 'applied', count: applied },
    { step: 'answered', count: answered },
    { step: 'interview', count: interview },
    { step: 'accepted', count: taken },
  ]
}
