import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { applications } from '#db/schema/applications.ts'
import { interviewInterviewers, interviews } from '#db/schema/interviews.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { loadReview } from '#features/hiring-pipeline/server/load-review.ts'
import { instantAt } from '#lib/dates.ts'
import type { SignedIn } from '#server/context.ts'
import type { Overlap } from '../contract.ts'

type Wish = {
  applicationId: string
  interviewers: string[]
  starts: string[]
  timeZone: string
  minutes: number
  except?: string | undefined
}

const MINUTE = 60_000

/** Accepted interviews of these interviewers in this company that overlap one of these times; a warning only. */
export async function findOverlaps(ctx: SignedIn, wish: Wish): Promise<Overlap[]> {
  const { companyId } = await loadReview(ctx, wish.applicationId)
  const begins = wish.starts.flatMap((wall) => instantAt(wall, wish.timeZone) ?? [])
  if (begins.length === 0 || wish.interviewers.length === 0) return []
  const isDuring = begins.map((at) => {
    const end = new Date(at.getTime() + wish.minutes * MINUTE)
    return sql`(${interviews.startsAt} < ${end} and ${interviews.startsAt} + ${interviews.minutes} * interval '1 minute' > ${at})`
  })
  const rows = await ctx.db
    .select({ name: users.name, startsAt: interviews.startsAt, minutes: interviews.minutes })
    .from(interviews)
    .innerJoin(interviewInterviewers, eq(interviewInterviewers.interviewId, interviews.id))
    .innerJoin(users, eq(users.id, interviewInterviewers.userId))
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(jobs.companyId, companyId),
        eq(interviews.status, 'accepted'),
        inArray(users.id, wish.interviewers),
        wish.except ? ne(interviews.id, wish.except) : undefined,
        or(...isDuring),
      ),
    )
    .orderBy(asc(interviews.startsAt), asc(users.name))
    .limit(50)
  return rows.flatMap(({ startsAt, ...row }) => (startsAt ? [{ ...row, startsAt }] : []))
}
