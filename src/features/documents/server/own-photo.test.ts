import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { storeAvatar } from '#features/profiles/server/store-avatar.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { ownPhoto } from './own-photo.ts'

const product = productOfFile()
const design = { hasPhoto: true }
const picture = sharp({ create: { width: 400, height: 300, channels: 4, background: '#3a7a5a80' } })
const seekerWithPicture = async () => {
  const { id } = await createUser(product.db)
  const ctx = await product.contextFor(id)
  await storeAvatar(ctx as Parameters<typeof storeAvatar>[0], await picture.clone().png().toBuffer())
  return id
}

describe('ownPhoto', () => {
  it("returns the user's profile picture as a square JPEG, and after a change the new one", async () => {
    const userId = await seekerWithPicture()
    const photo = await ownPhoto(product.services, { userId, design })
    expect(await sharp(photo ?? undefined).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 300 })
    const ctx = await product.contextFor(userId)
    const other = sharp({ create: { width: 90, height: 90, channels: 3, background: '#f00' } })
    await storeAvatar(ctx as Parameters<typeof storeAvatar>[0], await other.png().toBuffer())
    expect(await sharp((await ownPhoto(product.services, { userId, design })) ?? undefined).metadata()).toMatchObject({
      width: 90,
    })
  })

  it('returns null if the design prints none, the user has none, or the file is gone', async () => {
    const userId = await seekerWithPicture()
    expect(await ownPhoto(product.services, { userId, design: { hasPhoto: false } })).toBeNull()
    expect(await ownPhoto(product.services, { userId: (await createUser(product.db)).id, design })).toBeNull()
    for await (const { key } of product.services.storage.list('profile-avatars/'))
      await product.services.storage.remove(key)
    expect(await ownPhoto(product.services, { userId, design })).toBeNull()
  })
})
