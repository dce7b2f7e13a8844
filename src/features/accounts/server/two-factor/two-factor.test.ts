import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { backupCodes, sessions, twoFactors, users } from '#db/schema/accounts.ts'
import { auditLog, events, platformSettings } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { signatureOf } from '#server/signature.ts'
import { accountsProduct, PASSWORD, type TestBrowser } from '../account.testing.ts'
import { removeSecondFactor } from './take-away.ts'
import { base32, codeOf, stepAt } from './totp.ts'

let world: Awaited<ReturnType<typeof accountsProduct>>
beforeAll(async () => {
  world = await accountsProduct()
})
afterAll(() => world.product.close())

// the test moves the clock: a code is valid for 30 seconds and works once
let now = Date.now()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  return () => vi.useRealTimers()
})
function later(seconds: number): void {
  now += seconds * 1000
  vi.setSystemTime(now)
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** The user's authenticator app: it has the secret and the time. */
function app(secret: string) {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  return (drift = 0) => codeOf(bytes, stepAt(Date.now()) + drift)
}

async function withTwoFactor() {
  const user = await world.person()
  const browser = world.browser()
  await browser.signIn(user.email)
  const { secret } = await browser.api((api) => api.security.startTwoFactor({ password: PASSWORD }))
  const code = app(secret)
  const { codes } = await browser.api((api) => api.security.confirmTwoFactor({ code: code() }))
  later(60)
  return { user, browser, code, codes }
}

const signInCode = (browser: TestBrowser, code: string, trustDevice = false) =>
  browser.api((api) => api.security.signInCode({ code, trustDevice }))

async function atSecondStep(email: string): Promise<TestBrowser> {
  const browser = world.browser()
  await expect(browser.signIn(email)).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED', status: 403 })
  return browser
}

describe('codes of an authenticator app', () => {
  it('are those of RFC 6238 (its appendix B, six digits)', () => {
    const secret = Buffer.from('12345678901234567890')
    const at = (seconds: number) => codeOf(secret, stepAt(seconds * 1000))
    expect([59, 1111111109, 1111111111, 1234567890, 2000000000, 20000000000].map(at)).toEqual([
      '287082',
      '081804',
      '050471',
      '005924',
      '279037',
      '353130',
    ])
    expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  })
})

describe('setting two-factor up (AUTH-12)', () => {
  it('requires the password, and is not on before a right code', async () => {
    const user = await world.person()
    const browser = world.browser()
    await browser.signIn(user.email)
    const wrong = browser.api((api) => api.security.startTwoFactor({ password: 'not this one' }))
    await expect(wrong).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
    const early = browser.api((api) => api.security.confirmTwoFactor({ code: '123456' }))
    await expect(early).rejects.toMatchObject({ code: 'TWO_FACTOR_OFF' })
    const { secret, uri, qr } = await browser.api((api) => api.security.startTwoFactor({ password: PASSWORD }))
    expect(uri).toContain(`secret=${secret}`)
    expect(qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
    const off = browser.api((api) => api.security.confirmTwoFactor({ code: app(secret)(5) }))
    await expect(off).rejects.toMatchObject({ code: 'CODE_WRONG' })
    // two-factor is optional: before it is on, a password is enough
    await expect(world.browser().signIn(user.email)).resolves.toBeTruthy()
    const { codes } = await browser.api((api) => api.security.confirmTwoFactor({ code: app(secret)() }))
    expect(new Set(codes).size).toBe(10)
    // ten letters of 31 are 49 bits
    for (const code of codes) expect(code).toMatch(/^[A-Z\d]{5}-[A-Z\d]{5}$/)
    // 160 bits in base 32
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const again = browser.api((api) => api.security.startTwoFactor({ password: PASSWORD }))
    await expect(again).rejects.toMatchObject({ code: 'TWO_FACTOR_ON' })
  })

  it('stores the secret and backup codes unreadable, and notifies the owner by email', async () => {
    const { user, codes } = await withTwoFactor()
    const { db } = world.product
    const [row] = await db.select().from(twoFactors).where(eq(twoFactors.userId, user.id))
    const stored = await db.select().from(backupCodes).where(eq(backupCodes.userId, user.id))
    expect(row!.secret).not.toMatch(/^[A-Z2-7]{32}$/)
    for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code.replace('-', ''))
    const told = await db.select().from(events).where(eq(events.name, 'account.security_changed'))
    expect(told.map(({ payload }) => payload)).toContainEqual({ userId: user.id, what: 'two_factor_on' })
    const written = await db.select().from(auditLog).where(eq(auditLog.subjectId, user.id))
    expect(written.map(({ action }) => action)).toContain('account.two_factor_on')
  })
})

describe('takeSecondFactorAway', () => {
  it('allows sign-in with only the password again, and ends open sessions', async () => {
    const { user, browser } = await withTwoFactor()
    const { services, db } = world.product
    expect(await removeSecondFactor(services, 'nobody@example.test')).toBe('no account')
    expect(await removeSecondFactor(services, user.email.toUpperCase())).toBe('taken')
    expect(await browser.who()).toBeNull()
    await expect(world.browser().signIn(user.email)).resolves.toBeTruthy()
    const written = await db.select().from(auditLog).where(eq(auditLog.action, 'account.two_factor_taken_away'))
    expect(written).toMatchObject([{ subjectId: user.id, actorId: null }])
    expect(await removeSecondFactor(services, user.email)).toBe('none')
  })
})

describe('a second factor that the role requires', () => {
  it('is requested after signing in, from its owner only', async () => {
    const { db } = world.product
    const admin = await world.person({ roles: ['platform_admin'] })
    const seeker = await world.person()
    const [here, theirs] = [world.browser(), world.browser()]
    await here.signIn(admin.email)
    await theirs.signIn(seeker.email)
    await db.update(platformSettings).set({ secondFactorRoles: ['platform_admin', 'client_admin'] })
    await expect(here.api((api) => api.profiles.own())).rejects.toMatchObject({ code: 'SECOND_FACTOR_SETUP_REQUIRED' })
    await theirs.api((api) => api.profiles.own())
    const { secret } = await here.api((api) => api.security.startTwoFactor({ password: PASSWORD }))
    await here.api((api) => api.security.confirmTwoFactor({ code: app(secret)() }))
    await here.api((api) => api.profiles.own())
    await db.update(platformSettings).set({ secondFactorRoles: [] })
  })
})

describe('signing in with two-factor (AUTH-12)', () => {
  it('creates no session for only the password', async () => {
    const { user } = await withTwoFactor()
    const before = await world.product.db.$count(sessions, eq(sessions.userId, user.id))
    const browser = await atSecondStep(user.email)
    expect(await browser.who()).toBeNull()
    expect(browser.cookie).not.toContain('session_token')
    expect(await world.product.db.$count(sessions, eq(sessions.userId, user.id))).toBe(before)
  })

  it('refuses a code without the password, a forged proof and the proof of another user', async () => {
    const { user, code } = await withTwoFactor()
    const { user: other } = await withTwoFactor()
    await expect(signInCode(world.browser(), code())).rejects.toMatchObject({ code: 'SIGN_IN_EXPIRED' })
    const theirs = await atSecondStep(other.email)
    const forged = world.browser()
    forged.set('tandem.second_step', theirs.cookie.replace(/.*second_step=/, '').replace(other.id, user.id))
    await expect(signInCode(forged, code())).rejects.toMatchObject({ code: 'SIGN_IN_EXPIRED' })
    await expect(signInCode(theirs, code())).rejects.toMatchObject({ code: 'CODE_WRONG' })
  })

  it('refuses a wrong code, and one more than a step away', async () => {
    const { user, code } = await withTwoFactor()
    const browser = await atSecondStep(user.email)
    for (const wrong of ['000000', 'nonsense', code(2), code(-2)]) {
      await expect(signInCode(browser, wrong)).rejects.toMatchObject({ code: 'CODE_WRONG', status: 403 })
    }
  })

  it('requires the password again after ten minutes, and after a change of the password', async () => {
    const { user, browser: owner, code } = await withTwoFactor()
    const slow = await atSecondStep(user.email)
    const other = await atSecondStep(user.email)
    await owner.api((api) => api.accounts.changePassword({ currentPassword: PASSWORD, password: 'a new long one' }))
    await expect(signInCode(other, code())).rejects.toMatchObject({ code: 'SIGN_IN_EXPIRED' })
    later(11 * 60)
    await expect(signInCode(slow, code())).rejects.toMatchObject({ code: 'SIGN_IN_EXPIRED' })
  })

  it.each([-1, 0, 1])('accepts a code %i steps away once, also with parallel tries', async (drift) => {
    const { user, code } = await withTwoFactor()
    const browsers = await Promise.all([1, 2, 3].map(() => atSecondStep(user.email)))
    const answers = await Promise.allSettled(browsers.map((browser) => signInCode(browser, code(drift))))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const winner = browsers[answers.findIndex(({ status }) => status === 'fulfilled')]!
    expect((await winner.who())?.viewer.userId).toBe(user.id)
    expect(winner.cookie).not.toContain('second_step')
    await expect(signInCode(await atSecondStep(user.email), code(drift))).rejects.toMatchObject({ code: 'CODE_WRONG' })
  })

  it('accepts a backup code once, also in lower case', async () => {
    const { user, codes } = await withTwoFactor()
    const first = await atSecondStep(user.email)
    await expect(signInCode(first, codes[0]!.toLowerCase())).resolves.toBeTruthy()
    const second = await atSecondStep(user.email)
    await expect(signInCode(second, codes[0]!)).rejects.toMatchObject({ code: 'CODE_WRONG' })
    await expect(signInCode(second, codes[1]!.replace('-', ' '))).resolves.toBeTruthy()
    const { twoFactor } = await second.api((api) => api.security.overview(undefined))
    expect(twoFactor).toMatchObject({ codes: 10, codesLeft: 8 })
  })

  it('accepts a backup code that an earlier version stored', async () => {
    const { user } = await withTwoFactor()
    const { db, services } = world.product
    const codeHash = signatureOf(services.env.APP_SECRET, `backup-code:${user.id}:ABCDE23456`)
    await db.insert(backupCodes).values({ userId: user.id, codeHash })
    await db.delete(backupCodes).where(and(eq(backupCodes.userId, user.id), like(backupCodes.codeHash, 'A:%')))
    await expect(signInCode(await atSecondStep(user.email), 'ABCDE-23457')).rejects.toMatchObject({
      code: 'CODE_WRONG',
    })
    await expect(signInCode(await atSecondStep(user.email), 'ABCDE-23456')).resolves.toBeTruthy()
    await expect(signInCode(await atSecondStep(user.email), 'ABCDE-23456')).rejects.toMatchObject({
      code: 'CODE_WRONG',
    })
  })

  it('throttles codes for one account from one address', async () => {
    const { user, code } = await withTwoFactor()
    const browser = await atSecondStep(user.email)
    for (let i = 0; i < 10; i++) await signInCode(browser, '000000').catch(() => {})
    await expect(signInCode(browser, code())).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  it('refuses a person who was suspended between the steps', async () => {
    const { user, code } = await withTwoFactor()
    const browser = await atSecondStep(user.email)
    await world.product.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, user.id))
    await expect(signInCode(browser, code())).rejects.toMatchObject({ code: 'ACCOUNT_SUSPENDED' })
  })

  it('asks a trusted device for no code for 30 days, and ends the trust with a new password', async () => {
    const { user, code } = await withTwoFactor()
    const browser = await atSecondStep(user.email)
    await signInCode(browser, code(), true)
    await browser.api((api) => api.accounts.signOut(undefined))
    await expect(browser.signIn(user.email)).resolves.toMatchObject({ userId: user.id })
    later(30 * 86_400 + 1)
    await expect(browser.signIn(user.email)).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
    await signInCode(browser, code(), true)
    await browser.api((api) => api.accounts.changePassword({ currentPassword: PASSWORD, password: 'a new long one' }))
    await browser.api((api) => api.accounts.signOut(undefined))
    await expect(browser.signIn(user.email, 'a new long one')).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
  })
})

describe('changes that grant access (AUTH-12)', () => {
  type Api = Parameters<Parameters<TestBrowser['api']>[0]>[0]
  it.each<[string, (api: Api, code?: string) => Promise<unknown>]>([
    [
      'a change of address',
      (api, code) => api.security.changeEmail({ email: `${newId()}@example.test`, password: PASSWORD, code }),
    ],
    ['a new passkey', (api, code) => api.security.startPasskey({ password: PASSWORD, code })],
    ['letting paused passkeys in again', (api, code) => api.security.confirmPasskeys({ password: PASSWORD, code })],
    ['signing other devices out', (api, code) => api.security.endOtherSessions({ password: PASSWORD, code })],
  ])('require a code if two-factor is on: %s', async (_what, ask) => {
    const { browser, code } = await withTwoFactor()
    const by = (given?: string) => browser.api((api) => ask(api, given))
    await expect(by()).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED', status: 403 })
    await expect(by('000000')).rejects.toMatchObject({ code: 'CODE_WRONG' })
    await expect(by(code())).resolves.toBeTruthy()
    await expect(by(code())).rejects.toMatchObject({ code: 'CODE_WRONG' })
  })

  it('end the trust in every device when the others are signed out', async () => {
    const { user, browser: owner, code } = await withTwoFactor()
    const trusted = await atSecondStep(user.email)
    await signInCode(trusted, code(), true)
    later(60)
    await owner.api((api) => api.security.endOtherSessions({ password: PASSWORD, code: code() }))
    later(60)
    await expect(trusted.signIn(user.email)).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
    await signInCode(trusted, code(), true)
    await trusted.api((api) => api.accounts.signOut(undefined))
    await expect(trusted.signIn(user.email)).resolves.toMatchObject({ userId: user.id })
  })
})

describe('changing two-factor (AUTH-12)', () => {
  it('is switched off by password and code together only', async () => {
    const { user, browser, code } = await withTwoFactor()
    const stop = (password: string, typed: string) =>
      browser.api((api) => api.security.stopTwoFactor({ password, code: typed }))
    await expect(stop('not this one', code())).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
    await expect(stop(PASSWORD, '000000')).rejects.toMatchObject({ code: 'CODE_WRONG' })
    await stop(PASSWORD, code())
    await expect(world.browser().signIn(user.email)).resolves.toBeTruthy()
    await expect(stop(PASSWORD, code())).rejects.toMatchObject({ code: 'TWO_FACTOR_OFF' })
  })

  it('gives new backup codes, and the old ones end', async () => {
    const { user, browser, code, codes } = await withTwoFactor()
    const renewed = await browser.api((api) => api.security.renewBackupCodes({ password: PASSWORD, code: code() }))
    const next = await atSecondStep(user.email)
    await expect(signInCode(next, codes[0]!)).rejects.toMatchObject({ code: 'CODE_WRONG' })
    await expect(signInCode(next, renewed.codes[0]!)).resolves.toBeTruthy()
  })
})
