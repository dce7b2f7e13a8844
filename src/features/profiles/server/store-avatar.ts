import { eq } from 'drizzle-orm'
import { avatars } from '#db/schema/profiles.ts'
import { lockUser, setImage } from '#features/accounts/server/set-image.ts'
import { newId } from '#lib/ids.ts'
import { MAX_PICTURE_BYTES } from '#lib/picture-file.ts'
import type { SignedIn } from '#server/context.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { transaction } from '#server/transaction.ts'
import { squareImage } from '#server/uploads/check-image.ts'
import { deleteObjects, makePicture, putPicture, replacePicture } from '#server/uploads/store-picture.ts'
import type { Crop } from '../avatar-rules.ts'
import type { Profile } from '../contract.ts'
import { readProfile } from './queries.ts'

/** Width and height in pixels. The largest display is 88 CSS pixels, on screens with three device pixels each. */
const SIDE = 320

export const AVATAR_FOLDER = 'profile-avatars'
export const avatarAddress = (id: string) => `/api/avatars/${id}`

/**
 * Crops a square of the uploaded picture (the middle by default), encodes it again without metadata, and shows it from now on.
 * The previous picture is deleted. A failed upload leaves neither a row nor an object (PROF-17 to PROF-19, FILE-05).
 */
export async function storeAvatar(outer: SignedIn, sent: Buffer, crop?: Crop): Promise<Profile> {
  const make = (bytes: Buffer) => squareImage(bytes, SIDE, crop)
  const made = await makePicture(sent, { kind: 'AVATAR', maxBytes: MAX_PICTURE_BYTES, make })
  const key = await putPicture(outer, made, { kind: 'AVATAR', folder: AVATAR_FOLDER, owner: outer.viewer.userId })
  return replacePicture(outer, key, () =>
    transaction(outer, async (ctx) => {
      const { userId } = ctx.viewer
      await lockUser(ctx.db, userId)
      const before = await ctx.db.delete(avatars).where(eq(avatars.userId, userId)).returning({ key: avatars.key })
      const id = newId()
      await ctx.db.insert(avatars).values({ id, userId, key, size: made.bytes.length })
      await setImage(ctx.db, userId, avatarAddress(id))
      await ctx.audit({ action: 'profile.picture_changed', subjectType: 'user', subjectId: userId })
      await publish(ctx.db, [userId], 'profile_changed')
      return { before, shown: await readProfile(ctx.db, userId) }
    }),
  )
}

/** Removes the picture, also from the store. The initials are shown again. */
export async function removeAvatar(outer: SignedIn): Promise<Profile> {
  const { before, profile } = await transaction(outer, async (ctx) => {
    const { userId } = ctx.viewer
    await lockUser(ctx.db, userId)
    const deleted = await ctx.db.delete(avatars).where(eq(avatars.userId, userId)).returning({ key: avatars.key })
    await setImage(ctx.db, userId, null)
    await ctx.audit({ action: 'profile.picture_removed', subjectType: 'user', subjectId: userId })
    await publish(ctx.db, [userId], 'profile_changed')
    return { before: deleted, profile: await readProfile(ctx.db, userId) }
  })
  await deleteObjects(outer, before)
  return profile
}
