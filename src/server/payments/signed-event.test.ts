import fc from 'fast-check'
import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { randomCases } from '#testing/long.ts'
import { readSignedEvent, signEvent } from './signed-event.ts'

const SECRET = 'whsec_a-secret-of-ours'
const now = new Date('2026-11-22T12:00:00Z')
const seconds = (n: number) => new Date(now.getTime() + n * 1000)
const event = (more = {}) =>
  JSON.stringify({
    id: 'evt_1',
    type: 'invoice.paid',
    data: { object: { object: 'invoice', customer: 'cus_1', ...more } },
  })
const read = (body: string, header: string | null, secret = SECRET) => readSignedEvent(body, header, secret, now)

describe('a message of the payment provider', () => {
  const signed = signEvent(event(), SECRET, now)

  it('is read when it is signed', () => {
    expect(read(event(), signed)).toEqual({ id: 'evt_1', type: 'invoice.paid', customerId: 'cus_1' })
  })

  it.each<[string, string, string | null, string?]>([
    ['is not signed', event(), null],
    ['has an empty header', event(), ''],
    ['is signed with another secret', event(), signEvent(event(), 'whsec_guessed', now)],
    ['was altered', event({ amount: 1 }), signed],
    ['comes to a server without a secret', event(), signEvent(event(), SECRET, now), ''],
    ['is signed with the empty secret', event(), 't=1763812800,v1=00', ''],
    ['is 301 seconds old', event(), signEvent(event(), SECRET, seconds(-301))],
    ['is 301 seconds ahead', event(), signEvent(event(), SECRET, seconds(301))],
    ['has its time moved', event(), signed.replace(/t=\d+/, `t=${seconds(5).getTime() / 1000}`)],
    ['names no time', event(), signed.replace(/t=\d+,/, '')],
    ['names another scheme only', event(), signed.replace('v1=', 'v0=')],
    ['has a header that never ends', event(), `${signed},${'v1=0,'.repeat(1000)}`],
    ['is no JSON', 'no', signEvent('no', SECRET, now)],
    ['is no event', '{"id":3}', signEvent('{"id":3}', SECRET, now)],
  ])('B1 is refused when it %s', (_, body, header, secret = SECRET) => {
    expect(read(body, header, secret)).toBeNull()
  })

  it('is valid for five minutes before and after', () => {
    for (const n of [-300, -299, 299, 300]) {
      expect(read(event(), signEvent(event(), SECRET, seconds(n)))).not.toBeNull()
    }
  })

  it('is refused if any byte of body or signature changes', () => {
    const flip = (text: string, at: number) => {
      const bytes = Buffer.from(text)
      bytes[at] = (bytes[at] ?? 0) ^ 1
      return bytes.toString('latin1')
    }
    fc.assert(
      fc.property(fc.nat(event().length - 1), fc.nat(63), (inBody, inMac) => {
        const start = signed.indexOf('v1=') + 3
        expect(read(flip(event(), inBody), signed)).toBeNull()
        expect(read(event(), flip(signed, start + inMac))).toBeNull()
      }),
      { numRuns: randomCases(500) },
    )
  })

  it('has the same signature as from the library of Stripe', () => {
    const { webhooks } = new Stripe('sk_test_none')
    const timestamp = now.getTime() / 1000
    expect(
      read(event(), webhooks.generateTestHeaderString({ payload: event(), secret: SECRET, timestamp })),
    ).not.toBeNull()
    const fresh = signEvent(event(), SECRET, new Date())
    expect(webhooks.constructEvent(event(), fresh, SECRET).id).toBe('evt_1')
  })

  it('finds the customer by id, by object, or as the object itself', () => {
    const about = (object: object) => {
      const body = JSON.stringify({ id: 'evt_1', type: 'x', data: { object } })
      return read(body, signEvent(body, SECRET, now))?.customerId
    }
    expect(about({ object: 'invoice', customer: { id: 'cus_2', object: 'customer' } })).toBe('cus_2')
    expect(about({ object: 'customer', id: 'cus_3' })).toBe('cus_3')
    expect(about({ object: 'price', id: 'price_1' })).toBeNull()
  })
})
