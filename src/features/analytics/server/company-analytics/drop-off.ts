import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { applicationFormStarts as starts } from '#db/schema/applications.forms.ts'
import { jobs, jobApplicationRequirements as requirements } from '#db/schema/job-postings.ts'
import { ofCompany } from '#features/hiring-pipeline/server/company-counts.ts'
import type { Db } from '#server/context.ts'
import type { DropOff } from '../../company-analytics-contract.ts'
import { dropOffRows, ENOUGH_FOR_SHARES, type Period } from '../../company-analytics-rules.ts'

const SHOWN = 10
const DAY = 24 * 60 * 60 * 1000

/** Drop-off in forms that were opened in the period. A form that is not sent counts once it is untouched for a day. */
export async function readDropOff(db: Db, companyId: string, { start, end }: Period): Promise<DropOff[]> {
  const isOver = or(isNotNull(starts.sentAt), lt(starts.lastAt, new Date(end.getTime() - DAY)))
  const isCounted = and(gt(starts.startedAt, start), lte(starts.startedAt, end), isOver)
  const opened = await db
    .select({ jobId: jobs.id, title: jobs.title, started: count(), sent: count(starts.sentAt) })
    .from(starts)
    .innerJoin(jobs, eq(jobs.id, starts.jobId))
    .where(and(ofCompany(companyId), isCounted))
    .groupBy(jobs.id, jobs.title)
    .orderBy(desc(count()), desc(jobs.id))
    .limit(SHOWN)
  const enough = opened.filter(({ started }) => started >= ENOUGH_FOR_SHARES).map(({ jobId }) => jobId)
  const [questions, people] = await Promise.all([
    db
      .select({ jobId: requirements.jobId, label: requirements.label, order: requirements.sortOrder })
      .from(requirements)
      .where(and(inArray(requirements.jobId, enough), isNull(requirements.removedAt)))
      .orderBy(asc(requirements.sortOrder)),
    db
      .select({
        jobId: starts.jobId,
        furthest: requirements.sortOrder,
        isSent: sql<boolean>`${starts.sentAt} is not null`,
      })
      .from(starts)
      .leftJoin(requirements, eq(requirements.id, starts.furthestId))
      .where(and(inArray(starts.jobId, enough), isCounted)),
  ])
  return opened.map((job) => {
    const isOfJob = ({ jobId }: { jobId: string }) => jobId === job.jobId
    const rows = enough.includes(job.jobId) ? dropOffRows(questions.filter(isOfJob), people.filter(isOfJob)) : null
    return { ...job, rows }
  })
}
