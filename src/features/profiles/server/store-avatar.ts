import { eq } from 'drizzle-orm'
import { avatars } from '#db/schema/profiles.ts'
import { holdUser, setImage } from '#features/accounts/server/set-image.ts'
import { newId } from '#lib/ids.ts'
import type { Services, SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { tell } from '#server/live.ts'
import { StorageConflict } from '#server/storage/storage.ts'
import { transaction } from '#server/transaction.ts'
import { checkImage, squareImage } from '#server/uploads/check-image.ts'
import { type Crop, MAX_AVATAR_BYTES } from '../avatar-rules.ts'
import type { Profile } from '../contract.ts'
import { readProfile } from './queries.ts'

/** Pixels a side; the largest place that shows it takes 88, on a screen with three pixels each. */
const SIDE = 320

export const AVATAR_FOLDER = 'profile-avatars'
export const avatarAddress = (id: string) => `/api/avatars/${id}`

/**
 * Makes the picture anew from a square of what was sent (the middle unless told), free of everything else in it, and shows
 * it from now on; the one before is removed. What fails leaves neither row nor object (PROF-17 to PROF-19, FILE-05).
 */
export async function storeAvatar(outer: SignedIn, sent: Buffer, crop?: Crop): Promise<Profile> {
  if (sent.length > MAX_AVATAR_BYTES) throw new DomainError('AVATAR_TOO_LARGE')
  const check = await checkImage(sent)
  if (!check.ok) {
    throw new DomainError(check.code === 'FILE_DANGEROUS' ? 'AVATAR_TOO_MANY_PIXELS' : 'AVATAR_NOT_IMAGE')
  }
  const made = await squareImage(sent, SIDE, crop).catch(() => {
    throw new DomainError('AVATAR_NOT_IMAGE')
  })
  const key = await put(outer, made)
  const show = () =>
    transaction(outer, async (ctx) => {
      const { userId } = ctx.viewer
      await holdUser(ctx.db, userId)
      const before = await ctx.db.delete(avatars).where(eq(avatars.userId, userId)).returning({ key: avatars.key })
      const id = newId()
      await ctx.db.insert(avatars).values({ id, userId, key, size: made.bytes.length })
      await setImage(ctx.db, userId, avatarAddress(id))
      await ctx.audit({ action: 'profile.picture_changed', subjectType: 'user', subjectId: userId })
      await tell(ctx.db, [userId], 'profile_changed')
      return { before, profile: await readProfile(ctx.db, userId) }
    })
  const { before, profile } = await show().catch(async (error) => {
    await dropObjects(outer, [{ key }])
    throw error
  })
  await dropObjects(outer, before)
  return profile
}

/** Shows initials again; the picture is gone from the store too. */
export async function removeAvatar(outer: SignedIn): Promise<Profile> {
  const { before, profile } = await transaction(outer, async (ctx) => {
    const { userId } = ctx.viewer
    await holdUser(ctx.db, userId)
    const gone = await ctx.db.delete(avatars).where(eq(avatars.userId, userId)).returning({ key: avatars.key })
    await setImage(ctx.db, userId, null)
    await ctx.audit({ action: 'profile.picture_removed', subjectType: 'user', subjectId: userId })
    await tell(ctx.db, [userId], 'profile_changed')
    return { before: gone, profile: await readProfile(ctx.db, userId) }
  })
  await dropObjects(outer, before)
  return profile
}

/** Stores the object under the name of this moment; two of one millisecond are told apart (FILE-02, FILE-04). */
async function put(ctx: SignedIn, { bytes, contentType }: { bytes: Buffer; contentType: string }): Promise<string> {
  for (let later = 0; later < 5; later += 1) {
    const key = `${AVATAR_FOLDER}/${ctx.viewer.userId}-${Date.now() + later}.webp`
    try {
      await ctx.storage.put(key, bytes, { contentType })
      return key
    } catch (error) {
      if (error instanceof StorageConflict) continue
      ctx.log.warn({ err: error, requestId: ctx.requestId }, 'picture not stored')
      // a lost answer may hide that it was stored
      await dropObjects(ctx, [{ key }])
      break
    }
  }
  throw new DomainError('AVATAR_NOT_STORED')
}

/** Removes objects that no row needs any more; a failure is only logged, and the sweeper comes by later. */
export async function dropObjects(
  { storage, log }: Pick<Services, 'storage' | 'log'>,
  gone: readonly { key: string }[],
): Promise<void> {
  for (const { key } of gone) {
    await storage.remove(key).catch((err) => log.warn({ err, key }, 'picture not removed'))
  }
}
