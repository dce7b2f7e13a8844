import { createHmac } from 'node:crypto'
import { symmetricEncrypt } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { twoFactors } from '#db/schema/accounts.ts'
import { createAuth, replaceOldCookie } from '#server/auth.ts'
import type { Env } from '#server/env.ts'
import { rotateSecrets } from '#server/secrets/rotate-secrets.ts'
import { quickPasswords } from '#testing/quick-passwords.ts'
import { accountsProduct, PASSWORD } from './account.testing.ts'
import { isKnownDevice, rememberDevice } from './known-device.ts'
import { loadViewer } from './load-viewer.ts'
import { removeSecondFactor } from './two-factor/remove-second-factor.ts'
import { codeOf, stepAt } from './two-factor/totp.ts'

const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(32)] as [string, string]
const world = await accountsProduct()
const { services } = world.product
afterAll(() => world.product.close())

/** Simulates a restart of the product with these settings. */
function restart(overrides: Partial<Env>) {
  services.env = { ...services.env, APP_SECRET_PREVIOUS: [], ...overrides }
  services.auth = createAuth(services.db, services.env, quickPasswords)
}
beforeEach(() => restart({ APP_SECRET: OLD }))

describe('a session from before a rotation of the secret', () => {
  it('ends if the old secret is not configured, or if a different one is', async () => {
    const browser = world.browser()
    await browser.signIn((await world.person()).email)
    restart({ APP_SECRET: NEW })
    expect(await browser.who()).toBeNull()
    restart({ APP_SECRET: NEW, APP_SECRET_PREVIOUS: ['x'.repeat(32)] })
    expect(await browser.who()).toBeNull()
  })

  it('still works with the old secret, and the browser gets a cookie signed with the new one', async () => {
    const browser = world.browser()
    const user = await world.person()
    await browser.signIn(user.email)
    restart({ APP_SECRET: NEW, APP_SECRET_PREVIOUS: [OLD] })
    await expect(browser.api((api) => api.accounts.sessions(undefined))).resolves.toHaveLength(1)
    const before = browser.cookie
    const resHeaders = new Headers()
    await loadViewer({ ...services, headers: new Headers({ cookie: before }), resHeaders })
    browser.take(resHeaders)
    expect(browser.cookie).not.toBe(before)
    restart({ APP_SECRET: NEW })
    expect((await browser.who())?.viewer.userId).toBe(user.id)
  })

  it('still works with the cookie name of an earlier version', () => {
    const [token, by] = ['a token', (secret: string) => createHmac('sha256', secret).update('a token').digest('base64')]
    const value = (secret: string) => encodeURIComponent(`${token}.${by(secret)}`)
    const env = { PUBLIC_URL: 'https://jobs.example.org', APP_SECRET: NEW, APP_SECRET_PREVIOUS: [OLD] }
    const ask = (cookie: string) => replaceOldCookie(env, new Headers({ cookie }))
    expect(ask(`__Host-tandem.session_token=${value(NEW)}`)).toBeNull()
    const replaced = ask(`theme=dark; __Secure-tandem.session_token=${value(OLD)}`)
    expect(replaced?.headers.get('cookie')).toBe(`theme=dark; __Host-tandem.session_token=${value(NEW)}`)
    expect(replaced?.cookies.map((one) => one.split(/; /).slice(0, 2).join('; '))).toEqual([
      `__Host-tandem.session_token=${value(NEW)}; Max-Age=2592000`,
      '__Secure-tandem.session_token=; Max-Age=0',
    ])
    for (const broken of ['', '%', '%E0%A4%A', 'x', 'a.b', `.${by(OLD)}`])
      expect(ask(`__Host-tandem.session_token=${broken}`)).toBeNull()
  })

  it('cannot be forged from a token', async () => {
    const browser = world.browser()
    await browser.signIn((await world.person()).email)
    const token = decodeURIComponent(browser.cookie.match(/session_token=([^;]+)/)?.[1] ?? '').split('.')[0] ?? ''
    const forged = createHmac('sha256', 'y'.repeat(32)).update(token).digest('base64')
    browser.set('tandem.session_token', encodeURIComponent(`${token}.${forged}`))
    restart({ APP_SECRET: NEW, APP_SECRET_PREVIOUS: [OLD] })
    expect(await browser.who()).toBeNull()
  })
})

describe('a known device', () => {
  it('stays known while the old secret is configured', () => {
    const cookie = rememberDevice({ ...services.env, APP_SECRET: OLD }, 'ada').split(';')[0] ?? ''
    const known = (overrides: Partial<Env>) => isKnownDevice({ ...services.env, ...overrides }, 'ada', cookie)
    expect(known({ APP_SECRET: NEW })).toBe(false)
    expect(known({ APP_SECRET: NEW, APP_SECRET_PREVIOUS: [OLD] })).toBe(true)
  })
})

describe('two-factor from before a rotation of the secret', () => {
  const bytes = Buffer.from('12345678901234567890')
  const code = (drift = 0) => codeOf(bytes, stepAt(Date.now()) + drift)

  /** Encrypts like the version that stored no id of the secret. */
  async function withTwoFactor() {
    const user = await world.person()
    const secret = await symmetricEncrypt({ key: OLD, data: bytes.toString('base64') })
    await services.db.insert(twoFactors).values({ userId: user.id, secret, enabledAt: new Date() })
    return user
  }
  async function signIn(email: string, typed: string) {
    const browser = world.browser()
    await expect(browser.signIn(email, PASSWORD)).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
    return browser.api((api) => api.security.signInCode({ code: typed, trustDevice: false }))
  }

  it('is refused with a message if its secret is lost, and operators can remove it', async () => {
    const user = await withTwoFactor()
    restart({ APP_SECRET: NEW })
    await expect(signIn(user.email, code())).rejects.toMatchObject({
      code: 'SECRET_UNREADABLE',
      status: 409,
      message: expect.stringContaining('Use a backup code'),
    })
    await expect(signIn(user.email, 'ABCDE23456')).rejects.toMatchObject({ code: 'CODE_WRONG' })
    expect(await removeSecondFactor(services, user.email)).toBe('taken')
    await expect(world.browser().signIn(user.email)).resolves.toBeTruthy()
  })

  it('works with the old secret, and without it once everything is encrypted again', async () => {
    const user = await withTwoFactor()
    restart({ APP_SECRET: NEW, APP_SECRET_PREVIOUS: [OLD] })
    await expect(signIn(user.email, code(-1))).resolves.toBeTruthy()
    await rotateSecrets(services)
    restart({ APP_SECRET: NEW })
    await expect(signIn(user.email, code())).resolves.toBeTruthy()
    const [row] = await services.db.select().from(twoFactors).where(eq(twoFactors.userId, user.id))
    expect(row?.secret).toMatch(/^[\da-f]{8}:/)
  })
})
