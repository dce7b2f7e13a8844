import { expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { createLog } from '../log.ts'
import { createPayments } from './create-payments.ts'

const keys = { STRIPE_SECRET_KEY: 'sk_canary', STRIPE_WEBHOOK_SECRET: 'whsec_canary' }
const real = { EMBEDDED_DATABASE: '1', PUBLIC_URL: 'https://jobs.example.org', APP_SECRET: 'x'.repeat(32) }
const made = (mode: 'serve' | 'demo' | 'dev', source: Record<string, string>) =>
  createPayments(readEnv(mode, source), {} as never, createLog('silent'))

it.each([
  ['demo', {}, 'sandbox'],
  ['dev', {}, 'sandbox'],
  ['serve', real, undefined],
  ['serve', { ...real, ...keys }, 'stripe'],
  ['demo', keys, 'stripe'],
] as const)('in %s with %o payments go to %s', async (mode, source, provider) => {
  expect((await made(mode, source))?.provider).toBe(provider)
})

it.each(Object.keys(keys))('B1 refuses to start with %s alone, and names no value', (name) => {
  const one = { [name]: 'canary' }
  expect(() => readEnv('demo', one)).toThrow('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together')
  expect(() => readEnv('demo', one)).not.toThrow('canary')
  // an empty key counts as missing
  expect(() => readEnv('demo', { ...keys, [name]: '' })).toThrow('belong together')
})

it('derives the secret of the sandbox from the product secret, and it is never empty', async () => {
  const payments = await Promise.all(['a', 'b'].map((letter) => made('demo', { APP_SECRET: letter.repeat(32) })))
  const secrets = payments.map((one) => one?.webhookSecret)
  expect(new Set(secrets).size).toBe(2)
  expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/)
})
