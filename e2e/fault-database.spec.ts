import { expect, test } from '@playwright/test'
import { startEmbeddedPostgres } from '../src/db/embedded/start-embedded-postgres.ts'
import { openDatabaseProxy } from '../src/testing/database-proxy.ts'
import { isLong } from '../src/testing/long.ts'
import { becomeMember, call, eventually, ProductFolder } from './product-process.ts'

// The product as a process whose database stops and starts again. No browser. The database is down until the product has tried
// to connect this number of times, once a second.

const tries = isLong ? 30 : 3
const PASSWORD = 'a quiet harbour in may'
const INNER = /failed query|select |enoent|econn|\.sock|s\.PGSQL|node_modules|\n\s+at |file:\/\//i

test.describe.configure({ timeout: 300_000 })

test('without a database, pages and calls answer 503 with a plain text, and recover later', async () => {
  const home = new ProductFolder()
  const database = await startEmbeddedPostgres(home.folder)
  const proxy = await openDatabaseProxy(database.url)
  try {
    const server = await home.start({ env: { DATABASE_URL: proxy.url } })
    await server.ready()
    const email = 'ada@example.test'
    const cookie = await becomeMember(home, server, { displayName: 'Ada', email, password: PASSWORD })
    const open = (path: string, as = '') =>
      fetch(server.url + path, { headers: { cookie: as, accept: 'text/html' }, redirect: 'manual' })
    // signed out, and with a cookie, so that no cached page is sent
    const noOne = 'of-no-use=1'
    const pages: [path: string, as: string][] = [
      ...['/', '/jobs', '/jobs/nurse', '/auth/verify?token=x'].map((path): [string, string] => [path, noOne]),
      ...['/', '/jobs', '/app/jobs', '/app/profile', '/auth', '/nowhere'].map((path): [string, string] => [
        path,
        cookie,
      ]),
    ]
    for (const [path, as] of pages) expect((await open(path, as)).status, path).toBeLessThan(500)

    let received = ''
    let isOpen = false
    let following = new AbortController()
    const follow = async () => {
      following = new AbortController()
      const live = await fetch(`${server.url}/api/v1/live`, { headers: { cookie }, signal: following.signal })
      isOpen = true
      const collect = new WritableStream<string>({
        write: (text) => {
          received += text
        },
      })
      const ended = () => {
        isOpen = false
      }
      live.body?.pipeThrough(new TextDecoderStream()).pipeTo(collect).then(ended, ended)
    }
    const say = () =>
      home.query(`insert into live_messages (user_id, topic) select id, 'notifications_changed' from users`)
    const changeCount = () => received.split('notifications_changed').length - 1
    // the message that ends the earlier sessions may reach the first stream late, and a message may be sent before a stream is registered,
    // so open the stream again, like a page
    let asked = 0
    await eventually('a first message', async () => {
      if (changeCount() > 0) return true
      if (++asked % 200 === 0) following.abort()
      if (!isOpen) {
        await follow()
        await say()
        await home.query(`select pg_notify('live', id::text) from users`)
      }
      return false
    })
    const before = changeCount()

    await proxy.cut()
    for (const [path, as] of pages) {
      const page = await open(path, as)
      const text = await page.text()
      expect(page.status, path).toBe(503)
      expect(page.headers.get('content-type'), path).toContain('text/html')
      expect(page.headers.get('retry-after'), path).toBe('2')
      expect(page.headers.get('cache-control'), path).toContain('no-store')
      expect(page.headers.get('content-security-policy'), path).toContain("default-src 'none'")
      expect(page.headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(text, path).toMatch(/Something went wrong|Failed to load/)
      expect(text, path).not.toMatch(INNER)
    }
    for (const answer of await Promise.all([
      call(server.url, '/profile', undefined, cookie),
      call(server.url, '/jobs'),
    ])) {
      expect(answer.status).toBe(503)
      expect(await answer.text()).toContain('Tandem is temporarily unavailable. Please try again.')
    }
    // pages that need no database still work
    expect((await open('/auth')).status).toBe(200)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    // other connections still reach the database; their messages and jobs wait
    await say()
    await home.query(
      `insert into events (id, name, payload) select gen_random_uuid(), 'account.password_reset_requested', jsonb_build_object('userId', id) from users`,
    )
    const answers = new Set<number>()
    await eventually('tries to reach the database', async () => {
      answers.add((await fetch(`${server.url}/readyz`)).status)
      return server.output().split('live: database unavailable').length > tries
    })
    expect([...answers]).toEqual([503])

    await proxy.restore()
    await eventually('readiness', async () => (await fetch(`${server.url}/readyz`)).ok)
    for (const [path, as] of pages) expect((await open(path, as)).status, path).toBeLessThan(500)
    await eventually('the message that was said meanwhile', async () => changeCount() === before + 1)
    const mails = () => home.query(`select 1 from dev_mails where "to" = $1`, [email])
    await eventually('the mail that was asked for meanwhile', async () => (await mails()).length === 2)
    // the queues run again: new work is done
    await call(server.url, '/sign-up', { displayName: 'Bo', email: 'bo@example.test', password: PASSWORD })
    await eventually('new mail', async () => (await home.query(`select 1 from dev_mails`)).length === 3)
    expect(await home.query('select 1 from events where drained_at is null')).toEqual([])
    expect(await server.end('SIGTERM')).toBe(0)
    expect(server.output()).not.toContain(email)
  } finally {
    await proxy.close()
    await database.stop()
    await home.tidy()
  }
})
