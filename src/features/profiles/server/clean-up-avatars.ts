import { inArray } from 'drizzle-orm'
import { avatars } from '#db/schema/profiles.ts'
import type { Services } from '#server/context.ts'
import type { Schedule } from '#server/queue/schedules.ts'
import { cleanUpImages } from '#server/uploads/store-picture.ts'
import { AVATAR_FOLDER } from './store-avatar.ts'

/** Deletes stored pictures without a row that are older than an hour. */
export const cleanUpAvatars = (ctx: Services, now?: Date): Promise<void> =>
  cleanUpImages(
    ctx,
    AVATAR_FOLDER,
    (keys) => ctx.db.select({ key: avatars.key }).from(avatars).where(inArray(avatars.key, keys)),
    now,
  )

export const profileSchedules: Schedule[] = [
  { name: 'profiles.sweep-avatars', cron: '27 * * * *', run: (ctx) => cleanUpAvatars(ctx) },
]
