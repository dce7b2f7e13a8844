import { staffIds } from '#features/support/server/tell-support.ts'
import type { Db } from '#server/context.ts'
import { tell } from '#server/live.ts'

/** The open pages of all staff follow when somebody changes their hours. */
export const tellStaffOfCalendars = async (db: Db, userId: string): Promise<void> =>
  tell(db, await staffIds(db), 'coaching_changed', { requestId: userId })

/** The open pages of the person and of all staff follow. */
export const tellCoaching = async (db: Db, { id, userId }: { id: string; userId: string }): Promise<void> =>
  tell(db, [userId, ...(await staffIds(db))], 'coaching_changed', { requestId: id })
