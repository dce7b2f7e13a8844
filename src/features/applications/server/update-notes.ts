import { and, eq, sql } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'

/**
 * Saves the applicant's private note on an application; an empty note removes it (TRACK-12, TRACK-13). Nothing else in the row changes and
 * nothing is logged, because even the existence of a note is private.
 */
export async function updateNotes(
  ctx: SignedIn,
  { id, notes }: { id: string; notes: string },
): Promise<{ notes: string | null }> {
  const [row] = await ctx.db
    .update(applications)
    .set({ applicationNotes: notes || null, applicationNotesAt: new Date(), updatedAt: sql`${applications.updatedAt}` })
    .where(and(eq(applications.id, id), eq(applications.userId, ctx.viewer.userId)))
    .returning({ notes: applications.applicationNotes })
  return found(row)
}
