import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { postingSubscribers } from '#features/job-postings/server/follow-time-zone.ts'
import { MAX_PICTURE_BYTES } from '#lib/picture-file.ts'
import { createApp } from '#server/http/app.ts'
import { createCompany, createJob, createMember, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import type { CompanyProfile, UpdateCompanyProfile } from '../../profile-contract.ts'
import { companyIndustries, sizeRanges } from '../../rules.ts'
import { mountLogos } from './http.ts'
import { cleanUpLogos } from './logo.ts'

const product = productOfFile()
let app: ReturnType<typeof createApp>
beforeAll(() => {
  app = createApp(product.services, product.identify, () => true)
  mountLogos(app)
})

async function company() {
  const made = await createCompany(product.db)
  const admin = await createMember(product.db, made.id, 'client_admin')
  const user = await createMember(product.db, made.id)
  return { ...made, admin, user }
}
const said = (overrides: Partial<UpdateCompanyProfile> = {}): UpdateCompanyProfile => ({
  name: 'Fernway Health',
  description: 'Forty-one clinics in two states.',
  location: 'Portland, OR',
  industry: 'Healthcare',
  sizeRange: '501-1000',
  website: 'https://fernway.example',
  timeZone: 'America/Los_Angeles',
  ...overrides,
})
const picture = () =>
  sharp({ create: { width: 900, height: 300, channels: 3, background: '#0a5' } })
    .withExif({ IFD0: { Copyright: 'SECRET PLACE' } })
    .png()
    .toBuffer()

async function send(userId: string | null, bytes: Buffer, name = 'logo.png') {
  const headers: Record<string, string> = userId ? { 'x-test-user': userId } : {}
  const path = `/api/company-logo?name=${encodeURIComponent(name)}`
  const response = await app.request(path, { method: 'POST', body: new Uint8Array(bytes), headers })
  return {
    status: response.status,
    body: (await response.json()) as CompanyProfile & { code: string; message: string },
  }
}
const stored = async (companyId: string) => {
  const keys: string[] = []
  for await (const { key } of product.services.storage.list('company-logos/')) keys.push(key)
  return keys.filter((key) => key.includes(companyId))
}

describe('the profile of a company', () => {
  it.each([
    ['name', '  ', 'Company name is required'],
    ['description', 'Too short', 'Description must be at least 10 characters'],
    ['location', '', 'Location is required'],
    ['industry', 'Alchemy', 'Industry is required'],
    ['sizeRange', '', 'Company size is required'],
    ['website', 'fernway', 'Please enter a valid website URL'],
    ['website', 'javascript:alert(1)', 'Please enter a valid website URL'],
    ['timeZone', 'Mars/Olympus', 'Please choose a time zone'],
    ['replyWithinDays', 0, 'Please choose between 1 and 30 days'],
    ['replyWithinDays', 31, 'Please choose between 1 and 30 days'],
    ['replyWithinDays', 2.5, 'Please choose between 1 and 30 days'],
    ['replyWithinDays', '5', 'Please choose between 1 and 30 days'],
  ])('refuses a bad %s (%j) (CPROF-03)', async (field, value, message) => {
    const own = await company()
    const refused = product.as(own.admin.id).companyProfile.update({ ...said(), [field]: value } as never)
    await expect(refused).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(refused.catch((error) => JSON.stringify(error.data))).resolves.toContain(message)
    const [row] = await product.db.select().from(companies).where(eq(companies.id, own.id))
    expect(row?.name).toBe(own.name)
  })

  it('offers these industries and sizes (CPROF-04, CPROF-05)', () => {
    expect(companyIndustries.join(', ')).toBe(
      'Technology, Healthcare, Finance, Education, Manufacturing, Retail, Construction, Transportation, Media & Entertainment, Non-profit, Government, Other',
    )
    expect(sizeRanges.join(', ')).toBe('1-10, 11-50, 51-200, 201-500, 501-1000, 1000+')
  })

  it('is saved by any member, moves updated_at, and stores an empty website as none (CPROF-06, PLAT-19)', async () => {
    const own = await company()
    const before = await product.as(own.user.id).companyProfile.get()
    const after = await product.as(own.user.id).companyProfile.update(said({ website: '' }))
    expect(after).toMatchObject({ name: 'Fernway Health', website: null, canChangeLogo: false })
    const bare = await product.as(own.user.id).companyProfile.update(said({ website: 'fernway.example' }))
    expect(bare.website).toBe('https://fernway.example')
    expect(after.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime())
    expect(await product.as(own.admin.id).companyProfile.get()).toMatchObject({ canChangeLogo: true })
  })

  it('saves and removes the response promise, and does not change it if it is omitted', async () => {
    const own = await company()
    const update = (more: { replyWithinDays?: number | null }) =>
      product.as(own.user.id).companyProfile.update({ ...said(), ...more })
    expect(await product.as(own.user.id).companyProfile.get()).toMatchObject({ replyWithinDays: null, promise: null })
    expect(await update({ replyWithinDays: 5 })).toMatchObject({ replyWithinDays: 5, promise: { days: 5, kept: null } })
    expect(await update({})).toMatchObject({ replyWithinDays: 5 })
    expect(await update({ replyWithinDays: null })).toMatchObject({ replyWithinDays: null, promise: null })
  })

  it('counts seven fields of equal share (CPROF-07)', async () => {
    const own = await company()
    const percents: number[] = []
    percents.push((await product.as(own.admin.id).companyProfile.get()).completeness.percent)
    percents.push((await product.as(own.admin.id).companyProfile.update(said())).completeness.percent)
    percents.push((await send(own.admin.id, await picture())).body.completeness.percent)
    expect(percents).toEqual([29, 86, 100])
  })

  it('moves application deadlines to the new time zone (APPLY-30)', async () => {
    const own = await company()
    const job = await createJob(product.db, own.id, {
      applicationDeadline: '2026-12-31',
      closesAt: new Date('2027-01-01T00:00:00Z'),
    })
    await product.as(own.admin.id).companyProfile.update(said())
    const occurrence = { eventId: crypto.randomUUID(), occurredAt: new Date() }
    await postingSubscribers[0]!.handle(product.services, { companyId: own.id }, occurrence)
    const [row] = await product.db.select().from(jobs).where(eq(jobs.id, job.id))
    expect(row?.closesAt?.toISOString()).toBe('2027-01-01T08:00:00.000Z')
  })
})

describe('the logo', () => {
  it('is refused to members who are not admins, to other users and to visitors (CPROF-09)', async () => {
    const own = await company()
    const bytes = await picture()
    expect((await send(own.user.id, bytes)).status).toBe(403)
    expect((await send((await createUser(product.db)).id, bytes)).status).toBe(403)
    expect((await send(null, bytes)).status).toBe(401)
    await expect(product.as(own.user.id).companyProfile.removeLogo()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await stored(own.id)).toEqual([])
  })

  it('must be an image of at most 5MB (CPROF-11)', async () => {
    const own = await company()
    for (const bytes of [Buffer.from('no'), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.alloc(0)])
      expect(await send(own.admin.id, bytes)).toMatchObject({
        status: 422,
        body: { message: 'Please select an image file' },
      })
    const bytes = await picture()
    const padded = (size: number) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)])
    const large = await send(own.admin.id, padded(MAX_PICTURE_BYTES + 1))
    expect([large.status, large.body.message]).toEqual([413, 'Please select an image smaller than 5MB'])
    expect((await send(own.admin.id, padded(MAX_PICTURE_BYTES))).status).toBe(200)
  })

  it('is uploaded, replaced and removed, and is public, uncropped and without metadata (CPROF-12, FILE-02, FILE-09)', async () => {
    const own = await company()
    const first = await send(own.admin.id, await picture(), 'fern\u0000way <b>.png')
    expect(first.body.logo).toMatchObject({ fileName: 'fernway <b>.png', width: 400, height: 133 })
    const address = first.body.logoUrl!
    const shown = await app.request(address)
    expect(shown.headers.get('content-type')).toBe('image/webp')
    expect(Buffer.from(await shown.arrayBuffer()).includes('SECRET')).toBe(false)
    const second = await send(own.admin.id, await picture())
    expect(second.body.logoUrl).not.toBe(address)
    expect((await app.request(address)).status).toBe(404)
    expect(await stored(own.id)).toEqual([
      expect.stringMatching(`^company-logos/${own.id}/${own.id}-logo-\\d+\\.webp$`),
    ])
    const gone = await product.as(own.admin.id).companyProfile.removeLogo()
    expect(gone).toMatchObject({ logoUrl: null, logo: null })
    expect(await stored(own.id)).toEqual([])
  })

  it('stores one logo when ten are uploaded at once, and cleans up images without a company', async () => {
    const own = await company()
    const bytes = await picture()
    const sent = await Promise.all(Array.from({ length: 10 }, () => send(own.admin.id, bytes)))
    expect(sent.every(({ status }) => status === 200)).toBe(true)
    expect(await stored(own.id)).toHaveLength(1)
    await product.services.storage.put(`company-logos/${own.id}-1.webp`, bytes, { contentType: 'image/webp' })
    await cleanUpLogos(product.services, new Date(Date.now() + 2 * 3_600_000))
    expect(await stored(own.id)).toHaveLength(1)
  })
})
