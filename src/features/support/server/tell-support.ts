import { inArray } from 'drizzle-orm'
import { userRoles } from '#db/schema/accounts.ts'
import type { Db } from '#server/context.ts'
import { tell } from '#server/live.ts'

/** The open pages of the person and of all staff follow. */
export async function tellSupport(db: Db, { id, userId }: { id: string; userId: string }): Promise<void> {
  const staff = await db
    .selectDistinct({ userId: userRoles.userId })
    .from(userRoles)
    .where(inArray(userRoles.role, ['platform_admin', 'platform_user']))
  await tell(db, [userId, ...staff.map((row) => row.userId)], 'support_changed', { conversationId: id })
}
