import { generateKeyPairSync } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users, verifications } from '#db/schema/accounts.ts'
import { accountsProduct, PASSWORD } from '../account.testing.ts'
import { SoftAuthenticator } from './authenticator.testing.ts'

let world: Awaited<ReturnType<typeof accountsProduct>>
let origin: string
beforeAll(async () => {
  world = await accountsProduct()
  origin = new URL(world.product.services.env.PUBLIC_URL).origin
})
afterAll(() => world.product.close())

async function signedIn() {
  const user = await world.person()
  const browser = world.browser()
  await browser.signIn(user.email)
  const start = () => browser.api((api) => api.security.startPasskey({ password: PASSWORD }))
  const add = async (key: SoftAuthenticator, how = {}, name = 'Laptop') => {
    const passkey = key.create(await start(), how)
    return browser.api((api) => api.security.addPasskey({ name, passkey }))
  }
  return { user, browser, start, add }
}
async function withPasskey() {
  const someone = await signedIn()
  const key = new SoftAuthenticator(origin)
  return { ...someone, key, passkey: await someone.add(key) }
}

async function signIn(key: SoftAuthenticator, how: Parameters<SoftAuthenticator['get']>[1] = {}) {
  const browser = world.browser()
  const options = await browser.api((api) => api.security.startPasskeySignIn(undefined))
  await browser.api((api) => api.security.signInWithPasskey({ passkey: key.get(options, how) }))
  return browser
}

describe('registering a passkey', () => {
  it('requires the password', async () => {
    const { browser } = await signedIn()
    const start = browser.api((api) => api.security.startPasskey({ password: 'not this one' }))
    await expect(start).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  })

  it.each([
    ['made for another site', { origin: 'https://evil.example' }],
    ['made for a challenge of its own', { challenge: 'bWFkZSB1cA' }],
    ['whose device did not ask its owner', { verified: false }],
  ])('refuses one %s', async (_what, how) => {
    const { browser, add } = await signedIn()
    await expect(add(new SoftAuthenticator(origin), how)).rejects.toMatchObject({ code: 'PASSKEY_FAILED' })
    const { passkeys, device } = await browser.api((api) => api.security.overview(undefined))
    expect({ passkeys, device }).toEqual({ passkeys: [], device: 'Firefox on Linux' })
  })

  it('refuses malformed input, the challenge of another user, and the same answer twice', async () => {
    const [one, other] = [await signedIn(), await signedIn()]
    const passkey = new SoftAuthenticator(origin).create(await one.start())
    const broken = { ...passkey, response: { ...passkey.response, attestationObject: 'oA' } }
    const addAs = (who: typeof one, credential: typeof passkey) =>
      who.browser.api((api) => api.security.addPasskey({ name: 'Key', passkey: credential }))
    await expect(addAs(other, passkey)).rejects.toMatchObject({ code: 'PASSKEY_FAILED' })
    await expect(addAs(one, broken)).rejects.toMatchObject({ code: 'PASSKEY_FAILED' })
    const fresh = new SoftAuthenticator(origin).create(await one.start())
    await addAs(one, fresh)
    await expect(addAs(one, fresh)).rejects.toMatchObject({ code: 'PASSKEY_FAILED' })
  })

  it("stores several by name, and renames and removes only the user's own", async () => {
    const { browser, add, key, passkey } = await withPasskey()
    await expect(add(key)).rejects.toMatchObject({ code: 'PASSKEY_KNOWN' })
    await add(new SoftAuthenticator(origin), {}, 'Phone')
    await browser.api((api) => api.security.renamePasskey({ id: passkey.id, name: 'Work laptop' }))
    const names = async () =>
      (await browser.api((api) => api.security.overview(undefined))).passkeys.map(({ name }) => name)
    expect(await names()).toEqual(['Work laptop', 'Phone'])
    const { browser: other } = await signedIn()
    const theft = other.api((api) => api.security.removePasskey({ id: passkey.id, password: PASSWORD }))
    await expect(theft).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await browser.api((api) => api.security.removePasskey({ id: passkey.id, password: PASSWORD }))
    expect(await names()).toEqual(['Phone'])
    await expect(signIn(key)).rejects.toMatchObject({ code: 'PASSKEY_FAILED' })
  })
})

describe('signing in with a passkey', () => {
  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['for a challenge of its own', { challenge: 'bWFkZSB1cA' }],
    ['whose device did not ask its owner', { verified: false }],
    ['signed by another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
    ['that counts backwards, as a copy does', { counter: 1 }],
  ])('refuses one %s', async (_what, how) => {
    const { key } = await withPasskey()
    await signIn(key)
    await expect(signIn(key, how)).rejects.toMatchObject({ code: 'PASSKEY_FAILED', status: 401 })
  })

  it('refuses an unknown one, the same answer twice, and an old challenge', async () => {
    await expect(signIn(new SoftAuthenticator(origin))).rejects.toMatchObject({ code: 'PASSKEY_FAILED' })
    const { key } = await withPasskey()
    const browser = world.browser()
    const start = () => browser.api((api) => api.security.startPasskeySignIn(undefined))
    const passkey = key.get(await start())
    const use = () => world.browser().api((api) => api.security.signInWithPasskey({ passkey }))
    await use()
    await expect(use()).rejects.toMatchObject({ code: 'PASSKEY_FAILED' })
    const late = key.get(await start())
    await world.product.db.update(verifications).set({ expiresAt: new Date(0) })
    const tooLate = browser.api((api) => api.security.signInWithPasskey({ passkey: late }))
    await expect(tooLate).rejects.toMatchObject({ code: 'PASSKEY_FAILED' })
  })

  it('cannot sign in while it is paused, and can again once its owner has confirmed it', async () => {
    const { user, browser, key } = await withPasskey()
    const password = 'a new long one'
    await browser.api((api) => api.accounts.changePassword({ currentPassword: PASSWORD, password }))
    await expect(signIn(key)).rejects.toMatchObject({ code: 'PASSKEY_PAUSED', status: 403 })
    const confirm = (typed: string) => browser.api((api) => api.security.confirmPasskeys({ password: typed }))
    await expect(confirm(PASSWORD)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
    await expect(signIn(key)).rejects.toMatchObject({ code: 'PASSKEY_PAUSED' })
    await confirm(password)
    expect((await (await signIn(key)).who())?.viewer.userId).toBe(user.id)
  })

  it('refuses a suspended person', async () => {
    const { key, user } = await withPasskey()
    await world.product.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, user.id))
    await expect(signIn(key)).rejects.toMatchObject({ code: 'ACCOUNT_SUSPENDED' })
  })

  it('signs in, counts as both factors, and shows when it was used', async () => {
    const { key, user, browser } = await withPasskey()
    const next = await signIn(key)
    expect((await next.who())?.viewer.userId).toBe(user.id)
    const { passkeys } = await browser.api((api) => api.security.overview(undefined))
    expect(passkeys).toMatchObject([{ name: 'Laptop', lastUsedAt: expect.any(Date) }])
  })
})
