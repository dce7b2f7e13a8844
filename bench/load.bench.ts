import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProduct } from './start-product.ts'

// Mixed load, similar to that of real users, and how much memory the product uses during it. LOAD_SECONDS=3600 for an hour.
// The number of requests per second is constant, because a rising rate would measure something else.
const seconds = Number(process.env.LOAD_SECONDS ?? 60)
const clients = Number(process.env.LOAD_CLIENTS ?? 8)
const perSecond = Number(process.env.LOAD_RATE ?? 25)
const lines = 20

const folder = mkdtempSync(join(tmpdir(), 'tandem-load-'))
const product = await startProduct(folder, { TRUST_PROXY: '1' })
const { url } = product

let isOver = false
let sentCount = 0
let addresses = 0
let turn = performance.now()
let people = 0
const failed = new Map<string, number>()
const streams = new Set<AbortController>()

async function run(): Promise<void> {
  const seeker = await signIn('seeker@tandem.test')
  const { items } = (await (await fetch(`${url}/api/v1/jobs?limit=50`)).json()) as { items: { slug: string }[] }
  const slugs = items.map((item) => item.slug)
  const load = Promise.all(Array.from({ length: clients }, () => client(seeker, slugs)))
  console.log(
    `${clients} clients, ${perSecond} requests a second, ${seconds} s\n${row('seconds', 'requests', 'failed', 'rss MB', 'heap MB', 'streams')}`,
  )
  const heap: number[] = []
  const started = performance.now()
  for (let line = 1; line <= lines; line++) {
    await sleep(Math.max(0, started + (line * seconds * 1000) / lines - performance.now()))
    const now = await figures()
    heap.push(now.rss)
    const fails = [...failed.values()].reduce((sum, count) => sum + count, 0)
    const at = Math.round((performance.now() - started) / 1000)
    console.log(row(at, sentCount, fails, now.rss.toFixed(0), now.heap.toFixed(0), now.streams))
  }
  isOver = true
  for (const stream of streams) stream.abort()
  await load
  const [early, late] = [heap.slice(lines / 4, lines / 2), heap.slice(-lines / 4)].map(median)
  console.log(`resident: second quarter ${early?.toFixed(0)} MB, last quarter ${late?.toFixed(0)} MB`)
  console.log(`failed: ${failed.size === 0 ? 'none' : [...failed].map(([what, n]) => `${what} x ${n}`).join(', ')}`)
}

/** Does what people do, one action after another: mostly read, at times search, sometimes open a live page, rarely sign in or up. */
async function client(cookie: string, slugs: string[]): Promise<void> {
  const any = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T
  const words = ['data', 'nurse', 'engineer', 'manager', 'remote analyst', 'qqzz', '']
  const acts: [share: number, act: () => Promise<unknown>][] = [
    [20, () => ask(`/api/v1/jobs?q=${any(words)}`, cookie)],
    [15, () => ask(`/jobs/${any(slugs)}`)],
    [10, () => ask(any(['/', '/jobs', `/jobs?q=${any(words)}`]))],
    [10, () => ask(any(['/app/jobs', '/app/tracker', '/app/profile', '/app/notifications']), cookie)],
    [20, () => ask(any(['/notifications', '/notifications/recent', '/profile', '/resumes']), cookie, '/api/v1')],
    [10, () => ask(`/jobs/${any(slugs)}`, cookie, '/api/v1')],
    [5, () => listen(cookie)],
    [3, () => ask('/nowhere')],
    [1, () => signIn(any(['company@tandem.test', 'admin@tandem.test']))],
    [1, () => signUp()],
  ]
  const bag = acts.flatMap(([share, act]) => Array.from({ length: share }, () => act))
  while (!isOver) {
    await sleep(Math.max(0, nextTurn() - performance.now()))
    if (isOver) return
    const act = any(bag)
    await act().catch((error: Error) => note(error.message))
  }
}

/** When the next request is due. After a delay, at most one second of missed requests is made up for, so that the load stays even. */
function nextTurn(): number {
  const now = performance.now()
  turn = Math.max(turn + 1000 / perSecond, now - 1000)
  return turn
}

const note = (what: string) => isOver || failed.set(what, (failed.get(what) ?? 0) + 1)

async function ask(path: string, cookie = '', prefix = ''): Promise<void> {
  sentCount++
  const answer = await fetch(url + prefix + path, { headers: { cookie } })
  await answer.arrayBuffer()
  if (answer.status >= 500 || answer.status === 429)
    note(`${answer.status} ${prefix + path.replace(/[?].*|[^/]*-\w+$/g, '')}`)
}

/** Opens a live page for a few seconds, and closes the one that was opened before. */
async function listen(cookie: string): Promise<void> {
  sentCount++
  const stop = new AbortController()
  streams.add(stop)
  setTimeout(() => stop.abort(), 5_000).unref()
  const answer = await fetch(`${url}/api/v1/live`, { headers: { cookie }, signal: stop.signal })
  void answer
    .text()
    .catch(() => {})
    .finally(() => streams.delete(stop))
}

function post(path: string, body: unknown): Promise<Response> {
  sentCount++
  const n = ++addresses
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.${(n >> 16) % 256}.${(n >> 8) % 256}.${n % 256}`,
  }
  return fetch(`${url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function signUp(): Promise<void> {
  const who = { displayName: 'Maya Okafor', email: `load-${++people}@example.test`, password: 'a quiet harbour in may' }
  const answer = await post('/sign-up', who)
  await answer.text()
  if (!answer.ok) note(`${answer.status} /sign-up`)
}

async function signIn(email: string): Promise<string> {
  const answer = await post('/sign-in', { email, password: 'tandem-demo' })
  await answer.text()
  // the rate limit of the account is not a failure of the product
  if (!answer.ok && answer.status !== 429) note(`${answer.status} /sign-in`)
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

async function figures(): Promise<{ rss: number; heap: number; streams: number }> {
  const text = await product.readMetrics()
  const value = (name: string) => Number(text.match(new RegExp(`^${name} (\\S+)`, 'm'))?.[1] ?? Number.NaN)
  const MB = 1024 * 1024
  return {
    rss: value('process_resident_memory_bytes') / MB,
    heap: value('nodejs_heap_size_used_bytes') / MB,
    streams: value('tandem_live_streams'),
  }
}

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN
const row = (...cells: (string | number)[]) => cells.map((cell) => String(cell).padStart(10)).join('')

try {
  await run()
} finally {
  isOver = true
  for (const stream of streams) stream.abort()
  await product.end()
  rmSync(folder, { recursive: true, force: true })
}
