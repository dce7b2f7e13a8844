import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { mailSuppressions } from '#db/schema/mail.ts'
import { mailDeliveries } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { deliverMail } from '#server/deliver-mail.ts'
import { messageIdOf } from '#server/mail/message-id.ts'
import {
  appWith,
  fetched,
  listed,
  openReports,
  post,
  product,
  sentTo,
  setAway,
  signer,
  TOPIC,
} from './reports.testing.ts'
import type { SnsMessage } from './sns.ts'
import { snsSigner } from './sns-signer.testing.ts'

openReports()

const CERTIFICATE = 'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-7ff5318490ec183fbaddaa2a969abfda.pem'
const SUBSCRIBE = `https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&TopicArn=${TOPIC}&Token=abc`

describe('reports of Amazon SES by SNS', () => {
  const recipient = { emailAddress: 'jane@x.example', status: '5.1.1', action: 'failed' }
  const mail = (messageId?: string) => ({
    ...{ timestamp: '2026-11-20T14:59:38.237Z', source: 'us@x.example', messageId: '00000138111222aa-33322211' },
    ...{ destination: ['jane@x.example'], headersTruncated: false },
    ...(messageId && {
      headers: [
        { name: 'From', value: 'us' },
        { name: 'Message-ID', value: `<${messageId}>` },
      ],
    }),
  })
  const bounce = (more: object = {}, one: object = {}) => ({
    notificationType: 'Bounce',
    bounce: {
      ...{ bounceType: 'Permanent', bounceSubType: 'General', reportingMTA: 'dns; email.example.com' },
      bouncedRecipients: [{ ...recipient, diagnosticCode: 'smtp; 550 5.1.1 <jane@x.example>... User unknown', ...one }],
      ...more,
    },
    mail: mail(),
  })
  const notification = (says: unknown, more: Partial<SnsMessage> = {}) =>
    signer.sign({
      ...{ Type: 'Notification', MessageId: newId(), TopicArn: TOPIC, Timestamp: '2026-11-20T17:58:59.675Z' },
      ...{ Message: typeof says === 'string' ? says : JSON.stringify(says), SignatureVersion: '1' },
      ...{ Subject: 'Amazon SES Email Event Notification', SigningCertURL: CERTIFICATE },
      ...more,
    })
  const send = (message: unknown) => post('/ses', message, { 'content-type': 'text/plain; charset=UTF-8' })

  it('are refused of another topic, unsigned, changed, or signed by a foreign certificate', async () => {
    const good = notification(bounce())
    const others = [
      'http://sns.eu-west-1.amazonaws.com/a.pem',
      'https://evil.example/a.pem',
      'https://sns.eu-west-1.amazonaws.com.evil.example/a.pem',
      'https://evil.example/?sns.eu-west-1.amazonaws.com/a.pem',
      'https://sns.eu-west-1.amazonaws.com:444/a.pem',
      'https://me@sns.eu-west-1.amazonaws.com/a.pem',
      'https://bucket.s3.eu-west-1.amazonaws.com/a.pem',
      'https://sns.eu-west-1.amazonaws.com/../a.pem?x=.pem',
    ]
    for (const message of [
      { ...good, Signature: 'AAAA' },
      { ...good, Message: good.Message.replace('jane', 'mary') },
      { ...good, MessageId: newId() },
      { ...good, SignatureVersion: '2' },
      snsSigner().sign({ ...good }),
      ...others.map((SigningCertURL) => notification(bounce(), { SigningCertURL })),
    ]) {
      expect((await send(message)).status).toBe(401)
    }
    expect((await send(notification(bounce(), { TopicArn: `${TOPIC}-of-another` }))).status).toBe(403)
    for (const odd of ['{}', 'not json', { ...good, Type: 'Other' }]) expect((await send(odd)).status).toBe(400)
    expect([await listed(), fetched.every((url) => url === CERTIFICATE)]).toEqual([[], true])
  })

  it('suppress a permanent bounce and a complaint, as notifications and as published events, in both signature versions', async () => {
    const complaint = (address: string, complaintFeedbackType: string) => ({
      eventType: 'Complaint',
      complaint: { complainedRecipients: [{ emailAddress: address }], complaintFeedbackType, userAgent: 'x' },
      mail: mail(),
    })
    const several = { bouncedRecipients: [{ emailAddress: 'a@x.example' }, { emailAddress: 'b@x.example' }] }
    for (const says of [
      bounce(),
      bounce(several),
      bounce({ bounceType: 'Transient' }, { emailAddress: 'slow@x.example' }),
      bounce({}, { emailAddress: 'policy@x.example', diagnosticCode: 'smtp; 550 5.7.1 blocked' }),
      complaint('spam@x.example', 'abuse'),
      complaint('glad@x.example', 'not-spam'),
      { eventType: 'Open', mail: mail(), open: { ipAddress: '192.0.2.1' } },
      'Successfully validated SNS topic for Amazon SES event publishing.',
    ]) {
      expect((await send(notification(says, { SignatureVersion: '2' }))).status).toBe(200)
    }
    const silent = notification(bounce({}, { emailAddress: 'plain@x.example' }), { Subject: null })
    expect((await send(silent)).status).toBe(200)
    expect(await listed()).toEqual(
      ['a', 'b', 'jane', 'plain'].map((name) => `${name}@x.example bounce`).concat('spam@x.example complaint'),
    )
  })

  it('record a delivery, of a campaign and of any other email, once', async () => {
    const { messageId, read } = await sentTo('jane@x.example')
    const delivery = (id: string) => ({
      notificationType: 'Delivery',
      mail: mail(id),
      delivery: { recipients: ['jane@x.example'], smtpResponse: '250 ok' },
    })
    const good = notification(delivery(messageId))
    expect(await (await send(good)).json()).toMatchObject({ delivered: 1 })
    const first = (await read())?.deliveredAt
    expect(first).toBeInstanceOf(Date)
    expect(await (await send(good)).json()).toMatchObject({ delivered: 0, repeated: 1 })
    expect((await read())?.deliveredAt).toEqual(first)

    const key = `invitation ${newId()}`
    await deliverMail(product.services, { key, to: 'jane@x.example', subject: 'S', html: '<p>W</p>', text: 'W' })
    await send(notification(delivery(`${messageIdOf(key)}@tandem.example`)))
    const [row] = await product.db.select().from(mailDeliveries).where(eq(mailDeliveries.key, key))
    expect(row?.deliveredAt).toBeInstanceOf(Date)
    await send(notification({ ...bounce(), mail: mail(`${messageIdOf(key)}@tandem.example`) }))
    const [never] = await product.db.select().from(mailSuppressions)
    expect(never).toMatchObject({ email: 'jane@x.example', mail: 'invitation' })
  })

  it("start once the topic's subscription is confirmed automatically", async () => {
    const confirmation = (SubscribeURL: string | undefined, TopicArn = TOPIC) =>
      notification('You have chosen to subscribe', {
        ...{ Type: 'SubscriptionConfirmation', Token: 'abc', TopicArn, SubscribeURL },
      })
    expect((await send(confirmation(SUBSCRIBE, `${TOPIC}-of-another`))).status).toBe(403)
    expect((await send({ ...confirmation(SUBSCRIBE), Signature: 'AAAA' })).status).toBe(401)
    for (const elsewhere of [undefined, 'https://evil.example/', 'http://sns.eu-west-1.amazonaws.com/'])
      expect((await send(confirmation(elsewhere))).status).toBe(400)
    expect(fetched.filter((url) => !url.endsWith('.pem'))).toEqual([])
    expect(await (await send(confirmation(SUBSCRIBE))).json()).toEqual({ confirmed: true })
    expect(fetched).toContain(SUBSCRIBE)
  })

  it('are requested again while SNS cannot be reached', async () => {
    setAway(true)
    const other = CERTIFICATE.replace('7ff5', '8aa6')
    expect((await send(notification(bounce(), { SigningCertURL: other }))).status).toBe(503)
    setAway(false)
    for (let n = 0; n < 2; n += 1)
      expect((await send(notification(bounce(), { SigningCertURL: other }))).status).toBe(200)
    // a certificate is fetched once
    expect(fetched).toEqual([other])
  })

  it('are refused with an expired certificate', async () => {
    const ended = snsSigner(new Date(Date.now() - 1000))
    const fresh = appWith({ SES_TOPIC_ARN: TOPIC }, async () => ended.certificate)
    const { Signature: _, ...unsigned } = notification(bounce())
    expect((await post('/ses', ended.sign(unsigned), {}, fresh)).status).toBe(401)
  })
})
