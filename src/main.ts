import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer } from 'node:http'
import { createRouterClient } from '@orpc/server'
import { mountAccountLinks } from '#features/accounts/server/http.ts'
import { loadViewer } from '#features/accounts/server/load-viewer.ts'
import { mountFiles } from '#features/documents/server/http.ts'
import type { Bridge } from '#server/bridge.ts'
import type { Context } from '#server/context.ts'
import type { Mode } from '#server/env.ts'
import { createApp, type RequestContext, requestContext } from '#server/http/app.ts'
import { mountDevMailbox } from '#server/http/dev-mail.ts'
import { servePages } from '#server/http/pages.ts'
import { mountProcedures } from '#server/http/rpc.ts'
import { router } from '#server/router.ts'
import { fileAccess } from './file-access.ts'
import { startServices } from './start-services.ts'
import { createWorker } from './work.ts'

const startedAt = performance.now()
const isDev = process.argv.includes('--dev')
const mode: Mode = isDev ? 'dev' : process.argv.includes('--demo') ? 'demo' : 'serve'

const { services, databaseUrl, close } = await startServices(mode).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
const { env, log } = services

async function identify(ctx: RequestContext): Promise<Pick<Context, 'viewer' | 'sessionId'>> {
  return (await loadViewer(ctx)) ?? { viewer: null, sessionId: null }
}

let isReady = false
const app = createApp(services, identify, () => isReady)
if (env.DEMO && !env.SMTP_URL) mountDevMailbox(app, services)
mountAccountLinks(app)
mountFiles(app, fileAccess)
mountProcedures(app, router, env.PUBLIC_URL)

const nonces = new AsyncLocalStorage<string>()
// a page asks for several things: who asks is found out once
const contexts = new WeakMap<Request, Promise<Context>>()
function contextOf(request: Request): Promise<Context> {
  const known = contexts.get(request)
  if (known) return known
  const ctx = requestContext(services, request)
  const made = identify(ctx).then((who) => ({ ...ctx, ...who }))
  contexts.set(request, made)
  return made
}
const bridge: Bridge = {
  nonce: () => nonces.getStore(),
  caller: (request) =>
    createRouterClient(router, { context: () => contextOf(request()) }) as ReturnType<Bridge['caller']>,
}
Object.assign(globalThis, { __tandem: bridge })

const http = createServer()
const pages = await servePages({ app, http, nonces, isDev })
const worker = env.WORKER ? createWorker(services, databaseUrl) : undefined
await worker?.start()
if (env.DEMO) {
  const { seedDemo } = await import('#db/seed/seed-demo.ts')
  await seedDemo(services)
}

http.listen(env.PORT, env.HOST ?? (mode === 'serve' ? undefined : 'localhost'), async () => {
  isReady = true
  log.info({ mode, ms: Math.round(performance.now() - startedAt) }, 'ready')
  if (mode === 'serve') return
  const { printWelcome } = await import('#server/http/welcome.ts')
  printWelcome(env)
})

let isClosing = false
async function stop(signal: NodeJS.Signals): Promise<void> {
  if (isClosing) return
  isClosing = true
  isReady = false
  // whatever hangs must not keep the process for ever
  setTimeout(() => process.exit(1), 28_000).unref()
  const served = new Promise((resolve) => http.close(resolve))
  http.closeIdleConnections()
  await services.live.close()
  await Promise.race([served, new Promise((resolve) => setTimeout(resolve, 10_000).unref())])
  http.closeAllConnections()
  await Promise.all([pages.close(), worker?.stop()])
  // a restart by the development watcher finds the database still running
  await close({ keepDatabase: signal === 'SIGUSR2' })
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2'] as const) process.on(signal, () => void stop(signal))
