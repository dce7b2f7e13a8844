import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { mailReports, mailSuppressions } from '#db/schema/mail.ts'
import { newId } from '#lib/ids.ts'
import { cleanUpReports } from '#server/mail-reports.ts'
import { createUser } from '#testing/factories.ts'
import { appWith, listed, MAILGUN, openReports, post, product, RESEND, SECRET, sentTo } from './reports.testing.ts'

openReports()

const withSecret = { authorization: `Bearer ${SECRET}` }

const reportsTaken = () => product.db.$count(mailReports)

describe('reports with a shared secret', () => {
  it('are refused without the secret, and in an unknown format', async () => {
    const body = { events: [{ type: 'bounce', email: 'x@x.example' }] }
    for (const authorization of ['', 'Bearer ', 'Bearer wrong', SECRET, `Bearer ${SECRET.slice(0, -1)}`]) {
      for (const path of ['', '/brevo']) expect((await post(path, body, { authorization })).status).toBe(401)
    }
    const basic = `Basic ${Buffer.from(`mail:${SECRET}`).toString('base64')}`
    expect((await post('', body, { authorization: basic })).status).toBe(200)
    for (const odd of ['', 'null', '[1]', '{"events":"x"}', 'not json', '{}'])
      expect((await post('', odd, withSecret)).status, odd).toBe(400)
    expect(await listed()).toEqual(['x@x.example bounce'])
  })

  it.each(['', '/brevo', '/mailgun', '/resend', '/ses'])('are disabled at %j until a secret is set', async (path) => {
    const none = { MAIL_WEBHOOK_SECRET: undefined, MAILGUN_SIGNING_KEY: undefined, RESEND_WEBHOOK_SECRET: undefined }
    const off = appWith({ ...none, SES_TOPIC_ARN: undefined })
    expect((await post(path, {}, withSecret, off)).status).toBe(404)
  })

  it('are read from our format, Postmark and SendGrid; a full mailbox ends nothing', async () => {
    await post(
      '',
      {
        events: [
          { type: 'bounce', email: 'A@x.example' },
          { type: 'open', email: 'o@x.example' },
        ],
      },
      withSecret,
    )
    await post('', { RecordType: 'Bounce', Type: 'HardBounce', Email: 'b@x.example', ID: 42 }, withSecret)
    await post('', { RecordType: 'Bounce', Type: 'SoftBounce', Email: 'soft@x.example', ID: 43 }, withSecret)
    await post('', { RecordType: 'Delivery', Recipient: 'there@x.example', MessageID: 'x' }, withSecret)
    await post('', { RecordType: 'SpamComplaint', Email: 'a@x.example', ID: 44 }, withSecret)
    const list = [
      { event: 'spamreport', email: 'c@x.example', sg_event_id: 's1' },
      { event: 'bounce', type: 'blocked', email: 'd@x.example', sg_event_id: 's2' },
      { event: 'bounce', email: 'nobody', sg_event_id: 's3' },
      { event: 'bounce', type: 'bounce', email: 'e@x.example', reason: '550 5.1.1 unknown', sg_event_id: 's4' },
    ]
    await post('', list, withSecret)
    await post('', { events: [{ type: 'bounce', email: 'a@x.example' }] }, withSecret)
    expect(await listed()).toEqual([
      'a@x.example complaint',
      'b@x.example bounce',
      'c@x.example complaint',
      'e@x.example bounce',
    ])
  })

  it('are read from Brevo, singly and in a list', async () => {
    const event = (name: string, email: string, more: object = {}) => ({
      ...{ event: name, email, id: 9999999, date: '2026-11-20 11:10:23', ts: 1520331023, ts_event: 1520331023 },
      ...{ 'message-id': '<201803062010.27287306012@smtp-relay.mailin.fr>', subject: 'Test', tag: 'x', ...more },
    })
    const reason = ' RecipientError: 550 5.5.0 Requested action not taken: mailbox unavailable.'
    expect((await post('', event('hard_bounce', 'hard@x.example', { reason }), withSecret)).status).toBe(200)
    const list = [
      event('complaint', 'spam@x.example'),
      event('soft_bounce', 'soft@x.example', { reason: 'undefined Unable to find MX' }),
      event('invalid_email', 'invalid@x.example'),
      event('hard_bounce', 'policy@x.example', { reason: '550 5.7.1 blocked using Spamhaus' }),
      event('blocked', 'blocked@x.example'),
      event('unique_opened', 'open@x.example'),
    ]
    expect(await (await post('/brevo', list, withSecret)).json()).toMatchObject({ suppressed: 2, soft: 2 })
    expect(await listed()).toEqual(['hard@x.example bounce', 'invalid@x.example bounce', 'spam@x.example complaint'])
  })
})

describe('reports of Mailgun', () => {
  const signed = (data: object, key = MAILGUN, at = Math.floor(Date.now() / 1000)) => {
    const token = newId()
    const signature = createHmac('sha256', key).update(`${at}${token}`).digest('hex')
    return { signature: { timestamp: String(at), token, signature }, 'event-data': data }
  }
  const failed = (recipient: string, more: object = {}) => ({
    ...{
      event: 'failed',
      id: newId(),
      timestamp: 1521472262.908181,
      severity: 'permanent',
      reason: 'bounce',
      recipient,
    },
    ...{ 'log-level': 'error', flags: { 'is-test-mode': false }, tags: [], 'user-variables': {} },
    ...{ 'delivery-status': { 'attempt-no': 1, message: '', code: 550, description: '5.1.1 user unknown' } },
    ...more,
  })

  it('are refused without their signature, with another key, and after a month', async () => {
    const old = Math.floor(Date.now() / 1000) - 29 * 86_400
    for (const body of [
      { 'event-data': failed('x@x.example') },
      signed(failed('x@x.example'), 'another key'),
      signed(failed('x@x.example'), MAILGUN, old),
      { ...signed(failed('x@x.example')), signature: { timestamp: '', token: '', signature: '' } },
      'not json',
      'null',
    ]) {
      expect((await post('/mailgun', body)).status).toBe(401)
    }
    expect((await post('/mailgun', signed({ event: 'failed' }))).status).toBe(400)
    expect([await listed(), await reportsTaken()]).toEqual([[], 0])
  })

  it('suppress for a permanent failure and a complaint, not for a policy, a delay or a full mailbox', async () => {
    const one = { severity: 'temporary', reason: 'generic' }
    const policy = { 'delivery-status': { code: 550, message: '5.7.1 Message rejected by policy' } }
    const full = { 'delivery-status': { code: 552, 'enhanced-code': '5.2.2', message: 'over quota' } }
    for (const data of [
      failed('gone@x.example'),
      failed('before@x.example', { reason: 'suppress-bounce', 'delivery-status': { code: 605 } }),
      failed('angry@x.example', { reason: 'suppress-complaint' }),
      failed('left@x.example', { reason: 'suppress-unsubscribe' }),
      failed('slow@x.example', one),
      failed('old@x.example', { reason: 'old' }),
      failed('policy@x.example', policy),
      failed('full@x.example', full),
      failed('open@x.example', { event: 'opened' }),
      failed('spam@x.example', { event: 'complained' }),
    ]) {
      expect((await post('/mailgun', signed(data))).status).toBe(200)
    }
    expect(await listed()).toEqual([
      'angry@x.example complaint',
      'before@x.example bounce',
      'gone@x.example bounce',
      'spam@x.example complaint',
    ])
    const [row] = await product.db.select().from(mailSuppressions).where(eq(mailSuppressions.email, 'gone@x.example'))
    expect(row?.answer).toBe('550 5.1.1 user unknown')
  })

  it('are stored with the recipient of a campaign, each once even if repeated', async () => {
    const { messageId, read, sentCount } = await sentTo('reader@x.example')
    const message = {
      headers: { to: 'reader@x.example', 'message-id': messageId, from: 'a@b.example', subject: 'News' },
    }
    const delivered = failed('reader@x.example', { event: 'delivered', message })
    const soft = failed('reader@x.example', { severity: 'temporary', message })
    for (const data of [delivered, delivered, soft, soft, soft]) await post('/mailgun', signed(data))
    expect(await read()).toMatchObject({ state: 'sent', deliveredAt: expect.any(Date), softBounces: 1 })
    const gone = failed('reader@x.example', { message })
    expect(await (await post('/mailgun', signed(gone))).json()).toMatchObject({ suppressed: 1 })
    expect(await (await post('/mailgun', signed(gone))).json()).toMatchObject({ suppressed: 0, repeated: 1 })
    expect(await read()).toMatchObject({ state: 'bounced', problem: 'no_mailbox', answer: '550 5.1.1 user unknown' })
    expect(await sentCount()).toBe(0)
    const [row] = await product.db.select().from(mailSuppressions)
    expect(row?.mail).toBe('campaign “October”')
  })

  it("are not stored with another address's recipient by its Message-ID", async () => {
    const { messageId, read } = await sentTo('reader@x.example')
    await post('/mailgun', signed(failed('other@x.example', { message: { headers: { 'message-id': messageId } } })))
    expect([(await read())?.state, await listed()]).toEqual(['sent', ['other@x.example bounce']])
  })
})

describe('reports of Resend', () => {
  const event = (type: string, to: string[], more: object = {}) => ({
    ...{ type, created_at: '2026-11-20T18:11:26.101Z' },
    data: {
      email_id: newId(),
      created_at: '2026-11-20T18:11:25.729Z',
      from: 'Us <us@x.example>',
      subject: 'Hi',
      to,
      ...more,
    },
  })
  const signed = (body: object, secret = RESEND, at = new Date()) => {
    const [id, text] = [`msg_${newId()}`, JSON.stringify(body)]
    const signature = new Webhook(secret).sign(id, at, text)
    const timestamp = String(Math.floor(at.getTime() / 1000))
    return [text, { 'svix-id': id, 'svix-timestamp': timestamp, 'svix-signature': signature }] as const
  }
  const send = (...[text, headers]: ReturnType<typeof signed>) => post('/resend', text, headers)

  it('are refused without their signature, with another secret, changed, and hours later', async () => {
    const body = event('email.complained', ['x@x.example'])
    const [text, headers] = signed(body)
    const other = `whsec_${Buffer.from('another secret of some length!!!').toString('base64')}`
    for (const [posted, head] of [
      [text, {}],
      [text, { ...headers, 'svix-signature': 'v1,AAAA' }],
      [text, { ...headers, 'svix-id': 'msg_other' }],
      [text.replace('x@x', 'y@x'), headers],
      signed(body, other),
      signed(body, RESEND, new Date(Date.now() - 3_600_000)),
    ] as const) {
      expect((await post('/resend', posted, head as Record<string, string>)).status).toBe(401)
    }
    expect(await listed()).toEqual([])
  })

  it('suppress a permanent bounce and a complaint; for several recipients it is unknown who is meant', async () => {
    const bounce = {
      type: 'Permanent',
      subType: 'General',
      message: 'The recipient’s email provider sent a hard bounce.',
    }
    const old = { message: "The recipient's email provider sent a hard bounce message, but didn't specify the reason." }
    const many = event('email.bounced', ['one@x.example', 'two@x.example'], { bounce })
    for (const body of [
      event('email.bounced', ['Reader <gone@x.example>'], { bounce }),
      event('email.bounced', ['old@x.example'], { bounce: old }),
      event('email.bounced', ['soft@x.example'], { bounce: { ...bounce, type: 'Transient' } }),
      event('email.bounced', ['policy@x.example'], { bounce: { ...bounce, diagnosticCode: ['smtp; 550 5.7.1 no'] } }),
      event('email.complained', ['spam@x.example']),
      event('email.opened', ['open@x.example']),
      many,
    ]) {
      expect((await send(...signed(body))).status).toBe(200)
    }
    expect(await listed()).toEqual(['gone@x.example bounce', 'old@x.example bounce', 'spam@x.example complaint'])
  })
})

it('deletes the ids of processed reports after a month', async () => {
  await post('', { RecordType: 'SpamComplaint', Email: 'a@x.example', ID: 1 }, withSecret)
  await cleanUpReports(product.db)
  expect(await reportsTaken()).toBe(1)
  await cleanUpReports(product.db, new Date(Date.now() + 31 * 86_400_000))
  expect(await reportsTaken()).toBe(0)
})

it('shows staff the reports', async () => {
  const staff = await createUser(product.db, { roles: ['platform_user'] })
  const { messageId, campaignId } = await sentTo('reader@x.example')
  const body = [
    { event: 'delivered', email: 'reader@x.example', 'smtp-id': `<${messageId}>`, sg_event_id: 'd' },
    { event: 'spamreport', email: 'reader@x.example', 'smtp-id': `<${messageId}>`, sg_event_id: 'c' },
  ]
  await post('', body, withSecret)
  const my = product.as(staff.id).campaigns
  expect(await my.get({ id: campaignId })).toMatchObject({ delivered: 1, complained: 1 })
  const { items } = await my.recipients({ id: campaignId })
  expect(items).toMatchObject([{ state: 'sent', deliveredAt: expect.any(Date), complainedAt: expect.any(Date) }])
})
