import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createWeb } from '#apps/create-web.ts'
import { sessions, userRoles, users } from '#db/schema/accounts.ts'
import { companies, companyMembers } from '#db/schema/companies.ts'
import { createCompany, createCredential, createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { waitUntil } from '#testing/wait-until.ts'
import type { Services } from './context.ts'
import type { App } from './http/app.ts'
import { publish, RealtimeHub } from './realtime/realtime-hub.ts'
import { SseConnection } from './realtime/sse-connection.ts'

const PASSWORD = 'a quiet harbour in may'

let product: TestProduct
// two processes: access is revoked in one while the other holds the stream
let webs: { app: App; services: Services }[]
let hash: string
beforeAll(async () => {
  product = await testProduct()
  hash = await (await product.services.auth.$context).password.hash(PASSWORD)
  webs = await Promise.all(
    [1, 2].map(async () => {
      const services = { ...product.services, live: new RealtimeHub(product.url, product.services.log) }
      await services.live.start()
      return { services, app: createWeb(services, () => true).app }
    }),
  )
})
afterAll(async () => {
  await Promise.all(webs.map((web) => web.services.live.close()))
  await product.close()
})

const streams = () => webs.reduce((sum, web) => sum + web.services.live.size, 0)
const ask = (app: App, path: string, cookie: string) =>
  app.request(`http://localhost:3000/api/v1${path}`, { headers: { cookie } })

/** A member of a company who is also platform staff and a job seeker, signed in, with one live page on each process. */
async function someone() {
  const company = await createCompany(product.db)
  const user = await createUser(product.db, { roles: ['job_seeker', 'platform_admin'] })
  await product.db.insert(companyMembers).values({ companyId: company.id, userId: user.id, role: 'client_admin' })
  await createCredential(product.db, user.id, hash)
  const signedIn = await webs[0]!.app.request('http://localhost:3000/api/v1/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: user.email, password: PASSWORD }),
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const before = streams()
  const ended = webs.map(async (web) => {
    const answer = await ask(web.app, '/live', cookie)
    expect(answer.status).toBe(200)
    await answer.text()
  })
  await waitUntil(() => streams() === before + webs.length)
  const ask1 = async (path: string) => (await ask(webs[0]!.app, path, cookie)).status
  return { user, company, ended, ask: ask1 }
}

type Someone = Awaited<ReturnType<typeof someone>>
const ofUser = ({ user }: Someone) => eq(userRoles.userId, user.id)
const OPERATIONS = '/admin/health'
const REVIEWS = '/reviews'

/** What is revoked, and which path then answers with which status. */
const losses: [string, (who: Someone) => Promise<unknown>, [string, number]][] = [
  [
    'a role',
    (who) => product.db.delete(userRoles).where(and(ofUser(who), eq(userRoles.role, 'platform_admin'))),
    [OPERATIONS, 403],
  ],
  [
    'a membership',
    ({ user }) => product.db.delete(companyMembers).where(eq(companyMembers.userId, user.id)),
    [REVIEWS, 403],
  ],
  [
    'the membership with the company',
    ({ company }) => product.db.update(companies).set({ archivedAt: new Date() }).where(eq(companies.id, company.id)),
    [REVIEWS, 403],
  ],
  [
    'the account, by suspension',
    ({ user }) => product.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, user.id)),
    ['/profile', 401],
  ],
  [
    'the account, until its password is changed',
    ({ user }) => product.db.update(users).set({ mustChangePassword: true }).where(eq(users.id, user.id)),
    ['/profile', 403],
  ],
  ['the session', ({ user }) => product.db.delete(sessions).where(eq(sessions.userId, user.id)), ['/profile', 401]],
  ['the account, for good', ({ user }) => product.db.delete(users).where(eq(users.id, user.id)), ['/profile', 401]],
]

describe('a user who loses', () => {
  it.each(losses)('%s is refused at the next call, and an open live stream ends', async (_, lose, [path, after]) => {
    const who = await someone()
    const other = await someone()
    expect(await who.ask(path)).toBe(200)
    // the revocation itself ends the stream: streams do not check access again by themselves
    const recheck = vi.spyOn(SseConnection.prototype, 'recheck')
    await lose(who)
    expect(await who.ask(path)).toBe(after)
    await Promise.all(who.ended)
    expect(recheck).not.toHaveBeenCalled()
    recheck.mockRestore()
    // the other users keep their streams
    expect(streams()).toBe(webs.length)
    await product.db.delete(sessions).where(eq(sessions.userId, other.user.id))
    await Promise.all(other.ended)
  })

  it('a weaker role in a company: the stream of the stronger ends', async () => {
    const who = await someone()
    await product.db.update(companyMembers).set({ role: 'client_user' }).where(eq(companyMembers.userId, who.user.id))
    await Promise.all(who.ended)
    expect(streams()).toBe(0)
  })

  it('a role while the page is opening: the stream ends as soon as it listens', async () => {
    const user = await createUser(product.db, { roles: ['job_seeker', 'platform_admin'] })
    await publish(product.db, [user.id], 'notification', {})
    const before = await product.contextFor(user.id)
    await product.db.delete(userRoles).where(eq(userRoles.userId, user.id))
    const viewer = before.viewer
    const stream = await product.as(user.id, { viewer, live: webs[0]!.services.live }).notifications.live()
    expect((await stream.next()).done).toBe(true)
  })
})
