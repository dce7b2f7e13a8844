import { eq } from 'drizzle-orm'
import { jobViews } from '#db/schema/job-board.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'

/** Makes a user's views of postings anonymous: the views still count, but under a random reader id. */
export async function anonymizeViews(db: Db, userId: string): Promise<void> {
  await db
    .update(jobViews)
    .set({ reader: `gone-${newId()}` })
    .where(eq(jobViews.reader, userId))
}
