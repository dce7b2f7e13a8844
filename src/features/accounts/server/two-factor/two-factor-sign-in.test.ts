import { and, eq, like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { backupCodes, sessions, users } from '#db/schema/accounts.ts'
import { platformSettings } from '#db/schema/operations.ts'
import { signatureOf } from '#server/signature.ts'
import { PASSWORD } from '../account.testing.ts'
import { app, atSecondStep, later, openTwoFactor, signInCode, withTwoFactor, world } from './two-factor.testing.ts'

openTwoFactor()

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
