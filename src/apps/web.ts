import { createServer } from 'node:http'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { inArray, type SQL } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { demoPeople } from '#features/accounts/demo-people.ts'
import type { Mode } from '#server/env.ts'
import { servePages } from '#server/http/pages.ts'
import { createWeb } from './create-web.ts'
import { createWorker } from './create-worker.ts'
import { startServices } from './start-services.ts'
import { stopInTime } from './stop-in-time.ts'

const isDev = process.argv.includes('--dev')
const mode: Mode = isDev ? 'dev' : process.argv.includes('--demo') ? 'demo' : 'serve'

const { services, databaseUrl, close } = await startServices(mode).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
const { env, log } = services
if (
  mode === 'serve' &&
  (await holdsPeople(
    inArray(
      users.email,
      demoPeople.map(({ email }) => email),
    ),
  ))
) {
  console.error(
    'npm run serve: this database contains sample data whose passwords are public. Use another database for production: set another DATABASE_URL, or another DATA_DIR with EMBEDDED_DATABASE=1.',
  )
  await close()
  process.exit(1)
}

let isReady = false
const { bridge, ...web } = createWeb(services, () => isReady)
Object.assign(globalThis, { __tandem: bridge })

// Longer than proxies and clients leave a connection idle (nginx and cloud load balancers: 60 s): a request that arrives while the
// server closes an idle connection is reset.
const http = createServer({ keepAliveTimeout: 75_000 })
const worker = env.WORKER ? createWorker(services, databaseUrl) : undefined
const [pages] = await Promise.all([
  servePages({ ...web, http, isDev }),
  // a process that is ready survives losing the database, but a worker does only after it has started
  worker?.start(),
])
if (env.DEMO && !(await holdsPeople())) {
  const { seedDemo } = await import('#demo/seed-demo.ts')
  await seedDemo(services)
}

// no connection is open yet, so none is cut off
http.once('error', async (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE'
  console.error(isTaken ? `Port ${env.PORT} is in use. Choose another: PORT=${env.PORT + 1}` : error.message)
  await Promise.all([pages.close(), worker?.stop()])
  await close()
  process.exit(1)
})
http.listen(env.PORT, env.HOST ?? (mode === 'serve' ? undefined : 'localhost'), async () => {
  isReady = true
  log.info({ mode, ms: Math.round(performance.now()) }, 'ready')
  if (mode !== 'serve') {
    const { printWelcome } = await import('#server/http/welcome.ts')
    printWelcome(env)
  }
})

/** Whether any account exists, or any that matches `which`. */
async function holdsPeople(which?: SQL): Promise<boolean> {
  return (await services.db.select({ id: users.id }).from(users).where(which).limit(1)).length > 0
}

// Vite's own connection to every open page ends only when Vite stops
const PATIENCE_MS = isDev ? 200 : 20_000
/**
 * The time before the process closes, for requests that have not been read yet: closing at once would cut them off. Load balancers that
 * poll /readyz keep sending requests until their next check.
 */
const LAST_CALL_MS = isDev ? 0 : Math.max(250, env.DRAIN_SECONDS * 1000)

let isClosing = false
async function stop(signal: NodeJS.Signals): Promise<void> {
  if (isClosing) return
  isClosing = true
  isReady = false
  await stopInTime(log, LAST_CALL_MS + 28_000, async (part) => {
    await part('the last call', sleep(LAST_CALL_MS))
    // a process that was busy until now accepts and reads the connections that arrived meanwhile: three turns of the event loop
    for (let turn = 0; turn < 3; turn++) await nextTurn()
    // both may use the whole time limit, and neither waits for the other
    await Promise.all([part('requests', endRequests()), part('background work', worker?.stop())])
    await part('pages', pages.close())
    // when the development watcher restarts the process, the database is still running
    await part('connections', close({ keepDatabase: signal === 'SIGUSR2' }))
  })
}

/** Lets open requests finish, and aborts those that take too long. */
async function endRequests(): Promise<void> {
  const served = new Promise((resolve) => http.close(resolve))
  http.closeIdleConnections()
  await services.live.close()
  await Promise.race([served, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref())])
  http.closeAllConnections()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2'] as const) process.on(signal, () => void stop(signal))
