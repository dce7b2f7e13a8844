import { eq } from 'drizzle-orm'
import { jobViews } from '#db/schema/job-board.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'

/** Keeps that postings were read, and forgets by whom: the person becomes a reader that nobody knows. */
export async function forgetReader(db: Db, userId: string): Promise<void> {
  await db
    .update(jobViews)
    .set({ reader: `gone-${newId()}` })
    .where(eq(jobViews.reader, userId))
}
