import { eq } from 'drizzle-orm'
import { moderationItems } from '#db/schema/moderation.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { isOwner } from '../policy.ts'
import { kinds } from './kinds/kinds.ts'

export type ItemRow = typeof moderationItems.$inferSelect

async function loadItem(db: Db, id: string): Promise<ItemRow> {
  const [row] = await db.select().from(moderationItems).where(eq(moderationItems.id, id))
  return found(row)
}

/** An item locked to the end of the transaction; NOT_FOUND for a missing one. */
export async function lockItem(db: Db, id: string): Promise<ItemRow> {
  const [row] = await db.select().from(moderationItems).where(eq(moderationItems.id, id)).for('update')
  return found(row)
}

/** The same with its subject, locked in the order in which changes to the subject lock, so that the two cannot deadlock. */
export async function lockWithSubject(db: Db, id: string): Promise<ItemRow> {
  const { kind, subjectId } = await loadItem(db, id)
  await kinds[kind].lock(db, subjectId)
  return lockItem(db, id)
}

/** One of the viewer's items; NOT_FOUND for a foreign and a missing one. */
export async function lockOwn({ db, viewer }: SignedIn, id: string): Promise<ItemRow> {
  const item = await lockItem(db, id)
  if (!isOwner(viewer, item)) throw new DomainError('NOT_FOUND')
  return item
}
