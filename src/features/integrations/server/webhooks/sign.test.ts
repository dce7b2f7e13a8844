import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { newWebhookSecret } from './secret.ts'
import { signedHeaders } from './sign.ts'

const APP_SECRET = 'a secret of the process that nobody knows'
const { secret } = await newWebhookSecret({ APP_SECRET })
const { secret: other } = await newWebhookSecret({ APP_SECRET })

const message = fc.record({ id: fc.stringMatching(/^msg_[0-9a-f]{32}$/), body: fc.json() })

describe('a signature of Standard Webhooks', () => {
  it('is an HMAC-SHA256 of id, seconds and body, and is accepted', () => {
    fc.assert(
      fc.property(message, (sent) => {
        const now = new Date()
        const seconds = Math.floor(now.getTime() / 1000)
        const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
        const mac = createHmac('sha256', key).update(`${sent.id}.${seconds}.${sent.body}`).digest('base64')
        const headers = signedHeaders([secret], sent, now)
        expect(headers['webhook-signature']).toBe(`v1,${mac}`)
        const read = new Webhook(secret).verify(sent.body, headers)
        expect(read).toEqual(JSON.parse(sent.body))
      }),
    )
  })

  it('is refused by the library if any part of the message changes', () => {
    fc.assert(
      fc.property(message, (sent) => {
        const headers = signedHeaders([secret], sent, new Date())
        const verify = (body: string, changed: object = {}, by = secret) => {
          new Webhook(by).verify(body, { ...headers, ...changed })
        }
        expect(() => verify(`${sent.body} `)).toThrow('No matching signature')
        expect(() => verify(sent.body, { 'webhook-id': `${sent.id}0` })).toThrow('No matching signature')
        const later = String(Number(headers['webhook-timestamp']) + 1)
        expect(() => verify(sent.body, { 'webhook-timestamp': later })).toThrow('No matching signature')
        expect(() => verify(sent.body, {}, other)).toThrow('No matching signature')
      }),
      { numRuns: 30 },
    )
  })

  it('is refused if its time is too old or in the future', () => {
    const sent = { id: 'msg_1', body: '{}' }
    const at = (ms: number) =>
      new Webhook(secret).verify(sent.body, signedHeaders([secret], sent, new Date(Date.now() + ms)))
    expect(() => at(-6 * 60_000)).toThrow('Message timestamp too old')
    expect(() => at(6 * 60_000)).toThrow('Message timestamp too new')
    expect(() => at(-4 * 60_000)).not.toThrow()
  })

  it('is sent together with that of the previous secret, so that a receiver can use either', () => {
    const sent = { id: 'msg_1', body: '{"a":1}' }
    const headers = signedHeaders([secret, other], sent, new Date())
    for (const held of [secret, other]) expect(new Webhook(held).verify(sent.body, headers)).toEqual({ a: 1 })
  })
})
