import { and, eq } from 'drizzle-orm'
import { hiddenJobs } from '#db/schema/hidden-jobs.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'

/** Shows a hidden job or company in the viewer's searches again. */
export async function showHidden(ctx: SignedIn, { id }: { id: string }): Promise<{ isHidden: false }> {
  const own = and(eq(hiddenJobs.id, id), eq(hiddenJobs.userId, ctx.viewer.userId))
  found((await ctx.db.delete(hiddenJobs).where(own).returning({ id: hiddenJobs.id }))[0])
  return { isHidden: false }
}
