import { eq } from 'drizzle-orm'
import { jobs } from '#db/schema/jobs.ts'
import type { Db } from '#server/context.ts'
import { tellReaders } from './tell-readers.ts'

/** Takes a posting from candidates, or gives it back, whatever its status; open pages read their lists anew (MOD-08, X-27). */
export async function hideJob(db: Db, id: string, isHidden: boolean): Promise<void> {
  const hiddenAt = isHidden ? new Date() : null
  await db.update(jobs).set({ hiddenAt }).where(eq(jobs.id, id))
  await tellReaders(db)
}
