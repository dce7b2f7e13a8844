import { inArray } from 'drizzle-orm'
import { userRoles } from '#db/schema/accounts.ts'
import type { Db } from '#server/context.ts'
import { publish } from '#server/realtime/realtime-hub.ts'

/** All platform staff. */
export async function staffIds(db: Db): Promise<string[]> {
  const staff = await db
    .selectDistinct({ userId: userRoles.userId })
    .from(userRoles)
    .where(inArray(userRoles.role, ['platform_admin', 'platform_user']))
  return staff.map((row) => row.userId)
}

/** Updates all staff pages that show help articles. */
export const publishHelpChanged = async (db: Db): Promise<void> => publish(db, await staffIds(db), 'help_changed', {})

/** Updates the open pages of all staff. */
export const publishToStaff = async (db: Db): Promise<void> => publish(db, await staffIds(db), 'contact_changed', {})

/** Updates the open pages of the person and of all staff. */
export async function publishToSupport(db: Db, { id, userId }: { id: string; userId: string }): Promise<void> {
  await publish(db, [userId, ...(await staffIds(db))], 'support_changed', { conversationId: id })
}
