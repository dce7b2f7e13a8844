import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { backupCodes, twoFactors } from '#db/schema/accounts.ts'
import { auditLog, events } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { PASSWORD, type TestBrowser } from '../account.testing.ts'
import { removeSecondFactor } from './remove-second-factor.ts'
import { base32, codeOf, stepAt } from './totp.ts'
import { app, atSecondStep, later, openTwoFactor, signInCode, withTwoFactor, world } from './two-factor.testing.ts'

openTwoFactor()

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
    const emitted = await db.select().from(events).where(eq(events.name, 'account.security_changed'))
    expect(emitted.map(({ payload }) => payload)).toContainEqual({ userId: user.id, what: 'two_factor_on' })
    const written = await db.select().from(auditLog).where(eq(auditLog.subjectId, user.id))
    expect(written.map(({ action }) => action)).toContain('account.two_factor_on')
  })
})

describe('removeSecondFactor', () => {
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
    const by = (typedCode?: string) => browser.api((api) => ask(api, typedCode))
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
