import { and, eq, type SQL, sql } from 'drizzle-orm'
import { interviewBookmarks, interviewResources } from '#db/schema/interview-prep.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import type { BookmarkChange } from '../../resource-contract.ts'

const b = interviewBookmarks
const r = interviewResources

/** True for resources that this person has bookmarked. */
export const bookmarkedBy = (userId: string): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${b} where ${b.resourceId} = ${r.id} and ${b.userId} = ${userId})`

/**
 * Sets or removes a bookmark of the viewer. Repeated and simultaneous requests are safe (INTV-39). Throws NOT_FOUND for an unknown
 * resource, and for setting a bookmark on a retired resource.
 */
export async function setBookmark({ db, viewer }: SignedIn, change: BookmarkChange): Promise<BookmarkChange> {
  const [resource] = await db.select({ retiredAt: r.retiredAt }).from(r).where(eq(r.id, change.id))
  const isRetired = found(resource).retiredAt !== null
  const row = { userId: viewer.userId, resourceId: change.id }
  if (!change.isBookmarked) {
    await db.delete(b).where(and(eq(b.userId, row.userId), eq(b.resourceId, row.resourceId)))
  } else {
    if (isRetired) throw new DomainError('NOT_FOUND')
    await db.insert(b).values(row).onConflictDoNothing()
  }
  return change
}
