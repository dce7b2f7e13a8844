import { hashPassword } from 'better-auth/crypto'
import { eq, sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { credentials, sessions, users } from '#db/schema/accounts.ts'
import { companyMembers } from '#db/schema/companies.ts'
import { COMPANY_HEADER } from '#lib/company-header.ts'
import { newId } from '#lib/ids.ts'
import { createAuth } from '#server/auth.ts'
import { createThrottle } from '#server/throttle.ts'
import { createCompany, createCredential, createUser } from '#testing/factories.ts'
import type { TestProduct } from '#testing/product.ts'
import { accountsProduct, PASSWORD } from './account.testing.ts'
import { makeLink } from './links.ts'
import { loadViewer } from './load-viewer.ts'

let product: TestProduct
let person: Awaited<ReturnType<typeof accountsProduct>>['person']
beforeAll(async () => {
  ;({ product, person } = await accountsProduct())
})
afterAll(() => product.close())

/** Signs in from a new IP address and returns the headers that the browser would send next. */
async function signIn(
  email: string,
  password = PASSWORD,
  clientAddress: string = crypto.randomUUID(),
  cookie?: string,
) {
  const resHeaders = new Headers()
  const headers = new Headers(cookie ? { cookie } : {})
  const viewer = await product.as(null, { resHeaders, clientAddress, headers }).accounts.signIn({ email, password })
  const cookies = resHeaders.getSetCookie()
  return { viewer, cookies, cookie: cookies.map((c) => c.split(';')[0]).join('; ') }
}

const whoIs = (cookie: string) =>
  loadViewer({ ...product.services, headers: new Headers({ cookie }), resHeaders: new Headers() })

describe('sign in', () => {
  it.each([
    ['a wrong password', PASSWORD.toUpperCase()],
    ['an unknown account', PASSWORD],
  ])('gives the same answer for %s (AUTH-23)', async (what, password) => {
    const email = what === 'a wrong password' ? (await person()).email : 'nobody@example.test'
    await expect(signIn(email, password)).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
      message: 'The email or password is incorrect.',
    })
  })

  it('refuses an unverified account, and a suspended one with the reason only after the right password', async () => {
    const unverified = await person({ emailVerified: false })
    await expect(signIn(unverified.email)).rejects.toMatchObject({ code: 'EMAIL_NOT_VERIFIED' })
    const suspended = await person({ suspendedAt: new Date() })
    await expect(signIn(suspended.email)).rejects.toMatchObject({ code: 'ACCOUNT_SUSPENDED' })
    await expect(signIn(suspended.email, 'another word')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
    expect(await product.db.select().from(sessions).where(eq(sessions.userId, suspended.id))).toEqual([])
  })

  it('sets an httpOnly cookie for the session, with a new token each time (AUTH-24)', async () => {
    const user = await person()
    const first = await signIn(user.email)
    const second = await signIn(user.email)
    const token = first.cookies.find((c) => c.startsWith('tandem.session_token='))
    expect(token).toMatch(/HttpOnly/i)
    expect(token).toMatch(/SameSite=Lax/i)
    expect(first.cookie).not.toBe(second.cookie)
    expect((await whoIs(first.cookie))?.viewer).toMatchObject({ userId: user.id, roles: ['job_seeker'] })
  })

  it('compares the password exactly as entered', async () => {
    const typed = '  Quiet river stone, not cut at any length  '
    const user = await createUser(product.db)
    await createCredential(product.db, user.id, await (await product.services.auth.$context).password.hash(typed))
    for (const other of [typed.trim(), typed.toLowerCase(), typed.slice(0, -1), typed.replaceAll('  ', ' ')])
      await expect(signIn(user.email, other), other).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
    await expect(signIn(user.email, typed)).resolves.toBeTruthy()
  })

  it("ends the browser's previous session and no other", async () => {
    const user = await person()
    const [here, elsewhere] = [await signIn(user.email), await signIn(user.email)]
    const { sessionId } = (await whoIs(here.cookie))!
    await product.as(null, { sessionId }).accounts.signIn({ email: user.email, password: PASSWORD })
    expect(await whoIs(here.cookie)).toBeNull()
    expect((await whoIs(elsewhere.cookie))?.viewer.userId).toBe(user.id)
  })

  it('signs a suspended user out at the next call', async () => {
    const user = await person()
    const { cookie } = await signIn(user.email)
    await product.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, user.id))
    expect(await whoIs(cookie)).toBeNull()
  })

  it('throttles one account from one address, and the limit survives a restart (AUTH-11)', async () => {
    const user = await person()
    for (let i = 0; i < 10; i++) await signIn(user.email, 'wrong wrong', '10.0.0.1').catch(() => {})
    await expect(signIn(user.email, PASSWORD, '10.0.0.1')).rejects.toMatchObject({ code: 'RATE_LIMITED', status: 429 })
    const restarted = { throttle: createThrottle(product.pool), clientAddress: '10.0.0.1' }
    const again = product.as(null, restarted).accounts.signIn({ email: user.email, password: PASSWORD })
    await expect(again).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    await expect(signIn(user.email, PASSWORD, '10.0.0.2')).resolves.toBeTruthy()
  })

  it('allows the owner on a known device while others attack the account from many addresses (AUTH-11)', async () => {
    const user = await person()
    const { cookie } = await signIn(user.email)
    for (let i = 0; i < 60; i++) await signIn(user.email, 'wrong wrong', `10.1.0.${i}`).catch(() => {})
    await expect(signIn(user.email, PASSWORD, '10.2.0.1')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    await expect(signIn(user.email, PASSWORD, '10.2.0.2', cookie)).resolves.toBeTruthy()
  })

  it('allows many sign-ins from one address, for example a school: only wrong tries count (AUTH-11)', async () => {
    const address = crypto.randomUUID()
    const { email } = await person()
    for (let n = 0; n < 59; n++) await signIn(`nobody-${n}@example.test`, PASSWORD, address).catch(() => {})
    for (let n = 0; n < 3; n++) await signIn(email, PASSWORD, address)
    await expect(signIn('nobody@example.test', PASSWORD, address)).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    })
    await expect(signIn(email, PASSWORD, address)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  it('allows one account on many new devices: only wrong tries count (AUTH-11)', async () => {
    const { email } = await person()
    for (let n = 0; n < 49; n++) await signIn(email, 'not this one').catch(() => {})
    for (let n = 0; n < 3; n++) await signIn(email)
    await expect(signIn(email, 'not this one')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
    await expect(signIn(email)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  it('allows the owner after a reset, after any number of wrong tries by others (AUTH-11)', async () => {
    const user = await person()
    for (let n = 0; n < 50; n++) await signIn(user.email, 'not this one').catch(() => {})
    await expect(signIn(user.email)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    const token = await makeLink(product.db, 'reset_password', user.id)
    // in a new process without counters in memory, as after a restart
    const throttle = createThrottle(product.pool)
    await product.as(null, { throttle }).accounts.resetPassword({ token, password: 'a new long one' })
    expect((await signIn(user.email, 'a new long one')).viewer.userId).toBe(user.id)
  })

  it('allows the owner where the wrong tries came from, after a reset at another address (AUTH-11)', async () => {
    const user = await person()
    const neighbour = await person()
    const desk = newId()
    const at = (clientAddress: string) => product.as(null, { clientAddress }).accounts
    const here = (email: string, password: string) => at(desk).signIn({ email, password })
    for (const { email } of [user, neighbour])
      for (let n = 0; n < 10; n++) await here(email, 'not this one').catch(() => {})
    await expect(here(user.email, PASSWORD)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    const token = await makeLink(product.db, 'reset_password', user.id)
    await at(newId()).resetPassword({ token, password: 'a new long one' })
    expect((await here(user.email, 'a new long one')).userId).toBe(user.id)
    await expect(here(neighbour.email, PASSWORD)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  it("hashes the password of an earlier version again at today's cost, without changing its date", async () => {
    const user = await createUser(product.db)
    await createCredential(product.db, user.id, await hashPassword(PASSWORD))
    const stored = async () => (await product.db.select().from(credentials).where(eq(credentials.userId, user.id)))[0]
    const before = await stored()
    const real = { ...product.services, auth: createAuth(product.db, product.services.env) }
    const sign = () =>
      product.as(null, { ...real, clientAddress: newId() }).accounts.signIn({ email: user.email, password: PASSWORD })
    await sign()
    const after = await stored()
    expect(after?.password).toMatch(/^scrypt\$/)
    expect(after?.updatedAt).toEqual(before?.updatedAt)
    await sign()
    expect(await stored()).toEqual(after)
  })

  it('refuses a first password after a week, and accepts the one that the user chose', async () => {
    const user = await person({ mustChangePassword: true })
    const age = (days: number) =>
      product.db
        .update(credentials)
        .set({ updatedAt: sql`now() - make_interval(days => ${days})` })
        .where(eq(credentials.userId, user.id))
    await age(6)
    expect((await signIn(user.email)).viewer.mustChangePassword).toBe(true)
    await age(8)
    await expect(signIn(user.email)).rejects.toMatchObject({ code: 'FIRST_PASSWORD_EXPIRED', status: 403 })
    expect(await product.db.$count(sessions, eq(sessions.userId, user.id))).toBe(1)
    await expect(signIn(user.email, 'not this one')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
    await product.db.update(users).set({ mustChangePassword: false }).where(eq(users.id, user.id))
    await expect(signIn(user.email)).resolves.toMatchObject({ viewer: { userId: user.id } })
  })

  it('logs each sign-in and refusal with the request id and without the input', async () => {
    const lines: Record<string, unknown>[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
    const user = await person()
    const sign = (password: string) =>
      product.as(null, { log, clientAddress: newId() }).accounts.signIn({ email: user.email, password })
    await sign(PASSWORD)
    await sign('not this one at all').catch(() => {})
    await product
      .as(user.id, { log })
      .operations.queues(undefined)
      .catch(() => {})
    // Another user's id gets the same answer as an unknown one. The product's screens would not send the last input.
    await product
      .as(user.id, { log })
      .security.endSession({ id: newId(), password: PASSWORD })
      .catch(() => {})
    await product
      .as(null, { log })
      .accounts.signIn({ email: 'not this one at all', password: PASSWORD })
      .catch(() => {})
    expect(lines).toMatchObject([
      { security: 'signed_in', userId: user.id, method: 'password', requestId: expect.any(String) },
      { security: 'wrong', reason: 'INVALID_CREDENTIALS', procedure: 'accounts.signIn' },
      { security: 'refused', userId: user.id, procedure: 'operations.queues' },
      { security: 'missing', userId: user.id, procedure: 'security.endSession', reason: 'NOT_FOUND' },
      { security: 'invalid', procedure: 'accounts.signIn', reason: 'BAD_REQUEST', requestId: expect.any(String) },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/not this one|@/)
  })

  it('signs out: the session is gone', async () => {
    const user = await person()
    const { cookie } = await signIn(user.email)
    const who = await whoIs(cookie)
    await product
      .as(user.id, { headers: new Headers({ cookie }), sessionId: who!.sessionId })
      .accounts.signOut(undefined)
    expect(await whoIs(cookie)).toBeNull()
  })
})

describe('a password set by an administrator', () => {
  it('must be changed before anything else; the change ends every other session (AUTH-26)', async () => {
    const user = await person({ mustChangePassword: true })
    const here = await signIn(user.email)
    const elsewhere = await signIn(user.email)
    await expect(product.as(user.id).accounts.sessions(undefined)).rejects.toMatchObject({
      code: 'PASSWORD_CHANGE_REQUIRED',
    })
    const who = await whoIs(here.cookie)
    const api = product.as(user.id, { sessionId: who!.sessionId })
    const wrong = api.accounts.changePassword({ currentPassword: 'not this one', password: 'a new long one' })
    await expect(wrong).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
    // The administrator who chose the current password would still know it.
    const same = api.accounts.changePassword({ currentPassword: PASSWORD, password: PASSWORD })
    await expect(same).rejects.toMatchObject({ code: 'PASSWORD_UNCHANGED' })
    const changed = await api.accounts.changePassword({ currentPassword: PASSWORD, password: 'a new long one' })
    expect(changed.mustChangePassword).toBe(false)
    expect(await whoIs(elsewhere.cookie)).toBeNull()
    expect(await whoIs(here.cookie)).toBeNull()
    await expect(signIn(user.email, 'a new long one')).resolves.toBeTruthy()
  })
})

describe('the company of a page', () => {
  it('is the one it was opened for, or none if the user is no longer a member (SHELL-32)', async () => {
    const user = await person()
    const [first, second, foreign] = [
      await createCompany(product.db),
      await createCompany(product.db),
      await createCompany(product.db),
    ]
    for (const [n, { id }] of [first, second].entries())
      await product.db
        .insert(companyMembers)
        .values({ companyId: id, userId: user.id, role: 'client_user', joinedAt: new Date(n * 1000) })
    const { cookie } = await signIn(user.email, PASSWORD)
    const opened = async (companyId?: string) => {
      const headers = new Headers({ cookie, ...(companyId && { [COMPANY_HEADER]: companyId }) })
      const who = await loadViewer({ ...product.services, headers, resHeaders: new Headers() })
      return who?.viewer.activeCompanyId
    }
    expect(await opened()).toBe(first.id)
    expect(await opened(second.id)).toBe(second.id)
    expect(await opened(foreign.id)).toBeNull()
    expect(await opened("'; --")).toBeNull()
    await product.db.delete(companyMembers).where(eq(companyMembers.companyId, second.id))
    expect(await opened(second.id)).toBeNull()
    expect(await opened()).toBe(first.id)
  })
})
