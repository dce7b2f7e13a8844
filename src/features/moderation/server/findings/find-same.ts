import { and, eq, ne, or, sql } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import { moderationItems as m, type StoredFinding } from '#db/schema/moderation.ts'
import type { Db } from '#server/context.ts'
import type { PostedJob } from './posted-job.ts'

const maxNamed = 20

/**
 * Postings with the same text, ignoring whitespace and punctuation: of other companies, rejected ones, and open ones of the same company
 * for the same place. The same text for several places is not a duplicate.
 */
export async function findSame(db: Db, job: PostedJob, textKey: string | null): Promise<StoredFinding[]> {
  if (textKey === null) return []
  const isOpenHere = and(
    eq(jobs.status, sql.raw("'active'")),
    sql`lower(coalesce(${jobs.location}, '')) = lower(${job.location ?? ''})`,
  )
  const rows = await db
    .select({ id: m.id, companyId: m.companyId, status: m.status })
    .from(m)
    .innerJoin(jobs, eq(jobs.id, m.subjectId))
    .where(
      and(
        eq(m.textKey, textKey),
        eq(m.kind, 'job'),
        eq(m.isGone, false),
        ne(m.subjectId, job.id),
        or(eq(m.status, 'rejected'), ne(m.companyId, job.companyId), isOpenHere),
      ),
    )
    .limit(maxNamed)
  if (rows.length === 0) return []
  const isForeign = rows.some(({ companyId }) => companyId !== job.companyId)
  const rejected = rows.filter(({ status }) => status === 'rejected').length
  const where = isForeign ? 'a posting of another company' : 'another posting of this company'
  const says = rejected > 0 ? `The same text as ${where}; ${rejected} of them rejected` : `The same text as ${where}`
  return [{ rule: 'duplicate', key: `duplicate: ${textKey}`, says, quotes: [], others: rows.map(({ id }) => id) }]
}
