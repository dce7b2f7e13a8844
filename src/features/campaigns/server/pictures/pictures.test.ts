import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { blogPictures } from '#db/schema/blog.ts'
import { campaignPictures, campaignRecipients, newsletterSubscribers } from '#db/schema/campaigns.ts'
import { cleanUpUnused as cleanUpBlogPictures } from '#features/blog/server/pictures.ts'
import { mountBlog } from '#features/blog/server/public/http.ts'
import { newId } from '#lib/ids.ts'
import { createApp } from '#server/http/app.ts'
import { StorageUnavailable } from '#server/storage/storage.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import {
  campaignPictureAddress,
  MAX_CAMPAIGN_PICTURE_BYTES,
  MAX_PICTURES,
  MAX_PICTURES_BYTES,
} from '../../picture-rules.ts'
import { mountCampaignPreview } from '../sending/preview-http.ts'
import { sendCampaign } from '../sending/send-campaign.ts'
import { cleanUpUnusedImages } from './clean-up-pictures.ts'
import { mountCampaignPictures } from './http.ts'

const product = productOfFile()
let app: ReturnType<typeof createApp>
let staff: string
beforeAll(() => {
  app = createApp(product.services, product.identify, () => true)
  mountCampaignPictures(app)
  mountCampaignPreview(app)
  mountBlog(app, product.services)
})
beforeEach(async () => {
  // each person may upload 30 images an hour
  staff = (await createUser(product.db, { roles: ['platform_user'] })).id
})

type Answer = { id: string; url: string; width: number; height: number; code: string; message: string }
async function send(userId: string | null, bytes: Buffer, path = '/api/campaign-pictures') {
  const headers: Record<string, string> = userId ? { 'x-test-user': userId } : {}
  const response = await app.request(path, { method: 'POST', body: new Uint8Array(bytes), headers })
  return { status: response.status, body: (await response.json()) as Answer }
}
const plain = (width: number, height: number, background: string | object = '#f00') =>
  sharp({ create: { width, height, channels: 4, background } })
const png = () => plain(80, 40).png().toBuffer()
const keysOf = async () => {
  const keys: string[] = []
  for await (const { key } of product.services.storage.list('campaign-pictures/')) keys.push(key)
  return keys
}
const uploaded = async (bytes?: Buffer) => (await send(staff, bytes ?? (await png()))).body
/** An image as an editor writes it; its size attributes are not trusted. */
const shown = (src: string, alt = 'A desk') => `<img src="${src}" alt="${alt}" width="7">`
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)

const my = () => product.as(staff).campaigns
const words = { title: 'October', subject: 'News', templateType: 'newsletter' as const }
const readers = { audience: 'subscribers' as const, activity: 'any' as const, pace: 100 as const }
async function draft(content: string) {
  const id = newId()
  await my().create({ ...words, id, content })
  return id
}
const contentOf = async (id: string) => (await my().get({ id })).content

describe('uploading an image', () => {
  it('is for platform staff: a refused upload leaves nothing behind', async () => {
    const seeker = (await createUser(product.db)).id
    const before = await keysOf()
    expect((await send(null, await png())).status).toBe(401)
    expect(await send(seeker, await png())).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect(await keysOf()).toEqual(before)
  })

  it('refuses other files, broken ones, too large ones and ones with too many pixels', async () => {
    const before = await keysOf()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const half = (await png()).subarray(0, 60)
    for (const bytes of [Buffer.from('no picture'), Buffer.alloc(0), svg, half, Buffer.from('%PDF-1.7')])
      expect(await send(staff, bytes)).toMatchObject({ status: 422, body: { code: 'CAMPAIGN_PICTURE_NOT_IMAGE' } })
    const large = Buffer.concat([await png(), Buffer.alloc(MAX_CAMPAIGN_PICTURE_BYTES)])
    expect(await send(staff, large)).toMatchObject({ status: 413, body: { code: 'CAMPAIGN_PICTURE_TOO_LARGE' } })
    const flood = await plain(15_000, 3_000, '#fff').png().toBuffer()
    expect(await send(staff, flood)).toMatchObject({ status: 422, body: { code: 'CAMPAIGN_PICTURE_TOO_MANY_PIXELS' } })
    expect(await keysOf()).toEqual(before)
  })

  it('reports when the store is unavailable, and leaves no row', async () => {
    const { storage } = product.services
    const put = storage.put.bind(storage)
    storage.put = () => Promise.reject(new StorageUnavailable('store', null))
    const answer = await send(staff, await png())
    storage.put = put
    expect(answer).toMatchObject({ status: 503, body: { code: 'CAMPAIGN_PICTURE_NOT_STORED' } })
    expect(await product.db.select().from(campaignPictures).where(eq(campaignPictures.uploadedBy, staff))).toEqual([])
  })

  it.each([
    ['a WebP', () => plain(80, 40).webp().toBuffer()],
    ['a PNG that nothing is seen through', png],
    ['a GIF', () => plain(80, 40).gif().toBuffer()],
  ])('makes a JPEG of %s', async (_, make) => {
    const { url, width, height } = await uploaded(await make())
    expect([width, height]).toEqual([80, 40])
    const response = await app.request(url)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 80, height: 40 })
  })

  it('makes a PNG of a transparent image', async () => {
    const { url } = await uploaded(await plain(80, 40, { r: 255, g: 0, b: 0, alpha: 0.4 }).webp().toBuffer())
    const response = await app.request(url)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', hasAlpha: true })
  })

  it('creates a new file: upright, at most 1,200 wide, without metadata', async () => {
    const photo = await sharp({ create: { width: 1000, height: 2600, channels: 3, background: '#00f' } })
      .withExif({ IFD0: { Copyright: 'SECRET PLACE' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { url, width, height } = await uploaded(photo)
    expect([width, height]).toEqual([1200, 462])
    const bytes = Buffer.from(await (await app.request(url)).arrayBuffer())
    expect(bytes.includes('SECRET')).toBe(false)
  })
})

describe('a mail program', () => {
  it('loads an image without a session, may cache it, and cannot interpret it as anything else', async () => {
    const { url } = await uploaded()
    const response = await app.request(url)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(response.headers.get('set-cookie')).toBeNull()
    await response.body?.cancel()
  })

  it.each([campaignPictureAddress(newId()), '/api/campaign-pictures/x', '/api/campaign-pictures/..%2Fblog'])(
    'gets nothing at %s',
    async (path) => expect((await app.request(path)).status).toBe(404),
  )
})

describe('the images of a draft', () => {
  it('are only ours, with alternative text, width and height', async () => {
    const { url } = await uploaded()
    const foreign = ['https://evil.example/x.png', '//evil.example/x.png', 'data:image/png;base64,AA', `${url}?x`, 'x']
    const more = foreign.map((src) => `<img src="${src}" alt="x">`).join('')
    const own = `<img src="${url}" alt='5 " &lt; 6' onerror="x()" style="x" srcset="https://evil.example/y.png" width="9999">`
    const id = await draft(`<p>Words.</p>${more}${own}<p>More.</p><img src="${url}">`)
    expect(await contentOf(id)).toBe(
      `<p>Words.</p><img src="${url}" alt="5 &quot; &lt; 6" width="80" height="40" />` +
        `<p>More.</p><img src="${url}" alt="" width="80" height="40" />`,
    )
    const saved = await my().save({ ...words, ...readers, id, revision: 1, content: await contentOf(id) })
    expect(saved.revision).toBe(1)
  })

  it('are refused where one does not exist, there are too many, or there is no text', async () => {
    const { url } = await uploaded()
    const refusal = (content: string) => expect(draft(content)).rejects
    await refusal(`<p>x</p>${shown(campaignPictureAddress(newId()))}`).toMatchObject({ code: 'PICTURE_GONE' })
    await refusal(`<p>x</p>${shown(`/api/blog-pictures/${newId()}`)}`).toMatchObject({ code: 'PICTURE_GONE' })
    await refusal(`<p>x</p>${shown(url).repeat(MAX_PICTURES + 1)}`).toMatchObject({ code: 'TOO_MANY_PICTURES' })
    await refusal(shown(url)).toMatchObject({ code: 'PICTURES_ALONE' })
    await draft(`<p>x</p>${shown(url).repeat(MAX_PICTURES)}`)
  })

  it('are refused where they are too large in total', async () => {
    const [light, heavy] = [await uploaded(), await uploaded()]
    const size = MAX_PICTURES_BYTES
    await product.db.update(campaignPictures).set({ size }).where(eq(campaignPictures.id, heavy.id))
    const content = `<p>x</p>${shown(heavy.url)}${shown(light.url)}`
    await expect(draft(content)).rejects.toMatchObject({ code: 'PICTURES_TOO_HEAVY' })
    // a repeated image is loaded once
    await draft(`<p>x</p>${shown(heavy.url).repeat(2)}`)
  })

  it("of an article are copied once, and survive the deletion of the blog's", async () => {
    const photo = await sharp(randomBytes(40 * 30 * 3), { raw: { width: 40, height: 30, channels: 3 } })
      .png()
      .toBuffer()
    const { url } = (await send(staff, photo, '/api/blog-pictures')).body
    expect((await app.request(url)).headers.get('content-type')).toBe('image/webp')
    const ids = await Promise.all([1, 2].map(() => draft(`<p>x</p>${shown(url)}`)))
    const contents = await Promise.all(ids.map(contentOf))
    expect(contents[0]).toMatch(
      /^<p>x<\/p><img src="\/api\/campaign-pictures\/\S+" alt="A desk" width="40" height="30" \/>$/,
    )
    expect(contents[1]).toBe(contents[0])
    // saved by an editor that still shows the article's image
    expect(
      await my().save({ ...words, ...readers, id: ids[0] ?? '', revision: 1, content: `<p>x</p>${shown(url)}` }),
    ).toMatchObject({ revision: 1 })
    await cleanUpBlogPictures(product.services, inDays(2))
    expect(await product.db.select().from(blogPictures)).toEqual([])
    await cleanUpUnusedImages(product.services, inDays(2))
    const copy = /src="([^"]+)"/.exec(contents[0] ?? '')?.[1] ?? ''
    const response = await app.request(copy)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    await response.body?.cancel()
  })
})

describe('the preview', () => {
  const preview = (content: string) => {
    const body = new URLSearchParams({ subject: 'News', content, templateType: 'newsletter', audience: 'staff' })
    return app.request('/api/campaign-preview', { method: 'POST', body, headers: { 'x-test-user': staff } })
  }

  it('shows the same images as the email, and allows requests to no other host', async () => {
    const { PUBLIC_URL } = product.services.env
    const { url } = await uploaded()
    const response = await preview(`<p>x</p>${shown(url)}${shown('https://evil.example/x.png')}`)
    const html = await response.text()
    expect(html).toContain(`<img src="${PUBLIC_URL}${url}" alt="A desk"`)
    expect(html).not.toContain('evil.example')
    expect(response.headers.get('content-security-policy')).toContain(`img-src data: ${new URL(PUBLIC_URL).origin};`)
  })

  it('shows those of an article before they are copied', async () => {
    const url = `/api/blog-pictures/${newId()}`
    expect(await (await preview(`<p>x</p>${shown(url)}`)).text()).toContain(`${product.services.env.PUBLIC_URL}${url}`)
  })
})

describe('cleanup', () => {
  const isThere = async ({ url }: { url: string }) => {
    const { status, body } = await app.request(url)
    await body?.cancel()
    return status === 200
  }
  const sweep = (days: number) => cleanUpUnusedImages(product.services, inDays(days))

  it('deletes images without a campaign after a day, and none of a draft', async () => {
    const [unused, taken, used] = [await uploaded(), await uploaded(), await uploaded()]
    const id = await draft(`<p>x</p>${shown(taken.url)}${shown(used.url)}`)
    await my().save({ ...words, ...readers, id, revision: 1, content: `<p>x</p>${shown(used.url)}` })
    await sweep(0)
    expect(await Promise.all([unused, taken, used].map(isThere))).toEqual([true, true, true])
    await sweep(2)
    expect(await Promise.all([unused, taken, used].map(isThere))).toEqual([false, false, true])
    await expect(
      my().save({ ...words, ...readers, id, revision: 2, content: `<p>x</p>${shown(taken.url)}` }),
    ).rejects.toMatchObject({ code: 'PICTURE_GONE' })
  })

  it('deletes those of a deleted draft, unless a copy of it uses them', async () => {
    const [own, shared] = [await uploaded(), await uploaded()]
    const [id, other, copy] = [
      await draft(`<p>x</p>${shown(own.url)}`),
      await draft(`<p>x</p>${shown(shared.url)}`),
      newId(),
    ]
    await my().copy({ id: other, newId: copy })
    await my().remove({ id })
    await my().remove({ id: other })
    await sweep(2)
    expect(await Promise.all([own, shared].map(isThere))).toEqual([false, true])
  })

  it('never deletes those of a sent campaign, however old it is', async () => {
    const picture = await uploaded()
    const email = `${newId()}@reader.example`
    await product.db.insert(newsletterSubscribers).values({ email, source: 'import' })
    const id = await draft(`<p>x</p>${shown(picture.url)}`)
    await my().send({ id, revision: 1 })
    await sendCampaign(product.services, { campaignId: id })
    const [row] = await product.db.select().from(campaignRecipients).where(eq(campaignRecipients.campaignId, id))
    expect(row?.state).toBe('sent')
    await sweep(3650)
    expect(await isThere(picture)).toBe(true)
    // the database itself refuses
    await expect(product.db.delete(campaignPictures).where(eq(campaignPictures.id, picture.id))).rejects.toThrow()
  })

  it('moves files without a row away', async () => {
    const key = `campaign-pictures/${newId()}-1.jpg`
    await product.services.storage.put(key, Buffer.from('x'), { contentType: 'image/jpeg' })
    await sweep(0)
    expect(await keysOf()).toContain(key)
    await sweep(1)
    expect(await keysOf()).not.toContain(key)
  })
})
