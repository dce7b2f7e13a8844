import { spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, type ClientRequest, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts'
import { liveHeap } from './live-heap.ts'
import { freePort, startProduct } from './start-product.ts'

// Many open live pages in one process: the memory of each, and how soon a message arrives, compared with raw node:http. Resident memory
// includes garbage from opening, which is not collected while memory is free; the heap is measured after a collection.
const count = Number(process.env.CONNECTIONS ?? 10_000)
const messages = Number(process.env.MESSAGES ?? 2000)
const openingAtOnce = 20
const pauseMs = 5
const plainPort = 3219
const secret = 'a secret of the bench that is long enough'
const KB = 1024

type Stream = { path: string; cookie: string }
type Memory = { inspectorPort: number; resident(): Promise<number> }
type Side = { name: string; url: string; stream(n: number): Stream; say(n: number, text: string): Promise<void> }
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })

/** Opens a stream that calls `onText` with each received text. Resolves when the server has responded. */
function open(url: string, { path, cookie }: Stream, onText: (text: string) => void): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const request = get(url + path, { agent, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${path} answered ${answer.statusCode}`))
      answer.setEncoding('utf8').on('data', onText)
      answer.on('error', () => {})
      resolve(request)
    })
    request.on('error', reject)
  })
}

/** A busy machine rejects requests for a moment (503). A page retries a little later, and so does this function. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries === 50) throw error
      await sleep(200)
    }
  }
}

/** Opens all streams, some at a time, and reports how long each message took to arrive. */
async function measure(side: Side, { inspectorPort, resident }: Memory): Promise<void> {
  // the first streams fill caches and warm up the compiler
  for (let n = 0; n < 100; n++) (await patiently(() => open(side.url, side.stream(n), () => {}))).destroy()
  await sleep(2_000)
  const heapBefore = await liveHeap(inspectorPort)
  const said = new Map<number, { at: number; arrived: () => void }>()
  const times: number[] = []
  const streams: ClientRequest[] = []
  const hear = (n: number) => (text: string) => {
    const mine = text.includes('"topic"') || text.startsWith('data: {') ? said.get(n) : undefined
    if (!mine) return
    said.delete(n)
    times.push(performance.now() - mine.at)
    mine.arrived()
  }
  const started = performance.now()
  let next = 0
  const opener = async (until: number) => {
    while (next < until) {
      const n = next++
      streams.push(await patiently(() => open(side.url, side.stream(n), hear(n))))
    }
  }
  const openTo = (until: number) => Promise.all(Array.from({ length: openingAtOnce }, () => opener(until)))
  // the first fifth uses memory that is still free after the start
  const fifth = Math.floor(count / 5)
  await openTo(fifth)
  const ofFifth = (performance.now() - started) / 1000
  await sleep(5_000)
  const before = await resident()
  const again = performance.now()
  await openTo(count)
  const opened = ofFifth + (performance.now() - again) / 1000
  await sleep(5_000)
  const residentEach = ((await resident()) - before) / (count - fifth) / KB

  const arrivals: Promise<void>[] = []
  for (let i = 0; i < messages; i++) {
    const to = Math.floor(Math.random() * count)
    if (said.has(to)) continue
    arrivals.push(new Promise((arrived) => said.set(to, { at: performance.now(), arrived })))
    await side.say(to, JSON.stringify({ topic: 'notifications_changed' }))
    await sleep(pauseMs)
  }
  await Promise.race([Promise.all(arrivals), sleep(10_000)])
  const heapEach = ((await liveHeap(inspectorPort)) - heapBefore) / count / KB
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1)
  console.log(
    row(
      side.name,
      count,
      opened.toFixed(1),
      residentEach.toFixed(1),
      heapEach.toFixed(1),
      at(0.5),
      at(0.99),
      `${times.length}/${arrivals.length}`,
    ),
  )
  for (const stream of streams) stream.destroy()
}

async function measurePlain(): Promise<void> {
  const inspectorPort = await freePort()
  const plain = [`--inspect=${inspectorPort}`, join(import.meta.dirname, 'plain-live.ts'), String(plainPort)]
  const child = spawn(process.execPath, plain, { stdio: ['ignore', 'inherit', 'ignore'] })
  const url = `http://127.0.0.1:${plainPort}`
  const ask = async (path: string) => (await fetch(url + path)).text()
  while (!(await ask('/memory').catch(() => null))) await sleep(50)
  const side: Side = {
    name: 'node:http',
    url,
    stream: (n) => ({ path: `/?as=${n}`, cookie: '' }),
    say: async (to, text) => void (await ask(`/say?to=${to}&text=${encodeURIComponent(text)}`)),
  }
  await measure(side, { inspectorPort, resident: async () => Number(await ask('/memory')) })
  child.kill()
  await once(child, 'exit')
}

/** Creates the users with one session each. The cookies are signed like those of Better Auth. */
async function makePeople(pool: pg.Pool): Promise<{ userId: string; cookie: string }[]> {
  await pool.query(
    `insert into users (id, name, email, email_verified)
       select gen_random_uuid(), 'Person', 'live-' || n || '@example.test', true from generate_series(1, $1) n`,
    [count],
  )
  await pool.query(
    `insert into user_roles (user_id, role) select id, 'job_seeker' from users where email like 'live-%'`,
  )
  const { rows } = await pool.query<{ user_id: string; token: string }>(
    `insert into sessions (id, user_id, token, expires_at)
       select gen_random_uuid(), id, 'live-' || id, now() + interval '1 day' from users where email like 'live-%'
       returning user_id, token`,
  )
  return rows.map(({ user_id, token }) => {
    const signature = createHmac('sha256', secret).update(token).digest('base64')
    return { userId: user_id, cookie: `tandem.session_token=${encodeURIComponent(`${token}.${signature}`)}` }
  })
}

async function measureProduct(folder: string): Promise<void> {
  const inspectorPort = await freePort()
  const NODE_OPTIONS = `--inspect=${inspectorPort}`
  const product = await startProduct(folder, { APP_SECRET: secret, DEMO: '0', WORKER: '0', NODE_OPTIONS })
  const database = await startEmbeddedPostgres(folder)
  const pool = new pg.Pool({ connectionString: database.url, max: 4 })
  try {
    const people = await makePeople(pool)
    const side: Side = {
      name: 'Tandem',
      url: product.url,
      stream: (n) => ({ path: '/api/rpc/notifications/live', cookie: people[n]?.cookie ?? '' }),
      async say(to) {
        // like the realtime hub's function that publishes a message
        await pool.query(
          `with told as (insert into live_messages (user_id, topic) values ($1, 'notifications_changed') returning user_id)
             select pg_notify('live', user_id::text) from told`,
          [people[to]?.userId],
        )
      },
    }
    const resident = async () => {
      const text = await product.readMetrics()
      return Number(text.match(/^process_resident_memory_bytes (\S+)/m)?.[1])
    }
    await measure(side, { inspectorPort, resident })
  } finally {
    await pool.end()
    await product.end()
    await database.stop()
  }
}

const row = (...cells: (string | number)[]) => cells.map((cell) => String(cell).padStart(14)).join('')

const folder = mkdtempSync(join(tmpdir(), 'tandem-live-'))
try {
  console.log(row('', 'connections', 'opened in s', 'resident KB', 'heap KB', 'p50 ms', 'p99 ms', 'arrived'))
  await measurePlain()
  await measureProduct(folder)
} finally {
  agent.destroy()
  rmSync(folder, { recursive: true, force: true })
}
