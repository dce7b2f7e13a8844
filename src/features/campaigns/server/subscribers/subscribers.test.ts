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

describe('an imported list', () => {
  const csv = [
    'E-Mail;Name;Shoe size',
    'Amara@X.example;Amara Nwosu;39',
    'amara@x.example;again;39',
    'not an address;Nobody;1',
    ';Empty;1',
    `${'x'.repeat(255)}@x.example;Long;1`,
    'known@x.example;Known;1',
    'left@x.example;Left;1',
    'bounced@x.example;Bounced;1',
    'refused@x.example;Refused;1',
    '"quoted@x.example";"Ng, Li";2',
  ].join('\r\n')
  const leftOut = { repeated: 1, bad_address: 1, no_address: 1, too_long: 1, known: 1, opted_out: 2, suppressed: 1 }
  beforeEach(async () => {
    await add({ email: 'known@x.example' }, { email: 'left@x.example', isActive: false })
    await product.db.insert(mailSuppressions).values({ email: 'bounced@x.example', reason: 'bounce' })
    await product.db.insert(campaignOptOuts).values({ email: 'refused@x.example', kind: 'newsletter' })
  })

  it('is previewed: new people, and each skipped line with its reason (CAMP-09)', async () => {
    const report = await my().previewImport({ csv })
    expect(report).toMatchObject({ added: 2, leftOut, isCut: false })
    expect(report.lines[0]).toEqual({ line: 3, problem: 'repeated' })
    expect(await product.db.$count(newsletterSubscribers)).toBe(2)
  })

  it('stores an address of an international domain in ASCII form, once, and respects its refusal', async () => {
    await product.db.insert(campaignOptOuts).values({ email: 'no@xn--mnchen-3ya.example', kind: 'newsletter' })
    const file = 'email\ninfo@münchen.example\nINFO@xn--mnchen-3ya.example\nno@münchen.example\nmüller@x.example\n'
    const report = await my().import({ csv: file, consent: 'Asked at the spring fair' })
    expect(report).toMatchObject({ added: 1, leftOut: { repeated: 1, opted_out: 1, bad_address: 1 } })
    const stored = await product.db
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, 'info@xn--mnchen-3ya.example'))
    expect(stored).toHaveLength(1)
  })

  it('imports the new ones with the statement about their consent; the same file again adds no one (CAMP-09)', async () => {
    const consent = 'Asked at the spring fair'
    expect(await my().import({ csv, consent })).toMatchObject({ added: 2, leftOut })
    const [amara] = await product.db
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, 'amara@x.example'))
    expect(amara).toMatchObject({ name: 'Amara Nwosu', isActive: true, source: 'import', consent })
    expect(await my().import({ csv, consent })).toMatchObject({ added: 0 })
    const [left] = await product.db
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, 'left@x.example'))
    expect(left?.isActive).toBe(false)
  })

  it('permanently excludes people who left elsewhere, by any sign of it (CAMP-09)', async () => {
    const consent = 'Our old list'
    const old = [
      'Email Address,First Name,Last Name,Status,UNSUB_TIME',
      'stays@x.example,Ada,Osei,subscribed,',
      'cleaned@x.example,Bo,Li,cleaned,',
      'gone@x.example,Cy,Ek,subscribed,2026-01-02',
      'twice@x.example,Di,Fo,subscribed,',
      'TWICE@x.example,Di,Fo,unsubscribed,',
      'known@x.example,Known,Here,unsubscribed,',
    ].join('\n')
    expect(await my().import({ csv: old, consent })).toMatchObject({ added: 1, leftOut: { left: 5 } })
    const all = await product.db.select().from(newsletterSubscribers)
    expect(all.find(({ email }) => email === 'stays@x.example')).toMatchObject({ name: 'Ada Osei', isActive: true })
    // a person who subscribed here remains subscribed
    expect(all.find(({ email }) => email === 'known@x.example')?.isActive).toBe(true)
    const outs = (await product.db.select().from(campaignOptOuts)).map(({ email }) => email)
    expect(outs).toEqual(expect.arrayContaining(['cleaned@x.example', 'gone@x.example', 'twice@x.example']))
    expect(outs).not.toContain('known@x.example')
    // a later list without that sign does not subscribe them again
    const later = 'email\ncleaned@x.example\ngone@x.example\ntwice@x.example\n'
    expect(await my().import({ csv: later, consent })).toMatchObject({ added: 0, leftOut: { opted_out: 3 } })
  })

  it('ends the subscription of an imported person who left by a later file (CAMP-09)', async () => {
    const consent = 'Our old list'
    await my().import({ csv: 'email\nfirst@x.example\nsecond@x.example\n', consent })
    const later = 'email,Status\nfirst@x.example,unsubscribed\nsecond@x.example,subscribed\nknown@x.example,cleaned\n'
    expect(await my().previewImport({ csv: later })).toMatchObject({ added: 0, leftOut: { left: 2, known: 1 } })
    expect((await my().list({ q: 'first@', state: 'active' })).items).toHaveLength(1)
    await my().import({ csv: later, consent })
    const [first] = (await my().list({ q: 'first@' })).items
    expect(first).toMatchObject({ isActive: false, unsubscribedAt: expect.any(Date) })
    const active = (await my().list({ state: 'active' })).items.map(({ email }) => email)
    expect(active.sort()).toEqual(['known@x.example', 'second@x.example'])
    expect(await my().import({ csv: 'email\nfirst@x.example\n', consent })).toMatchObject({ leftOut: { opted_out: 1 } })
    const entries = await product.db.select().from(auditLog).where(eq(auditLog.action, 'subscribers.imported'))
    expect(entries.filter(({ data }) => (data as { ended: number }).ended === 1)).toHaveLength(1)
  })

  it('asks about unknown states, and imports nothing before (CAMP-09)', async () => {
    const file = { csv: 'email,Status,Tags\na@x.example,Lukewarm,tea\nb@x.example,active,\n', consent: 'x' }
    const questions = [{ column: 'Status', value: 'Lukewarm', rows: 1 }]
    expect(await my().previewImport(file)).toMatchObject({
      added: 1,
      leftOut: { asked: 1 },
      questions,
      unread: ['Tags'],
    })
    await expect(my().import(file)).rejects.toMatchObject({ code: 'STATES_UNKNOWN', status: 422 })
    expect(await product.db.$count(newsletterSubscribers)).toBe(2)
    const answers = [{ column: 'Status', value: 'Lukewarm', mayMail: false }]
    expect(await my().import({ ...file, answers })).toMatchObject({ added: 1, leftOut: { left: 1 } })
  })

  it.each(['E-Mail-Adresse', 'Courriel', 'Correo electrónico', '电子邮件', 'البريد الإلكتروني'])(
    'accepts a column of addresses named %s',
    async (name) => {
      expect(await my().previewImport({ csv: `${name}\nzoe@file.example\n` })).toMatchObject({ added: 1 })
    },
  )

  it.each([
    ['without a word about consent', { csv, consent: '  ' }, 'BAD_REQUEST'],
    ['that has no column of addresses', { csv: 'name\nAmara\n', consent: 'x' }, 'FILE_INVALID'],
    ['that is no table', { csv: '\u0001\u0002', consent: 'x' }, 'FILE_INVALID'],
  ])('is refused %s', async (_, file, code) => {
    await expect(my().import(file)).rejects.toMatchObject({ code })
    expect(await product.db.$count(newsletterSubscribers)).toBe(2)
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
