import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts'
import { notifications } from '#db/schema/notifications.ts'
import { newId } from '#lib/ids.ts'
import { createCredential, createResume, createUser } from '#testing/factories.ts'
import { createWeb } from '../src/apps/create-web.ts'
import { startServices } from '../src/apps/start-services.ts'
import { connections, mustAnswer, rateBoth } from './rate-both.ts'
import { seedJobs } from './seed-jobs.ts'
import { recordStatements, replay } from './statements.ts'

// Compares calls over HTTP with only their SQL, and requests per second with those of plain Hono with the same statements.
const sizes = process.env.JOBS ? process.env.JOBS.split(',').map(Number) : [10_000, 100_000]
const rounds = 300
const [productPort, honoPort] = [3217, 3218]
const root = fileURLToPath(new URL('..', import.meta.url))
const PASSWORD = 'a quiet harbour in may'

type Call = { name: string; path: string; input: unknown; isSignedIn: boolean }
const search = { sort: 'newest', limit: 20 }
const calls: Call[] = [
  { name: 'notifications.recent', path: '/api/rpc/notifications/recent', input: undefined, isSignedIn: true },
  { name: 'profiles.own', path: '/api/rpc/profiles/own', input: undefined, isSignedIn: true },
  { name: 'jobs.search, seeker', path: '/api/rpc/jobs/search', input: search, isSignedIn: true },
  {
    name: 'jobs.search, seeker, "data"',
    path: '/api/rpc/jobs/search',
    input: { ...search, q: 'data' },
    isSignedIn: true,
  },
  { name: 'jobs.search, signed out', path: '/api/rpc/jobs/search', input: search, isSignedIn: false },
]

type Times = { p50: number; p95: number }
type Work = () => Promise<unknown>

/** Runs the works in turn, call by call, so that other load on the machine affects all of them equally. */
async function timeInTurn(...works: [Work, Work, Work]): Promise<[Times, Times, Times]> {
  const times: [number[], number[], number[]] = [[], [], []]
  for (let i = 0; i < rounds + 30; i++) {
    for (const [which, work] of works.entries()) {
      const started = performance.now()
      await work()
      // the first rounds fill caches and warm up the compiler
      if (i >= 30) times[which]?.push(performance.now() - started)
    }
  }
  const [first, second, third] = times.map((list) => {
    list.sort((a, b) => a - b)
    return { p50: list[Math.floor(rounds * 0.5)] ?? 0, p95: list[Math.floor(rounds * 0.95)] ?? 0 }
  })
  return [first!, second!, third!]
}

async function start(args: string[], env: Record<string, string>, isUp: () => Promise<boolean>): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await isUp().catch(() => false))) {
    if (child.exitCode !== null) throw new Error(`${args[0]} did not start`)
    await sleep(50)
  }
  return child
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
}

const signed = (ms: number) => `${ms < 0 ? '' : '+'}${ms.toFixed(2)}`
const cell = ({ p50, p95 }: Times) => `${p50.toFixed(2)} / ${p95.toFixed(2)}`
const row = (name: string, ...cells: string[]) => name.padEnd(30) + cells.map((text) => text.padStart(19)).join('')

async function measureCall(
  pool: pg.Pool,
  app: ReturnType<typeof createWeb>['app'],
  call: Call,
  cookies: string,
): Promise<void> {
  const cookie = call.isSignedIn ? cookies : ''
  const body = JSON.stringify({ json: call.input })
  const headers = { 'content-type': 'application/json', cookie }
  const inProcess = () => app.request(`http://localhost:${productPort}${call.path}`, { method: 'POST', body, headers })
  await inProcess()
  const groups = await recordStatements(async () => {
    if ((await inProcess()).status !== 200) throw new Error(`${call.name} fails in process`)
  })
  const statements = groups.flat().length
  const file = join(tmpdir(), `tandem-statements-${process.pid}.json`)
  writeFileSync(file, JSON.stringify(groups))
  const target = { url: `http://127.0.0.1:${productPort}${call.path}`, headers, body }
  const plain = { url: `http://127.0.0.1:${honoPort}/list`, headers, body }
  const hono = await start(['bench/plain-hono.ts', process.env.DATABASE_URL ?? '', String(honoPort), file], {}, () =>
    mustAnswer(plain).then(() => true),
  )
  // the cost of a call on this machine without the product: a round trip to another process
  const [alone, bare, http] = await timeInTurn(
    () => replay(pool, groups),
    () => mustAnswer(plain),
    () => mustAnswer(target),
  )
  const [theirs, ours] = await rateBoth(plain, target)
  await end(hono)
  rmSync(file)
  const over = (than: Times) => `${signed(http.p50 - than.p50)} / ${signed(http.p95 - than.p95)}`
  const share = `${((100 * ours.rate) / theirs.rate).toFixed(0)} %`
  console.log(
    row(
      call.name,
      String(statements),
      cell(alone),
      cell(http),
      over(alone),
      over(bare),
      theirs.rate.toFixed(0),
      ours.rate.toFixed(0),
      share,
    ),
  )
}

async function measure(size: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-bench-'))
  const server = await startEmbeddedPostgres(folder)
  const own = {
    DATABASE_URL: server.url,
    DATA_DIR: folder,
    DEMO: '0',
    WORKER: '0',
    LOG_LEVEL: 'error',
    PORT: String(productPort),
  }
  Object.assign(process.env, own)
  const running = await startServices('demo')
  const pool = new pg.Pool({ connectionString: server.url, max: 10 })
  try {
    await seedJobs(pool, size)
    const { db, auth } = running.services
    const user = await createUser(db)
    await createResume(db, user.id, {
      text: 'Senior data analyst. Five years of SQL, Python and Excel in Portland, OR.',
    })
    await createCredential(db, user.id, await (await auth.$context).password.hash(PASSWORD))
    const notice = { userId: user.id, type: 'application_status', title: 'Moved on', message: 'To an interview' }
    await db.insert(notifications).values(Array.from({ length: 200 }, () => ({ ...notice, eventId: newId() })))
    const { app } = createWeb(running.services, () => true)
    const isReady = async () => (await fetch(`http://127.0.0.1:${productPort}/readyz`)).ok
    const product = await start(
      ['dist/processes/web.js', '--demo'],
      { ...own, NODE_ENV: 'production', HOST: '127.0.0.1' },
      isReady,
    )
    const signedIn = await fetch(`http://127.0.0.1:${productPort}/api/v1/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: user.email, password: PASSWORD }),
    })
    const cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    console.log(
      `\n${size.toLocaleString('en-US')} jobs; milliseconds p50 / p95 of ${rounds}; requests a second, ${connections} connections`,
    )
    console.log(
      row('', 'statements', 'SQL alone', 'HTTP', 'over SQL', 'over plain Hono', 'plain Hono /s', 'Tandem /s', 'share'),
    )
    for (const call of calls) await measureCall(pool, app, call, cookie)
    await end(product)
  } finally {
    await pool.end()
    await running.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

for (const size of sizes) await measure(size)
