import { eq, inArray } from 'drizzle-orm'
import { interviewResources } from '#db/schema/interview-prep.ts'
import type { Db } from '#server/context.ts'
import { contentWrites, storeContent } from '#server/written-content.ts'
import { writtenResources } from './resources/written-resources.ts'

// the id of the advisory lock: an arbitrary fixed number
const RESOURCES_LOCK = 7_264_341

type ResourceRow = typeof interviewResources.$inferInsert

/**
 * Stores the resources of the product. A resource that was removed from the files is retired, so that bookmarks are preserved.
 */
export const storeResources = (db: Db, written: ResourceRow[] = writtenResources()): Promise<void> =>
  storeContent(db, RESOURCES_LOCK, async (tx) =>
    contentWrites(written, await tx.select().from(interviewResources), {
      add: (rows) => (to) => to.insert(interviewResources).values(rows),
      change: (id, row) => (to) =>
        to
          .update(interviewResources)
          .set({ ...row, retiredAt: null })
          .where(eq(interviewResources.id, id)),
      retire: (ids) => (to) =>
        to.update(interviewResources).set({ retiredAt: new Date() }).where(inArray(interviewResources.id, ids)),
    }),
  )
