import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { campaignOptOuts, mailConsents, newsletterSignups, newsletterSubscribers } from '#db/schema/campaigns.ts'
import { mailSuppressions } from '#db/schema/mail.ts'
import { devMails, events } from '#db/schema/operations.ts'
import { createApp } from '#server/http/app.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { cleanUpSignups, deleteNewsletterAddress } from '../delete-address.ts'
import { subscribedKinds } from './choices.ts'
import { mountNewsletter } from './http.ts'
import { newsletterSubscribersOfEvents } from './mail-confirmation.ts'
import { mailToken } from './mail-tokens.ts'

const product = productOfFile()
let app: ReturnType<typeof createApp>
let places = 0

beforeAll(() => {
  app = createApp(
    { ...product.services, env: { ...product.services.env, TRUST_PROXY: { hops: 1 } } },
    async () => ({ viewer: null, sessionId: null }),
    () => true,
  )
  mountNewsletter(app)
})

const nextPlace = () => {
  places += 1
  return `203.0.113.${places}`
}
const people = { accept: 'text/html' }

const post = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = people) =>
  app.request(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'x-forwarded-for': nextPlace(), ...headers },
  })

/** Runs the worker's pending jobs. */
async function mailAll() {
  const emitted = await product.db.select().from(events).where(eq(events.name, 'newsletter.signup_requested'))
  for (const { id, payload, occurredAt } of emitted) {
    for (const { handle } of newsletterSubscribersOfEvents)
      await handle(product.services, payload, { eventId: id, occurredAt })
  }
}

const mailsTo = async (email: string) => {
  await mailAll()
  return product.db.select().from(devMails).where(eq(devMails.to, email))
}
const pathIn = (text: string, words: string) =>
  new RegExp(`${words}: http://[^/]+(/\\S+)`).exec(text)?.[1] ?? expect.fail(`no link ${words} in ${text}`)
const subscriber = async (email: string) =>
  (await product.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)))[0]

async function subscribe(email: string) {
  await post('/api/newsletter', { email, page: '/blog' })
  const mails = await mailsTo(email)
  const path = pathIn(mails.at(-1)?.text ?? '', 'Confirm subscription')
  return { path, answer: await post(path) }
}

describe('the newsletter sign-up', () => {
  it('is double opt-in: no address is subscribed before its owner confirms (CAMP-12, BLOG-11)', async () => {
    const response = await post('/api/newsletter', { email: 'Amara@Nwosu.example', page: '/blog' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/api/newsletter/asked?page=%2Fblog'])
    expect(await subscriber('amara@nwosu.example')).toBeUndefined()
    const [mail] = await mailsTo('amara@nwosu.example')
    const path = pathIn(mail?.text ?? '', 'Confirm subscription')
    // mail scanners open every link of an email
    const look = await app.request(path, { headers: people })
    expect([look.status, await look.text()]).toEqual([200, expect.stringContaining('Confirm subscription')])
    expect(await subscriber('amara@nwosu.example')).toBeUndefined()
    const said = await post(path)
    expect(await said.text()).toContain('You&#39;re subscribed')
    expect(await subscriber('amara@nwosu.example')).toMatchObject({ isActive: true, source: 'sign_up' })
    expect((await post(path)).status).toBe(404)
  })

  it('answers the same for known and unknown addresses (CAMP-12)', async () => {
    await subscribe('known@reader.example')
    const [known, unknown] = [
      await post('/api/newsletter', { email: 'known@reader.example' }),
      await post('/api/newsletter', { email: 'new@reader.example' }),
    ]
    expect([known.status, known.headers.get('location')]).toEqual([unknown.status, unknown.headers.get('location')])
    const mails = await mailsTo('known@reader.example')
    expect(mails.map(({ subject }) => subject)).toContain('You already get the Tandem newsletter')
  })

  it.each(['', 'nobody', 'a@b', 'two@x.example, three@x.example', `${'x'.repeat(260)}@x.example`])(
    'refuses %j and stores nothing',
    async (email) => {
      const before = await product.db.$count(newsletterSignups)
      const answer = await post('/api/newsletter', { email })
      expect(await answer.text()).toContain('Please enter a valid email address')
      expect(await product.db.$count(newsletterSignups)).toBe(before)
    },
  )

  it("drops a bot's sign-up, with the same answer", async () => {
    const answer = await post('/api/newsletter', { email: 'robot@spam.example', website: 'https://pills.example' })
    expect(answer.status).toBe(303)
    expect(await mailsTo('robot@spam.example')).toEqual([])
  })

  it('mails one address at most three times a day, and refuses one client after ten an hour', async () => {
    for (let n = 0; n < 5; n += 1) await post('/api/newsletter', { email: 'often@reader.example' })
    expect(await mailsTo('often@reader.example')).toHaveLength(3)
    const here = { ...people, 'x-forwarded-for': '198.51.100.7' }
    for (let n = 0; n < 10; n += 1) await post('/api/newsletter', { email: `many${n}@reader.example` }, here)
    const refused = await post('/api/newsletter', { email: 'many11@reader.example' }, here)
    expect(await refused.text()).toContain('Too many attempts')
  })

  it('redirects only to a page of ours', async () => {
    for (const page of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
      const answer = await post('/api/newsletter', { email: 'back@reader.example', page })
      expect(answer.headers.get('location')).toBe('/api/newsletter/asked?page=%2F')
    }
  })

  it('mails nothing to an address that bounced or complained', async () => {
    await product.db.insert(mailSuppressions).values({ email: 'gone@reader.example', reason: 'bounce' })
    expect((await post('/api/newsletter', { email: 'gone@reader.example' })).status).toBe(303)
    expect(await mailsTo('gone@reader.example')).toEqual([])
  })

  it('deletes sign-ups not confirmed within a week, and all data with the account of the address', async () => {
    await post('/api/newsletter', { email: 'late@reader.example' })
    const path = pathIn((await mailsTo('late@reader.example'))[0]?.text ?? '', 'Confirm subscription')
    await cleanUpSignups(product.services, new Date(Date.now() + 8 * 86_400_000))
    expect((await post(path)).status).toBe(404)
    await subscribe('leaving@reader.example')
    await deleteNewsletterAddress(product.db, 'Leaving@Reader.example')
    expect(await subscriber('leaving@reader.example')).toBeUndefined()
  })
})

describe('unsubscribing from campaigns', () => {
  const linkOf = async (email: string) => {
    await subscribe(email)
    const { id } = (await subscriber(email)) ?? expect.fail()
    return `/api/newsletter/mails?token=${mailToken(product.services.env, 'subscriber', id)}`
  }

  it('ends everything with one call without cookies, repeatedly (CAMP-08)', async () => {
    const path = await linkOf('stop@reader.example')
    for (let n = 0; n < 2; n += 1) {
      const answer = await post(path, { 'List-Unsubscribe': 'One-Click' }, { accept: '*/*' })
      expect([answer.status, await answer.json()]).toEqual([200, { stopped: true }])
    }
    expect(await subscriber('stop@reader.example')).toMatchObject({ isActive: false, unsubscribedAt: expect.any(Date) })
    expect(await product.db.$count(campaignOptOuts, eq(campaignOptOuts.email, 'stop@reader.example'))).toBe(3)
  })

  it('changes nothing on a GET', async () => {
    const path = await linkOf('look@reader.example')
    const page = await app.request(path, { headers: people })
    expect(await page.text()).toContain('lo…@reader.example')
    expect(await subscriber('look@reader.example')).toMatchObject({ isActive: true })
  })

  it('stores the selected kinds, and subscribing again restores the newsletter', async () => {
    const path = await linkOf('some@reader.example')
    const page = await post(path, { act: 'choose', kind: 'announcement' })
    expect(await page.text()).toContain('Saved.')
    expect(await subscriber('some@reader.example')).toMatchObject({ isActive: false })
    await subscribe('some@reader.example')
    expect(await subscriber('some@reader.example')).toMatchObject({ isActive: true, unsubscribedAt: null })
  })

  it('asks for offers by an unticked box, and records the consent and its end', async () => {
    const path = await linkOf('offers@reader.example')
    const page = await (await app.request(path, { headers: people })).text()
    expect(page).toMatch(/value="announcement" checked/)
    expect(page).toMatch(/value="promotional" {2}\/> Offers \(only if you select it\)/)
    const consents = () => product.db.select().from(mailConsents).where(eq(mailConsents.email, 'offers@reader.example'))
    // saving the box unchanged does not give consent
    const kinds = ['newsletter', 'job_alert', 'announcement']
    const choose = (chosen: string[]) => {
      const form = new URLSearchParams([['act', 'choose'], ...chosen.map((kind) => ['kind', kind])])
      return app.request(path, {
        method: 'POST',
        body: form.toString(),
        headers: { ...people, 'content-type': 'application/x-www-form-urlencoded' },
      })
    }
    await choose(kinds)
    expect(await consents()).toEqual([])
    for (let n = 0; n < 2; n += 1) await choose([...kinds, 'promotional'])
    const signup = {
      kind: 'promotional',
      place: 'mail_page',
      userId: null,
      givenAt: expect.any(Date),
      withdrawnAt: null,
    }
    expect(await consents()).toEqual([expect.objectContaining(signup)])
    await post(path, { 'List-Unsubscribe': 'One-Click' }, { accept: '*/*' })
    expect(await consents()).toEqual([expect.objectContaining({ ...signup, withdrawnAt: expect.any(Date) })])
    await choose(['promotional'])
    expect((await consents()).map(({ withdrawnAt }) => withdrawnAt === null).sort()).toEqual([false, true])
    await deleteNewsletterAddress(product.db, 'offers@reader.example')
    expect(await consents()).toEqual([])
  })

  it('does not treat confirming the newsletter as consent to offers', async () => {
    await subscribe('only-news@reader.example')
    expect(await subscribedKinds(product.db, 'only-news@reader.example')).not.toContain('promotional')
  })

  it('rejects a token that was not signed here, or for another purpose', async () => {
    const { path } = await subscribe('forged@reader.example')
    const { id } = (await subscriber('forged@reader.example')) ?? expect.fail()
    const confirm = path.split('token=')[1] ?? ''
    for (const token of ['', 'x', `s.${id}.x`, confirm, mailToken({ APP_SECRET: 'other' }, 'subscriber', id)]) {
      const answer = await post(`/api/newsletter/mails?token=${encodeURIComponent(token)}`, {}, { accept: '*/*' })
      expect([answer.status, await answer.json()]).toEqual([410, { code: 'LINK_INVALID' }])
    }
    expect(await subscriber('forged@reader.example')).toMatchObject({ isActive: true })
  })
})
