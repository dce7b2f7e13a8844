import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessions, userRoles, users } from '#db/schema/accounts.ts'
import { devMails } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { securityChanged } from '../events.ts'
import { accountsProduct, PASSWORD } from './account.testing.ts'
import { loadViewer } from './load-viewer.ts'
import { accountSubscribers } from './subscribers.ts'

let world: Awaited<ReturnType<typeof accountsProduct>>
beforeAll(async () => {
  world = await accountsProduct()
  await world.product.services.live.start()
})
afterAll(() => world.product.close())

async function onThreeDevices() {
  const user = await world.person()
  const browsers = [world.browser(), world.browser(), world.browser()] as const
  for (const browser of browsers) await browser.signIn(user.email)
  return { user, browsers }
}

describe('the time zone of the account', () => {
  it('is saved, and used by the mails about its security', async () => {
    const user = await world.person()
    const browser = world.browser()
    await browser.signIn(user.email)
    expect((await browser.api((api) => api.accounts.session(undefined))).timeZone).toBeNull()
    const nowhere = browser.api((api) => api.accounts.saveTimeZone({ timeZone: 'Nowhere/Else' }))
    await expect(nowhere).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await browser.api((api) => api.accounts.saveTimeZone({ timeZone: 'Asia/Kathmandu' }))
    expect((await browser.api((api) => api.accounts.session(undefined))).timeZone).toBe('Asia/Kathmandu')
    const { handle } = accountSubscribers.find(({ eventName }) => eventName === securityChanged.eventName)!
    const occurredAt = new Date('2026-11-27T10:00:00Z')
    await handle(world.product.services, { userId: user.id, what: 'two_factor_off' }, { eventId: newId(), occurredAt })
    const [mail] = await world.product.db.select().from(devMails).where(eq(devMails.to, user.email))
    expect(mail?.text).toContain('When: 27 November 2026, 3:45 PM (Asia/Kathmandu)')
  })
})

describe('the list of sessions', () => {
  it("marks this device, and ends only the user's own sessions", async () => {
    const { browsers } = await onThreeDevices()
    const [here, there, third] = browsers
    const list = await here.api((api) => api.accounts.sessions(undefined))
    expect(list.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect(list[0]?.device).toEqual({ name: 'Firefox on Linux', kind: 'computer' })
    const id = (await there.who())!.sessionId
    const { browsers: others } = await onThreeDevices()
    const theft = others[0].api((api) => api.security.endSession({ id, password: PASSWORD }))
    await expect(theft).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const guess = here.api((api) => api.security.endSession({ id, password: 'not this one' }))
    await expect(guess).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
    expect(await there.who()).not.toBeNull()
    await here.api((api) => api.security.endSession({ id, password: PASSWORD }))
    expect(await there.who()).toBeNull()
    expect(await third.who()).not.toBeNull()
  })

  it('ends all other sessions together with their live streams', async () => {
    const { browsers } = await onThreeDevices()
    const [here, there, third] = browsers
    const stream = await there.api((api) => api.notifications.live(undefined))
    const ended = (async () => {
      for await (const _ of stream) {
      }
      return 'ended'
    })()
    await expect(here.api((api) => api.security.endOtherSessions({ password: PASSWORD }))).resolves.toEqual({
      ended: 2,
    })
    expect(await ended).toBe('ended')
    expect(await there.who()).toBeNull()
    expect(await third.who()).toBeNull()
    expect(await here.who()).not.toBeNull()
  })

  it('ends the others when the password changes, but not this one', async () => {
    const { browsers } = await onThreeDevices()
    const [here, there] = browsers
    await here.api((api) => api.accounts.changePassword({ currentPassword: PASSWORD, password: 'a new long one' }))
    expect(await here.who()).not.toBeNull()
    expect(await there.who()).toBeNull()
  })
})

describe('a session that is used again after a day (AUTH-24)', () => {
  const age = (sessionId: string, days: number, seconds = 0) =>
    world.product.db
      .update(sessions)
      .set({ expiresAt: sql`now() + ${`${30 - days} days ${-seconds} seconds`}::interval` })
      .where(eq(sessions.id, sessionId))
  const aDayLater = async () => {
    const user = await world.person()
    const browser = world.browser()
    await browser.signIn(user.email)
    const [row] = await world.product.db.select().from(sessions).where(eq(sessions.userId, user.id))
    await age(row!.id, 1)
    return { user, browser, sessionId: row!.id, before: browser.cookie }
  }
  /** Sends a request with these cookies. `mark` changes the header, so that the cache of accepted cookies does not apply. */
  const come = async (cookie: string, mark: string) => {
    const resHeaders = new Headers()
    const headers = new Headers({ cookie: `${cookie}; mark=${mark}` })
    const who = await loadViewer({ ...world.product.services, headers, resHeaders })
    return { userId: who?.viewer.userId, cookie: resHeaders.getSetCookie()[0]?.split(';')[0] }
  }

  it('has at least 128 random bits in each token, and no token twice', async () => {
    const tokenIn = (cookie = '') => cookie.match(/session_token=([\w-]+)/)?.[1] ?? ''
    const user = await world.person()
    const first = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const browser = world.browser()
        await browser.signIn(user.email)
        return tokenIn(browser.cookie)
      }),
    )
    // 32 letters of 62 are 190 bits, 43 of 64 are 256
    for (const token of first) expect(token).toMatch(/^[A-Za-z\d]{32}$/)
    const renewed: string[] = []
    for (const mark of ['a', 'b', 'c']) renewed.push(tokenIn((await come((await aDayLater()).before, mark)).cookie))
    for (const token of renewed) expect(token).toMatch(/^[\w-]{43}$/)
    expect(new Set([...first, ...renewed]).size).toBe(23)
    // no position is constant, so the token contains no counter, time or user id
    for (let at = 0; at < 32; at += 1)
      expect(new Set(first.map((token) => token[at])).size, `letter ${at}`).toBeGreaterThan(4)
  })

  it('gets one new token for all parallel requests', async () => {
    const { user, before } = await aDayLater()
    const all = await Promise.all(['a', 'b', 'c', 'd'].map((mark) => come(before, mark)))
    expect(all.map(({ userId }) => userId)).toEqual(all.map(() => user.id))
    expect(new Set(all.map(({ cookie }) => cookie)).size).toBe(1)
    expect(all[0]!.cookie).not.toBe(before)
  })

  it('accepts the previous token until the new one is used, and for a minute after it', async () => {
    const { user, sessionId, before } = await aDayLater()
    const { cookie: now = '' } = await come(before, 'first')
    // if the answer was lost, the same new token is sent again
    expect(await come(before, 'second')).toEqual({ userId: user.id, cookie: now })
    expect(await come(now, 'third')).toEqual({ userId: user.id, cookie: undefined })
    expect((await come(before, 'under way')).userId).toBe(user.id)
    await age(sessionId, 0, 61)
    expect((await come(now, 'later')).userId).toBe(user.id)
    const theft = await come(before, 'stolen')
    expect(theft.userId).toBeUndefined()
    expect((await come(now, 'last')).userId).toBe(user.id)
  })

  it('expires after a month without use', async () => {
    const { sessionId, before } = await aDayLater()
    await age(sessionId, 30, 1)
    expect((await come(before, 'late')).userId).toBeUndefined()
  })

  it('is not renewed for a cookie without a valid signature', async () => {
    const { before } = await aDayLater()
    expect((await come(before.replace(/\.[^.;]+(;|$)/, '.x$1'), 'forged')).userId).toBeUndefined()
  })
})

describe('the end of a session', () => {
  const aged = async (roles: ('job_seeker' | 'platform_user' | 'platform_admin')[], days: number, idleHours = 0) => {
    const user = await world.person({ roles })
    const browser = world.browser()
    await browser.signIn(user.email)
    await world.product.db
      .update(sessions)
      .set({
        createdAt: sql`now() - ${`${days} days`}::interval`,
        lastActiveAt: sql`now() - ${`${idleHours} hours`}::interval`,
      })
      .where(eq(sessions.userId, user.id))
    return { user, browser }
  }

  it.each([
    ['a job seeker after 90 days', ['job_seeker'], 90, 0],
    ['a platform user after 7 days', ['platform_user'], 7, 0],
    ['a platform admin after 7 days', ['job_seeker', 'platform_admin'], 7, 0],
    ['a platform admin after 12 hours without use', ['platform_admin'], 0, 12],
  ] as const)('applies after %s', async (_, roles, days, idleHours) => {
    const { browser } = await aged([...roles], days, idleHours)
    expect(await browser.who()).toBeNull()
  })

  it.each([
    ['a job seeker within 90 days', ['job_seeker'], 89.9, 48],
    ['a platform admin within 7 days and 12 hours', ['platform_admin'], 6.9, 11.9],
  ] as const)('does not apply yet for %s', async (_, roles, days, idleHours) => {
    const { user, browser } = await aged([...roles], days, idleHours)
    expect((await browser.who())?.viewer.userId).toBe(user.id)
  })

  it('is earlier from the first call after its user becomes platform staff', async () => {
    const { user, browser } = await aged(['job_seeker'], 8)
    expect(await browser.who()).not.toBeNull()
    await world.product.db.insert(userRoles).values({ userId: user.id, role: 'platform_user' })
    expect(await browser.who()).toBeNull()
  })

  it('is listed with each session; ended sessions are not listed', async () => {
    const { user, browser } = await aged(['job_seeker'], 30, 1)
    const other = world.browser()
    await other.signIn(user.email)
    const list = await browser.api((api) => api.accounts.sessions(undefined))
    expect(list).toHaveLength(2)
    for (const { createdAt, endsAt } of list) expect(endsAt.getTime() - createdAt.getTime()).toBe(90 * 86_400_000)
    await world.product.db
      .update(sessions)
      .set({ createdAt: sql`now() - interval '91 days'` })
      .where(eq(sessions.id, (await other.who())!.sessionId))
    expect(await browser.api((api) => api.accounts.sessions(undefined))).toHaveLength(1)
  })

  it('counts time without use from the last request', async () => {
    const { user, browser } = await aged(['platform_admin'], 0, 11)
    // a different header with the same cookies, so that the cache of accepted cookies does not apply
    browser.set('mark', 'later')
    await browser.who()
    const isFresh = sql`${sessions.userId} = ${user.id} and ${sessions.lastActiveAt} > now() - interval '1 hour'`
    expect(await world.product.db.$count(sessions, isFresh)).toBe(1)
  })
})

describe('a session in the cache of accepted cookies', () => {
  const signedIn = async () => {
    const user = await world.person()
    const browser = world.browser()
    await browser.signIn(user.email)
    const { sessionId } = (await browser.who())!
    return { user, browser, sessionId }
  }

  it.each([
    [
      'its row is gone',
      (_: string, sessionId: string) => world.product.db.delete(sessions).where(eq(sessions.id, sessionId)),
    ],
    [
      'it has expired',
      (_: string, sessionId: string) =>
        world.product.db
          .update(sessions)
          .set({ expiresAt: sql`now() - interval '1 second'` })
          .where(eq(sessions.id, sessionId)),
    ],
    [
      'its person is suspended',
      (userId: string) => world.product.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, userId)),
    ],
    ['its person is gone', (userId: string) => world.product.db.delete(users).where(eq(users.id, userId))],
  ])('ends as soon as %s', async (_, end) => {
    const { user, browser, sessionId } = await signedIn()
    await end(user.id, sessionId)
    expect(await browser.who()).toBeNull()
  })

  it('has the current roles', async () => {
    const { user, browser } = await signedIn()
    await world.product.db.insert(userRoles).values({ userId: user.id, role: 'platform_user' })
    expect((await browser.who())?.viewer.roles).toContain('platform_user')
  })

  it('does not help a cookie that Better Auth did not accept', async () => {
    const { browser } = await signedIn()
    const [, name = '', token = '', signature = ''] = browser.cookie.match(/(tandem\.session_token)=([^.]+)\.([^;]+)/)!
    const other = await signedIn()
    const theirs = other.browser.cookie.match(/session_token=([^.]+)\.([^;]+)/)!
    const stranger = world.browser()
    for (const value of [token, `${token}.`, `${token}.${theirs[2]}`, `${theirs[1]}.${signature}`]) {
      stranger.set(name, value)
      expect(await stranger.who()).toBeNull()
    }
    expect(await browser.who()).not.toBeNull()
  })
})
