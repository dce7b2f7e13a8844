import { inArray } from 'drizzle-orm'
import { avatars } from '#db/schema/profiles.ts'
import type { Services } from '#server/context.ts'
import type { Schedule } from '#server/jobs.ts'
import { AVATAR_FOLDER, dropObjects } from './store-avatar.ts'

const HOUR = 60 * 60 * 1000

/** Removes stored pictures that belong to nobody and are older than an hour: of deleted accounts, or left by a process killed between two steps. */
export async function sweepAvatars(ctx: Services, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - HOUR)
  const old: string[] = []
  for await (const { key, modifiedAt } of ctx.storage.list(`${AVATAR_FOLDER}/`)) {
    if (modifiedAt < before) old.push(key)
  }
  for (let i = 0; i < old.length; i += 500) {
    const keys = old.slice(i, i + 500)
    const rows = await ctx.db.select({ key: avatars.key }).from(avatars).where(inArray(avatars.key, keys))
    const known = new Set(rows.map(({ key }) => key))
    await dropObjects(
      ctx,
      keys.filter((key) => !known.has(key)).map((key) => ({ key })),
    )
  }
}

export const profileSchedules: Schedule[] = [
  { name: 'profiles.sweep-avatars', cron: '27 * * * *', run: (ctx) => sweepAvatars(ctx) },
]
