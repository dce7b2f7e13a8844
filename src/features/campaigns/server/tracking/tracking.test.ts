import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { campaignRecipients, newsletterSubscribers } from '#db/schema/campaigns.ts'
import { newId } from '#lib/ids.ts'
import { createApp } from '#server/http/app.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { isMachine } from '../../machine-rules.ts'
import { mailToken } from '../newsletter/mail-tokens.ts'
import { sendCampaign } from '../sending/send-campaign.ts'
import { mountTracking } from './http.ts'

const PERSON = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'
const product = productOfFile()
let app: ReturnType<typeof createApp>
let staff: string
beforeAll(async () => {
  app = createApp(product.services, product.identify, () => true)
  mountTracking(app)
  staff = (await createUser(product.db, { roles: ['platform_user'] })).id
})

let id = ''
let token = ''
beforeEach(async () => {
  await product.db.delete(newsletterSubscribers)
  await product.db.insert(newsletterSubscribers).values({ email: 'reader@reader.example', source: 'import' })
  id = newId()
  const my = product.as(staff).campaigns
  const content = '<p><a href="https://one.example/">One</a> and <a href="https://two.example/x">two</a>.</p>'
  await my.create({ id, title: 'x', subject: 'x', content, templateType: 'newsletter' })
  await my.send({ id, revision: 1 })
  await sendCampaign(product.services, { campaignId: id })
  // it was sent an hour ago
  const sentAt = new Date(Date.now() - 3_600_000)
  const [row] = await product.db
    .update(campaignRecipients)
    .set({ sentAt })
    .where(eq(campaignRecipients.campaignId, id))
    .returning()
  token = mailToken(product.services.env, 'recipient', row?.id ?? '')
})

const figures = async () => {
  const { openedCount, clickedCount, machineOpened, links } = await product.as(staff).campaigns.get({ id })
  return { openedCount, clickedCount, machineOpened, links: links.map((link) => link.clickedCount) }
}
const get = (path: string, agent = PERSON, headers: Record<string, string> = {}) =>
  app.request(path, { headers: { 'user-agent': agent, ...headers } })
const open = (agent?: string, headers?: Record<string, string>) => get(`/api/c/open?t=${token}`, agent, headers)
const click = (link: number | string, agent?: string) => get(`/api/c/click?t=${token}&l=${link}`, agent)

describe('opens and clicks', () => {
  it('count each recipient once, however often they read (CAMP-03)', async () => {
    for (let n = 0; n < 3; n += 1) {
      const picture = await open()
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/gif'])
    }
    await click(0)
    await click(0)
    const answer = await click(1)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://two.example/x'])
    expect(await figures()).toEqual({ openedCount: 1, clickedCount: 1, machineOpened: 0, links: [2, 1] })
  })

  it('count a click as an opening where images are blocked (CAMP-03)', async () => {
    await click(0)
    expect(await figures()).toMatchObject({ openedCount: 1, clickedCount: 1 })
  })

  it('exclude programs from both counts, but their links work', async () => {
    await open('Mozilla/5.0')
    await open(PERSON, { 'sec-purpose': 'prefetch' })
    expect((await click(0, 'Mimecast-URL-Scanner/1.0')).headers.get('location')).toBe('https://one.example/')
    expect(await figures()).toEqual({ openedCount: 0, clickedCount: 0, machineOpened: 1, links: [0, 0] })
    await open()
    expect(await figures()).toMatchObject({ openedCount: 1, machineOpened: 1 })
  })

  it('redirect only to links of the same campaign', async () => {
    for (const link of [2, -1, 1.5, 'x', '', 'https://evil.example', '0&url=https://evil.example/']) {
      const answer = await click(link)
      if (link === '0&url=https://evil.example/') expect(answer.headers.get('location')).toBe('https://one.example/')
      else expect([answer.status, answer.headers.get('location')]).toEqual([404, null])
    }
    for (const forged of [
      '',
      'x',
      `${token}x`,
      mailToken({ APP_SECRET: 'other' }, 'recipient', id),
      mailToken(product.services.env, 'test', id),
    ]) {
      const answer = await get(`/api/c/click?t=${forged}&l=0`)
      expect([answer.status, answer.headers.get('location')]).toEqual([404, null])
      expect((await get(`/api/c/open?t=${forged}`)).status).toBe(200)
    }
    // the token of a link in the campaign
    expect(await figures()).toMatchObject({ openedCount: 1, clickedCount: 1, links: [1, 0] })
  })
})

describe('the reader', () => {
  const at = new Date()
  const ago = (seconds: number) => new Date(at.getTime() - seconds * 1000)
  const read = { userAgent: PERSON, purpose: undefined, method: 'GET', sentAt: ago(60), at }
  it.each([
    ['a person', read, false],
    [
      'the picture proxy of Gmail, which asks when the mail is shown',
      { ...read, userAgent: 'Mozilla/5.0 (via ggpht.com GoogleImageProxy)' },
      false,
    ],
    ['the picture proxy of Yahoo', { ...read, userAgent: 'YahooMailProxy; https://help.yahoo.com/kb/x' }, false],
    ['a mail program with a name of its own', { ...read, userAgent: 'WindowsMail/17.5.9600.22013' }, false],
    ['a filter that calls itself a browser', { ...read, userAgent: `${PERSON} Safari/604.1 Proofpoint` }, true],
    ["Apple's mail privacy", { ...read, userAgent: 'Mozilla/5.0' }, true],
    ['nobody by name', { ...read, userAgent: undefined }, true],
    ['a filter', { ...read, userAgent: 'Barracuda Sentinel (EE)' }, true],
    ['a link preview', { ...read, userAgent: 'Slackbot-LinkExpanding 1.0' }, true],
    ['a library', { ...read, userAgent: 'python-requests/2.31' }, true],
    ['a HEAD', { ...read, method: 'HEAD' }, true],
    ['a prefetch', { ...read, purpose: 'prefetch;prerender' }, true],
    ['whoever is there within five seconds', { ...read, sentAt: ago(3) }, true],
    ['before it left', { ...read, sentAt: null }, true],
  ])('is recognized: %s', (_, fetch, expected) => expect(isMachine(fetch)).toBe(expected))
})
