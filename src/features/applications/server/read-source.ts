import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { jobViews } from '#db/schema/job-board.ts'
import { anonymousVisitorKey } from '#features/job-board/server/record-job-view.ts'
import { isoDay } from '#lib/dates.ts'
import type { SignedIn } from '#server/context.ts'
import type { ApplicationSource } from '../rules.ts'

/**
 * How the person found the posting, from their counted views of it, including today's views before they signed in. The last view that was
 * not direct counts, because people usually come back directly. 'direct' if there is no other view.
 */
export async function readSource(ctx: SignedIn, jobId: string, now: Date): Promise<ApplicationSource> {
  const readers = [ctx.viewer.userId, anonymousVisitorKey(ctx, isoDay(now))]
  const [view] = await ctx.db
    .select({ source: jobViews.source })
    .from(jobViews)
    .where(and(eq(jobViews.jobId, jobId), inArray(jobViews.reader, readers), ne(jobViews.source, 'direct')))
    .orderBy(desc(jobViews.viewedAt))
    .limit(1)
  return view?.source ?? 'direct'
}
