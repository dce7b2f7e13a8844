import { staffIds } from '#features/support/server/publish-support.ts'
import type { Db } from '#server/context.ts'
import { publish } from '#server/realtime/realtime-hub.ts'

/** Updates the open pages of all staff when a coach changes their hours. */
export const notifyStaffOfCalendars = async (db: Db, userId: string): Promise<void> =>
  publish(db, await staffIds(db), 'coaching_changed', { requestId: userId })

/** Updates the open pages of the person and of all staff. */
export const publishCoaching = async (db: Db, { id, userId }: { id: string; userId: string }): Promise<void> =>
  publish(db, [userId, ...(await staffIds(db))], 'coaching_changed', { requestId: id })
