import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { liveMessages } from '#db/schema/operations.ts'
import { avatars } from '#db/schema/profiles.ts'
import { newId } from '#lib/ids.ts'
import { MAX_PICTURE_BYTES } from '#lib/picture-file.ts'
import { createApp } from '#server/http/app.ts'
import { StorageUnavailable } from '#server/storage/storage.ts'
import { createCompany, createMember, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import type { Profile } from '../contract.ts'
import { cleanUpAvatars } from './clean-up-avatars.ts'
import { mountAvatars } from './http.ts'

const product = productOfFile()
let app: ReturnType<typeof createApp>
beforeAll(() => {
  app = createApp(product.services, product.identify, () => true)
  mountAvatars(app)
})

const as = (userId: string | null): Record<string, string> => (userId ? { 'x-test-user': userId } : {})
async function send(userId: string | null, bytes: Buffer, query = '') {
  const body = new Uint8Array(bytes)
  const response = await app.request(`/api/avatar${query}`, { method: 'POST', body, headers: as(userId) })
  return { status: response.status, body: (await response.json()) as Profile & { code: string; message: string } }
}
const look = (userId: string | null, address: string | null) => app.request(address ?? '', { headers: as(userId) })

/** Left half red, right half blue, 80 by 40. */
const halves = () =>
  sharp({ create: { width: 80, height: 40, channels: 3, background: '#f00' } }).composite([
    { input: { create: { width: 40, height: 40, channels: 3, background: '#00f' } }, left: 40, top: 0 },
  ])
const stored = async () => {
  const keys: string[] = []
  for await (const { key } of product.services.storage.list('profile-avatars/')) keys.push(key)
  return keys
}
const colourOf = async (response: Response) => {
  const picture = sharp(Buffer.from(await response.arrayBuffer()))
  const { info, data } = await picture.raw().toBuffer({ resolveWithObject: true })
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  return { width: info.width, height: info.height, isRed: data[middle]! > 200, isBlue: data[middle + 2]! > 200 }
}

describe('a profile picture', () => {
  it('is refused with the specified text and leaves no file if it is not an image (PROF-18)', async () => {
    const user = await createUser(product.db)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const half = (await halves().png().toBuffer()).subarray(0, 60)
    for (const bytes of [Buffer.from('not a picture'), Buffer.alloc(1), svg, half, Buffer.from('%PDF-1.7')]) {
      const { status, body } = await send(user.id, bytes)
      expect([status, body.message]).toEqual([422, 'Please select an image file'])
    }
    expect((await send(user.id, Buffer.alloc(0))).status).toBe(422)
    expect((await stored()).filter((key) => key.includes(user.id))).toEqual([])
  })

  it('is accepted with 5MB and refused with one byte more (PROF-18)', async () => {
    const user = await createUser(product.db)
    const picture = await halves().png().toBuffer()
    const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)])
    const { status, body } = await send(user.id, padded(MAX_PICTURE_BYTES + 1))
    expect([status, body.message]).toEqual([413, 'File size must be less than 5MB'])
    expect((await send(user.id, padded(MAX_PICTURE_BYTES))).status).toBe(200)
  })

  it('is refused if a small file has too many pixels', async () => {
    const user = await createUser(product.db)
    const flood = await sharp({ create: { width: 15_000, height: 3_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const { status, body } = await send(user.id, flood)
    expect([status, body.code]).toEqual([422, 'AVATAR_TOO_MANY_PIXELS'])
  })

  it('is refused to signed-out callers and beyond the rate limit', async () => {
    const picture = await halves().png().toBuffer()
    expect((await send(null, picture)).body).toMatchObject({ message: 'User not authenticated' })
    const user = await createUser(product.db)
    const answers = await Promise.all(Array.from({ length: 33 }, () => send(user.id, Buffer.from('no'))))
    expect(answers.filter(({ status }) => status === 429).length).toBe(3)
  })

  it('is cropped to the chosen square, upright, without metadata, and stored as an avatar (PROF-17, FILE-02)', async () => {
    const user = await createUser(product.db, { name: 'Maya Okafor' })
    // stored rotated: upright it is 40 by 80, red above blue
    const photo = await halves()
      .withExif({ IFD0: { Copyright: 'SECRET PLACE' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { body } = await send(user.id, photo, '?left=0&top=40&side=40')
    expect(body.image).toMatch(/^\/api\/avatars\/[0-9a-f-]{36}$/)
    const response = await look(user.id, body.image)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toBe('private, max-age=3600')
    const bytes = Buffer.from(await response.clone().arrayBuffer())
    expect(bytes.includes('SECRET')).toBe(false)
    expect(await colourOf(response)).toEqual({ width: 40, height: 40, isRed: false, isBlue: true })
    expect((await stored()).filter((key) => key.includes(user.id))).toEqual([
      expect.stringMatching(new RegExp(`^profile-avatars/${user.id}-\\d+\\.webp$`)),
    ])
  })

  it('is cropped to the middle by default, to the nearest square if it is outside, and to the first frame of an animation', async () => {
    const user = await createUser(product.db)
    const big = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#f00' } })
      .webp()
      .toBuffer()
    expect(await colourOf(await look(user.id, (await send(user.id, big)).body.image))).toMatchObject({
      width: 320,
      height: 320,
    })
    const picture = await halves().png().toBuffer()
    const outside = await send(user.id, picture, '?left=500&top=500&side=9000')
    expect(await colourOf(await look(user.id, outside.body.image))).toMatchObject({ width: 40, isBlue: true })
    const frames = await sharp([await halves().png().toBuffer(), await halves().negate().png().toBuffer()], {
      join: { animated: true },
    })
      .gif()
      .toBuffer()
    const first = await send(user.id, frames, '?left=0&top=0&side=40')
    expect(await colourOf(await look(user.id, first.body.image))).toMatchObject({ isRed: true })
  })

  it('replaces the previous one, updates the open pages, and is deleted on removal (PROF-19, FILE-09)', async () => {
    const user = await createUser(product.db)
    const picture = await halves().png().toBuffer()
    const first = (await send(user.id, picture)).body.image
    const second = (await send(user.id, picture)).body.image
    expect(second).not.toBe(first)
    expect((await look(user.id, first)).status).toBe(404)
    expect((await look(user.id, second)).status).toBe(200)
    const own = () => product.as(user.id).profiles.own(undefined)
    expect((await own()).completeness.suggestions).not.toContain('Upload a profile picture')
    expect((await product.as(user.id).profiles.removeAvatar(undefined)).image).toBeNull()
    expect((await own()).image).toBeNull()
    expect((await look(user.id, second)).status).toBe(404)
    expect((await stored()).filter((key) => key.includes(user.id))).toEqual([])
    const said = await product.db.select().from(liveMessages).where(eq(liveMessages.userId, user.id))
    expect(said.map(({ topic }) => topic)).toEqual(Array(3).fill('profile_changed'))
  })

  it('is stored once when several are sent at the same time', async () => {
    const user = await createUser(product.db)
    const picture = await halves().png().toBuffer()
    const sent = await Promise.all(Array.from({ length: 6 }, () => send(user.id, picture)))
    expect(sent.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const rows = await product.db.select().from(avatars).where(eq(avatars.userId, user.id))
    expect((await stored()).filter((key) => key.includes(user.id))).toEqual(rows.map(({ key }) => key))
    const [{ image } = { image: null }] = await product.db.select().from(users).where(eq(users.id, user.id))
    expect(image).toBe(`/api/avatars/${rows[0]?.id}`)
  })

  it('is refused with a message while the store is unreachable, and the previous one stays (PROF-22)', async () => {
    const user = await createUser(product.db)
    const picture = await halves().png().toBuffer()
    const before = (await send(user.id, picture)).body.image
    const { storage } = product.services
    const put = storage.put
    storage.put = () => Promise.reject(new StorageUnavailable('store', new Error('away')))
    const { status, body } = await send(user.id, picture)
    storage.put = put
    expect([status, body.message]).toEqual([503, "The image couldn't be saved. Please try again."])
    expect((await look(user.id, before)).status).toBe(200)
  })
})

describe('access to a picture', () => {
  it('lets candidates and companies see each other, everyone see staff, and no candidate see another (FILE-07)', async () => {
    const company = await createCompany(product.db)
    const [seeker, other, member, staff] = [
      await createUser(product.db),
      await createUser(product.db),
      await createMember(product.db, company.id),
      await createUser(product.db, { roles: ['platform_user'] }),
    ]
    const picture = await halves().png().toBuffer()
    const shown = async (owner: { id: string }) => (await send(owner.id, picture)).body.image
    const seenBy = async (address: string | null) =>
      Promise.all([null, seeker.id, other.id, member.id, staff.id].map(async (id) => (await look(id, address)).status))
    expect(await seenBy(await shown(seeker))).toEqual([404, 200, 404, 200, 200])
    expect(await seenBy(await shown(member))).toEqual([404, 200, 200, 200, 200])
    expect(await seenBy(await shown(staff))).toEqual([200, 200, 200, 200, 200])
  })

  it('answers an invalid and an unknown id in the same way', async () => {
    for (const id of [newId(), 'x', "1' or 1=1", '..%2f..'])
      expect((await look(null, `/api/avatars/${id}`)).status).toBe(404)
  })

  it('leaves no object of a deleted account or of an upload that was killed', async () => {
    const user = await createUser(product.db)
    await send(user.id, await halves().png().toBuffer())
    const keeps = await createUser(product.db)
    const avatar = (await send(keeps.id, await halves().png().toBuffer())).body.image
    await product.db.delete(users).where(eq(users.id, user.id))
    await cleanUpAvatars(product.services, new Date())
    expect((await stored()).some((key) => key.includes(user.id))).toBe(true)
    await cleanUpAvatars(product.services, new Date(Date.now() + 2 * 60 * 60 * 1000))
    expect((await stored()).some((key) => key.includes(user.id))).toBe(false)
    expect((await look(keeps.id, avatar)).status).toBe(200)
  })
})
