import { and, desc, eq } from 'drizzle-orm'
import { jobViews } from '#db/schema/jobs.ts'
import type { Db } from '#server/context.ts'
import type { ApplicationSource } from '../rules.ts'

/** How the person came to the posting: what their latest counted view of it says; direct where none is known. */
export async function readSource(db: Db, userId: string, jobId: string): Promise<ApplicationSource> {
  const [view] = await db
    .select({ source: jobViews.source })
    .from(jobViews)
    .where(and(eq(jobViews.jobId, jobId), eq(jobViews.reader, userId)))
    .orderBy(desc(jobViews.viewedAt))
    .limit(1)
  return view?.source ?? 'direct'
}
