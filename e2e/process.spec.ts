import { expect, test } from '@playwright/test'
import { isLong } from '../src/testing/long.ts'
import { waitUntil } from '../src/testing/wait-until.ts'
import { becomeMember, call, eventually, ProductFolder, postAtOnce } from './product-process.ts'

// The product in separate processes: refused starts, shutdown, crashes, restarts, and a shared database. No browser.

const PASSWORD = 'a quiet harbour in may'
const rounds = Number(process.env.KILL_ROUNDS ?? (isLong ? 100 : 2))

let home: ProductFolder
test.describe.configure({ timeout: 300_000 + rounds * 60_000 })
test.beforeEach(() => {
  home = new ProductFolder()
})
test.afterEach(() => home.tidy())

let people = 0
const newcomer = (email = `person-${++people}@example.test`) => ({
  displayName: 'Maya Okafor',
  email,
  password: PASSWORD,
})
const signUp = (url: string, email?: string) => call(url, '/sign-up', newcomer(email))

test('production does not start without the required settings, and names all of them', async () => {
  const nothing = await home.start({ args: [], env: { PUBLIC_URL: '', TRUST_PROXY: '' } })
  expect(await nothing.end()).toBe(1)
  for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'APP_SECRET']) expect(nothing.output()).toContain(name)
  expect(nothing.output()).not.toContain('    at ')
  const wrong = await home.start({ args: [], env: { PORT: 'http', PUBLIC_URL: 'tandem', APP_SECRET: 'short' } })
  expect(await wrong.end()).toBe(1)
  expect(wrong.output()).toMatch(/PORT.*PUBLIC_URL/s)
  expect(wrong.output()).not.toContain('short')
})

test('production does not start on sample data, because its passwords are public', async () => {
  const DATA_DIR = process.env.E2E_DATA_DIR ?? ''
  const own = { EMBEDDED_DATABASE: '1', APP_SECRET: 'a secret of forty characters, all my own', TRUST_PROXY: '' }
  const mailless = await home.start({ args: [], env: { ...own, DATA_DIR } })
  expect(await mailless.end()).toBe(1)
  expect(mailless.output()).toContain('SMTP_URL is missing')
  const real = { ...own, SMTP_URL: 'smtp://localhost:1' }
  const onTrial = await home.start({ args: [], env: { ...real, DATA_DIR } })
  expect(await onTrial.end()).toBe(1)
  expect(onTrial.output()).toContain('this database contains sample data')
})

/** The number of concurrent requests. A busy machine with two cores took 11 seconds for 30 of them; the server waits 20 seconds. */
const ASKED_AT_ONCE = 12

test('SIGTERM interrupts no request, ends live streams and exits within 30 seconds', async () => {
  const server = await home.start()
  await server.ready()
  const cookie = await becomeMember(home, server, { displayName: 'Ada', email: 'ada@example.test', password: PASSWORD })
  const live = ['/api/v1/live', '/api/rpc/notifications/live']
  const pages = await Promise.all(live.map((path) => fetch(server.url + path, { headers: { cookie } })))
  const streamsEnd = Promise.all(pages.map((page) => page.text()))
  const answers = await postAtOnce(
    server.url,
    '/sign-up',
    Array.from({ length: ASKED_AT_ONCE }, () => newcomer()),
  )
  // the first answer shows that the server has read all requests
  await Promise.race(answers)
  // after 30 seconds it would exit anyway, but with a different code
  const ended = server.end('SIGTERM')
  expect(await Promise.all(answers)).toEqual(answers.map(() => 200))
  await streamsEnd
  expect(await ended).toBe(0)
  expect(home.isDatabaseUp()).toBe(false)

  // `npm run bench -- start` measures the time of a start
  const again = await home.start()
  await again.ready()
  expect((await home.query('select 1 from users')).length).toBe(ASKED_AT_ONCE + 1)
})

/** Signs users up one after the other until it is stopped. Returns the users whose sign-up succeeded. */
function crowd(url: string) {
  const acknowledged: string[] = []
  let isOver = false
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    )
  const one = async () => {
    while (!isOver) {
      const email = `crowd-${++people}@example.test`
      const answer = await signUp(url, email).catch(() => null)
      const said = await answer?.text().catch(() => null)
      if (answer?.ok && said) acknowledged.push(email)
      // the server is dying: wait until it is back or the round is over
      else await waitUntil(async () => isOver || (await isUp()))
    }
  }
  const all = Promise.all(Array.from({ length: 6 }, one))
  const stop = async () => {
    isOver = true
    await all
    return acknowledged
  }
  return { acknowledged, stop }
}

/** Accounts with missing rows. */
const halfWritten = () =>
  home.query(`select u.email from users u where
    (select count(*) from credentials c where c.user_id = u.id) <> 1
    or (select count(*) from user_roles r where r.user_id = u.id) <> 1
    or (select count(*) from audit_log a where a.subject_id = u.id::text and a.action = 'account.created') <> 1
    or not exists (select 1 from events e where e.payload->>'userId' = u.id::text)`)

test('kill -9 at random loses nothing that was acknowledged and leaves nothing half-written', {
  tag: '@long',
}, async () => {
  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round++) {
    const server = await home.start()
    await server.ready()
    const people = crowd(server.url)
    await eventually('a first sign-up', async () => people.acknowledged.length > 0)
    const at = people.acknowledged.length + Math.random() * 12
    await eventually('more sign-ups', async () => people.acknowledged.length > at)
    if (round % 3 > 0) home.killDatabase()
    // if only the database dies, the living web process starts it again
    if (round % 3 === 1) {
      const before = people.acknowledged.length
      await eventually('a sign-up after the database died', async () => people.acknowledged.length > before + 6)
    }
    await server.end('SIGKILL')
    acknowledged.push(...(await people.stop()))
  }
  const server = await home.start()
  await server.ready()
  const stored = await home.query<{ email: string }>('select email from users')
  const emails = new Set(stored.map((row) => row.email))
  expect(acknowledged.filter((email) => !emails.has(email))).toEqual([])
  expect(await halfWritten()).toEqual([])
  const unsent = () =>
    home.query(`select u.email from users u where not exists (select 1 from dev_mails m where m."to" = u.email)`)
  await eventually('a mail for everybody', async () => (await unsent()).length === 0)
  expect(await home.query(`select 1 from events where drained_at is null`)).toEqual([])
})

test('web and worker share one database, and the last process to exit stops it', { tag: '@long' }, async () => {
  const web = await home.start({ env: { WORKER: '0' } })
  await web.ready()
  const worker = await home.start({ entry: 'worker', env: { LOG_LEVEL: 'info' } })
  await worker.ready()
  await signUp(web.url, 'shared@example.test')
  await eventually('the mail of the worker', async () => (await home.query('select 1 from dev_mails')).length === 1)
  // a third process finds its port in use: it reports that and does not disturb the others
  const late = await home.start({ env: { PORT: new URL(web.url).port } })
  expect(await late.end()).toBe(1)
  expect(late.output()).toMatch(/^Port \d+ is in use\. Choose another: PORT=\d+$/m)
  expect(late.output()).not.toContain('    at ')
  expect((await fetch(`${web.url}/readyz`)).status).toBe(200)
  expect(await web.end('SIGTERM')).toBe(0)
  expect(home.isDatabaseUp()).toBe(true)
  const back = await home.start({ env: { WORKER: '0' } })
  await back.ready()
  expect(await worker.end('SIGKILL')).toBe('SIGKILL')
  expect((await signUp(back.url)).status).toBe(200)
  expect(await back.end('SIGTERM')).toBe(0)
  expect(home.isDatabaseUp()).toBe(false)
})

test('logs, metrics and errors contain no personal data', async () => {
  const canary = { name: 'Zephyrine Quillfeather', mail: 'zq.canary-7313@example.test', phone: '+1 555 0173313' }
  const secret = 'canary-passphrase-7313'
  const marks = [
    'Zephyrine',
    'Quillfeather',
    'canary-7313',
    '0173313',
    secret,
    'canary-search-7313',
    'canary-agent-7313',
  ]
  const metricsToken = 'a token for the reader of figures'
  const server = await home.start({ env: { LOG_LEVEL: 'trace', METRICS_TOKEN: metricsToken } })
  await server.ready()
  const me = { displayName: canary.name, email: canary.mail, password: secret }
  const cookie = await becomeMember(home, server, me)
  const session = decodeURIComponent(cookie).match(/session_token=([^.;]+)/)?.[1] ?? 'none'
  expect(session.length).toBeGreaterThan(10)
  const refusals: string[] = []
  const ask = async (path: string, body?: unknown, as = cookie) => {
    const answer = await call(server.url, path, body, as).catch(() => null)
    const text = (await answer?.text().catch(() => '')) ?? ''
    if (answer && answer.status >= 400) refusals.push(`${answer.status} ${text}`)
    return answer?.status
  }
  const applying = { fullName: canary.name, email: canary.mail, phone: canary.phone }
  const jobId = '01980000-0000-7000-8000-000000000000'
  const attempt = async () => {
    await ask('/sign-in', { email: canary.mail, password: `${secret}-wrong` }, '')
    await ask('/sign-up', me, '')
    await ask('/sign-up', { ...me, email: `${canary.mail} `, displayName: canary.name.repeat(20) }, '')
    await ask('/request-reset', { email: canary.mail }, '')
    await ask('/reset-password', { token: `${secret}-as-a-token`, password: secret }, '')
    await ask('/applications', { ...applying, jobId, resume: { kind: 'existing', resumeId: jobId } })
    await ask('/applications', { ...applying, jobId: canary.mail, resume: null })
    await ask('/jobs?q=canary-search-7313&cursor=canary-search-7313')
    await ask(`/jobs/canary-search-7313?email=${canary.mail}`)
    for (const path of ['/jobs?q=canary-search-7313', `/auth?email=${canary.mail}`, `/nowhere/${canary.mail}`]) {
      await fetch(server.url + path, { headers: { cookie, 'user-agent': 'canary-agent-7313' } }).catch(() => {})
    }
    await fetch(`${server.url}/api/uploads`, { method: 'POST', headers: { cookie }, body: canary.name }).catch(() => {})
    await fetch(`${server.url}/api/rpc/accounts/signUp`, { method: 'POST', body: `{"json":${canary.mail}` }).catch(
      () => {},
    )
  }
  await attempt()
  // internal failures could reveal the most, so repeat it while the database dies
  home.killDatabase()
  await attempt()
  await eventually('the database again', async () => (await ask('/profile')) === 200)
  await attempt()
  const asReader = { headers: { authorization: `Bearer ${metricsToken}` } }
  const figures = await (await fetch(`${server.url}/metrics`, asReader)).text()
  expect(figures).toContain('tandem_http_request_seconds')
  expect(refusals.length).toBeGreaterThan(15)
  expect(await server.end('SIGTERM')).toBe(0)
  const said = server.output()
  expect(said).toContain('"request"')
  for (const mark of [...marks, session]) {
    expect(said, 'the log').not.toContain(mark)
    expect(figures, 'the figures').not.toContain(mark)
    expect(refusals.join('\n'), 'a refusal').not.toContain(mark)
  }
  expect(refusals.join('\n')).not.toMatch(/\n\s+at |select |insert into|Failed query|node_modules/i)
})
