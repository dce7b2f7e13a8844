import { inArray, sql } from 'drizzle-orm'
import { campaignPictures, campaignPictureUses } from '#db/schema/campaigns.ts'
import type { Services } from '#server/context.ts'
import type { Schedule } from '#server/queue/schedules.ts'
import { cleanUpImages, deleteObjects } from '#server/uploads/store-picture.ts'
import { PICTURE_FOLDER } from './store-picture.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Deletes images older than a day that no campaign uses, because they were removed or their draft was deleted. Images of a sent campaign
 * stay, because its emails load them each time they are opened.
 */
export async function cleanUpUnusedImages(ctx: Services, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS)
  const deleted = await ctx.db.execute<{ key: string }>(sql`
    delete from ${campaignPictures} where ${campaignPictures.id} in (
      select ${campaignPictures.id} from ${campaignPictures}
      where ${campaignPictures.createdAt} < ${before} and not exists (
        select 1 from ${campaignPictureUses} where ${campaignPictureUses.pictureId} = ${campaignPictures.id})
      -- one that is being saved with a draft is locked
      for update skip locked)
    returning ${campaignPictures.key}`)
  await deleteObjects(ctx, deleted.rows)
  const { key } = campaignPictures
  const knownOf = (keys: string[]) => ctx.db.select({ key }).from(campaignPictures).where(inArray(key, keys))
  await cleanUpImages(ctx, PICTURE_FOLDER, knownOf, now)
}

export const pictureSchedules: Schedule[] = [
  { name: 'campaigns.sweep-pictures', cron: '43 4 * * *', run: (ctx) => cleanUpUnusedImages(ctx) },
]
