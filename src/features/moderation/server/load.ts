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

/** An item held until the transaction ends; NOT_FOUND where there is none. */
export async function lockItem(db: Db, id: string): Promise<ItemRow> {
  const [row] = await db.select().from(moderationItems).where(eq(moderationItems.id, id)).for('update')
  return found(row)
}

/** The same with its subject, in the order in which whoever writes the subject holds them: neither waits for the other. */
export async function lockWithSubject(db: Db, id: string): Promise<ItemRow> {
  const { kind, subjectId } = await loadItem(db, id)
  await kinds[kind].lock(db, subjectId)
  return lockItem(db, id)
}

/** An item of the viewer's own; a foreign and a missing one are NOT_FOUND alike. */
export async function lockOwn({ db, viewer }: SignedIn, id: string): Promise<ItemRow> {
  const item = await lockItem(db, id)
  if (!isOwner(viewer, item)) throw new DomainError('NOT_FOUND')
  return item
}
