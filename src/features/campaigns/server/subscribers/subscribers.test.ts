import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { campaignOptOuts, newsletterSubscribers } from '#db/schema/campaigns.ts'
import { mailSuppressions } from '#db/schema/mail.ts'
import { auditLog } from '#db/schema/operations.ts'
import { createApp } from '#server/http/app.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { mountSubscriberRoutes } from './http.ts'

const product = productOfFile()
let staff: string
let viewer: string | null
let app: ReturnType<typeof createApp>
beforeAll(async () => {
  staff = (await createUser(product.db, { roles: ['platform_user'] })).id
  app = createApp(
    product.services,
    async () => ({ viewer: (await product.contextFor(viewer)).viewer, sessionId: null }),
    () => true,
  )
  mountSubscriberRoutes(app)
})
beforeEach(async () => {
  viewer = staff
  for (const table of [newsletterSubscribers, mailSuppressions, campaignOptOuts]) await product.db.delete(table)
})

const my = () => product.as(staff).subscribers
const day = 86_400_000
const add = (...rows: (Partial<typeof newsletterSubscribers.$inferInsert> & { email: string })[]) =>
  product.db.insert(newsletterSubscribers).values(rows.map((row) => ({ source: 'sign_up' as const, ...row })))

describe('the list of subscribers', () => {
  it('counts all, the active ones, and those of the last 30 days (CAMP-10)', async () => {
    await add(
      { email: 'new@x.example', subscribedAt: new Date(Date.now() - 29 * day) },
      { email: 'old@x.example', subscribedAt: new Date(Date.now() - 31 * day) },
      { email: 'gone@x.example', isActive: false },
    )
    expect(await my().list({})).toMatchObject({ total: 3, active: 2, recent: 2 })
    expect((await product.as(staff).campaigns.overview()).subscribers).toEqual({ total: 3, active: 2, recent: 2 })
  })

  it('is searched, filtered and paged forth and back (CAMP-09)', async () => {
    const at = new Date()
    await add(
      ...Array.from({ length: 60 }, (_, n) => ({
        email: `p${n}@x.example`,
        name: `Person ${n}`,
        subscribedAt: at,
        isActive: n !== 7,
      })),
    )
    expect((await my().list({ q: 'p5' })).items).toHaveLength(11)
    expect((await my().list({ q: '100%_' })).items).toEqual([])
    expect((await my().list({ state: 'unsubscribed' })).items.map(({ email }) => email)).toEqual(['p7@x.example'])
    const first = await my().list({})
    const second = await my().list({ cursor: first.after ?? '' })
    const third = await my().list({ cursor: second.after ?? '' })
    const seen = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id))
    expect([seen.length, new Set(seen).size, third.after]).toEqual([60, 60, null])
    expect((await my().list({ cursor: second.before ?? '' })).items).toEqual(first.items)
    expect((await my().list({ cursor: 'not-a-cursor' })).items).toEqual(first.items)
  })

  it('marks those who are subscribed but not mailed', async () => {
    await add({ email: 'fine@x.example' }, { email: 'gone@x.example' }, { email: 'left@x.example', isActive: false })
    await product.db.insert(mailSuppressions).values([
      { email: 'gone@x.example', reason: 'bounce' },
      { email: 'left@x.example', reason: 'complaint' },
    ])
    const { items, suppressed } = await my().list({})
    expect(suppressed).toBe(1)
    expect(items.map(({ email, suppressed: why }) => `${email} ${why}`).sort()).toEqual([
      'fine@x.example null',
      'gone@x.example bounce',
      'left@x.example complaint',
    ])
  })

  it('ends the newsletter on request, and retains their other kinds', async () => {
    await add({ email: 'asked@x.example' })
    const [one] = (await my().list({})).items
    await my().unsubscribe({ id: one?.id ?? '' })
    expect((await my().list({})).items[0]).toMatchObject({ isActive: false })
    expect((await product.db.select().from(campaignOptOuts)).map(({ kind }) => kind)).toEqual(['newsletter'])
  })
})

describe('exporting the list', () => {
  it('streams the filtered rows, audits the export, and escapes formulas (CAMP-09)', async () => {
    await product.db.execute(sql`insert into ${newsletterSubscribers} (id, email, name, source, subscribed_at)
      select gen_random_uuid(), 'many-' || n || '@x.example', '=1+1', 'import', now() from generate_series(1, 2500) n`)
    const answer = await app.request('/api/subscribers.csv?state=active')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="subscribers-/)
    const lines = (await answer.text()).trim().split('\r\n')
    expect([lines.length, new Set(lines).size]).toEqual([2501, 2501])
    expect(lines[1]).toContain("'=1+1")
    const entries = await product.db.select().from(auditLog).where(eq(auditLog.action, 'subscribers.exported'))
    expect(entries.at(-1)).toMatchObject({ actorId: staff, data: { filters: ['state'] } })
  })

  it('is for staff only, and rejects unknown filters', async () => {
    viewer = (await createUser(product.db)).id
    expect((await app.request('/api/subscribers.csv')).status).toBe(403)
    viewer = null
    expect((await app.request('/api/subscribers.csv')).status).toBe(401)
    viewer = staff
    expect((await app.request('/api/subscribers.csv?evil=1')).status).toBe(400)
  })
})

describe('addresses that are never emailed', () => {
  const listed = async () => (await my().suppressions({})).items.map(({ email, reason }) => `${email} ${reason}`).sort()

  it('are added and removed by staff, each audited', async () => {
    const { id } = await my().suppress({ email: 'Hand@x.example', note: 'Asked by phone' })
    expect(await my().suppress({ email: 'hand@x.example' })).toEqual({ id })
    expect((await my().suppressions({ q: 'HAND' })).items).toEqual([
      expect.objectContaining({ reason: 'staff', note: 'Asked by phone' }),
    ])
    await my().unsuppress({ id })
    await expect(my().unsuppress({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await listed()).toEqual([])
  })
})
