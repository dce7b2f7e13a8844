import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { createLog } from '../log.ts'
import { createTelephony } from './create-telephony.ts'
import type { Telephony } from './telephony.ts'
import { startTwilio } from './twilio-server.testing.ts'

const NUMBER = '+442079460958'
const settings = {
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_VERIFY_SID: 'VA1',
  TWILIO_NUMBER: '+15005550006',
}
const log = createLog('silent')

let twilio: Awaited<ReturnType<typeof startTwilio>>
let telephony: Telephony
beforeAll(async () => {
  twilio = await startTwilio()
  telephony = createTelephony(readEnv('demo', { ...settings, TWILIO_URL: twilio.url }), log) as Telephony
})
beforeEach(() => void twilio.calls.splice(0))
afterAll(() => twilio.close())

it('is null until all of its settings are given (INTV-30)', () => {
  for (const missing of Object.keys(settings)) {
    expect(() => readEnv('demo', { ...settings, [missing]: '' })).toThrow('belong together')
  }
  expect(createTelephony(readEnv('demo', {}), log)).toBeNull()
})

it('a number is confirmed by the code that was sent to it, once (INTV-30)', async () => {
  expect(await telephony.checkCode(NUMBER, '123456')).toBe(false)
  await telephony.sendCode(NUMBER)
  expect(await telephony.checkCode(NUMBER, '654321')).toBe(false)
  expect(await telephony.checkCode(NUMBER, '123456')).toBe(true)
  expect(await telephony.checkCode(NUMBER, '123456')).toBe(false)
  expect(twilio.calls[1]).toEqual({
    path: '/v2/Services/VA1/Verifications',
    form: { To: NUMBER, Channel: 'sms' },
    auth: `Basic ${Buffer.from('AC1:token').toString('base64')}`,
  })
})

it('texts and calls, and the spoken words cannot control the call (INTV-30)', async () => {
  await telephony.text(NUMBER, 'At 9:00 AM')
  await telephony.call(NUMBER, 'Hello <Hangup/> & "you"')
  expect(twilio.calls.map(({ path, form }) => [path, form])).toEqual([
    ['/2010-04-01/Accounts/AC1/Messages.json', { To: NUMBER, From: '+15005550006', Body: 'At 9:00 AM' }],
    [
      '/2010-04-01/Accounts/AC1/Calls.json',
      {
        To: NUMBER,
        From: '+15005550006',
        Twiml: '<Response><Say>Hello &#60;Hangup/&#62; &#38; &#34;you&#34;</Say></Response>',
      },
    ],
  ])
})

it.each([
  ['unreachable', 'break'],
  ['busy', { status: 429, body: '{}' }],
  ['failing', { status: 503, body: 'down' }],
  ['refused', { status: 401, body: `{"message":"${NUMBER}"}` }],
  ['garbage', { status: 200, body: '<html>' }],
  // a followed redirect would pass on the number and the code
  ['unreachable', { status: 307, body: '', location: '/elsewhere' }],
] as const)('reports only the kind of a failure: %s (INTV-30)', async (failure, answer) => {
  twilio.failNext(answer)
  const failed = await telephony.sendCode(NUMBER).catch((error) => error)
  expect(failed).toMatchObject({ code: 'TELEPHONY_AWAY', failure })
  expect(String(failed)).not.toContain(NUMBER)
})
