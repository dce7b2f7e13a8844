import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { jobViews } from '#db/schema/job-board.ts'
import { passerBy } from '#features/job-board/server/record-job-view.ts'
import { isoDay } from '#lib/dates.ts'
import type { SignedIn } from '#server/context.ts'
import type { ApplicationSource } from '../rules.ts'

/**
 * The person's source, from their counted views of the posting, including today's before they signed in: the last one
 * that was not direct, as the last visit rarely is the way they found it; direct where none is known.
 */
export async function readSource(ctx: SignedIn, jobId: string, now: Date): Promise<ApplicationSource> {
  const readers = [ctx.viewer.userId, passerBy(ctx, isoDay(now))]
  const [view] = await ctx.db
    .select({ source: jobViews.source })
    .from(jobViews)
    .where(and(eq(jobViews.jobId, jobId), inArray(jobViews.reader, readers), ne(jobViews.source, 'direct')))
    .orderBy(desc(jobViews.viewedAt))
    .limit(1)
  return view?.source ?? 'direct'
}
