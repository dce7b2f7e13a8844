import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '#db/client.ts'
import { events } from '#db/schema/operations.ts'
import { loadViewer } from '#features/accounts/server/load-viewer.ts'
import { keyAccess } from '#features/integrations/server/keys/key-access.ts'
import { newId } from '#lib/ids.ts'
import { type App, createApp } from '#server/http/app.ts'
import { mountProcedures } from '#server/http/rpc.ts'
import { Worker } from '#server/queue/worker.ts'
import { liveCursor, publish, RealtimeHub } from '#server/realtime/realtime-hub.ts'
import { liveStream } from '#server/realtime/sse-connection.ts'
import { freshDatabase, type TestDatabase } from '#testing/database.ts'
import { type DatabaseProxy, openDatabaseProxy } from '#testing/database-proxy.ts'
import { createCredential, createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { router } from './router.ts'

const PASSWORD = 'quiet river stone'
const said: string[] = []
let direct: TestDatabase
let proxy: DatabaseProxy
let product: TestProduct
let live: RealtimeHub
let app: App
let userId: string
let cookie: string

beforeAll(async () => {
  direct = await freshDatabase()
  proxy = await openDatabaseProxy(direct.url)
  const database = { ...connect(proxy.url, { max: 5 }), url: proxy.url }
  product = await testProduct({ database: { ...database, close: () => database.pool.end() } })
  const log = pino({ level: 'warn' }, { write: (line: string) => void said.push(line) })
  live = new RealtimeHub(proxy.url, log)
  await live.start()
  const services = { ...product.services, log, live }
  app = createApp(
    services,
    async (ctx) => (await loadViewer(ctx)) ?? { viewer: null, sessionId: null },
    () => true,
  )
  mountProcedures(app, router, { publicUrl: services.env.PUBLIC_URL, keys: keyAccess })
  const user = await createUser(direct.db)
  userId = user.id
  await createCredential(direct.db, userId, await (await services.auth.$context).password.hash(PASSWORD))
  const answer = await call('accounts/signIn', { email: user.email, password: PASSWORD })
  cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
})
afterAll(async () => {
  await live.close()
  await product.close()
  await proxy.close()
  await direct.close()
})

async function call(path: string, input?: unknown): Promise<Response> {
  return app.request(`/api/rpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify({ json: input }),
  })
}

const connectionsThatListen = async () =>
  (
    await direct.pool.query(
      "select pid from pg_stat_activity where datname = current_database() and query like 'listen live%'",
    )
  ).rowCount

describe('a database that becomes unavailable', () => {
  it('is answered with 503 and a message, and everything works again when it is back', async () => {
    const handled: string[] = []
    const work = { name: 'test.noticed', eventName: 'test.happened', handle: async () => void handled.push('once') }
    const worker = new Worker({ ...product.services, live }, proxy.url, { subscribers: [work], schedules: [] })
    await worker.start()
    const page = liveStream({ db: product.db, live }, userId, { after: await liveCursor(product.db) })
    const nextEvent = page.next()
    expect((await call('profiles/own')).status).toBe(200)

    // one connection is in use between two statements of a transaction
    const held = await product.pool.connect()
    await held.query('begin')

    await proxy.cut()
    const refused = [
      await app.request('/readyz'),
      // a signed-in user is not reported as signed out
      await call('profiles/own'),
      await call('site/facts'),
      await call('accounts/signIn', { email: 'maya@okafor.example', password: PASSWORD }),
      await call('accounts/signUp', { displayName: 'Maya', email: 'maya@okafor.example', password: PASSWORD }),
      await app.request('/api/v1/jobs'),
    ]
    expect(refused.map((answer) => answer.status)).toEqual(refused.map(() => 503))
    for (const answer of refused) expect(await answer.text()).toContain('Tandem is temporarily unavailable.')
    await expect(held.query('commit')).rejects.toThrow()
    held.release(true)
    // other clients still reach the database: their messages and events meanwhile are not lost
    await publish(direct.db, [userId], 'meanwhile')
    await direct.db.insert(events).values({ id: newId(), name: 'test.happened', payload: {} })
    const tries = () => said.filter((line) => line.includes('live: database unavailable')).length
    await waitUntil(() => tries() >= 3)
    expect(tries()).toBeLessThan(10)

    await proxy.restore()
    await waitUntil(async () => (await call('profiles/own')).status === 200)
    expect((await nextEvent).value).toMatchObject({ topic: 'meanwhile' })
    await waitUntil(() => handled.length > 0)
    await waitUntil(async () => (await connectionsThatListen()) === 1)
    await page.return(undefined)
    await worker.stop()
    expect(handled).toEqual(['once'])
    expect(said.join('')).not.toMatch(/maya@okafor|quiet river/)
  })
})
