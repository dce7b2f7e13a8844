import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** `ms` is the time from the process's start to its first successful response of /readyz. */
export type Running = { url: string; ms: number; readMetrics(): Promise<string>; end(): Promise<void> }

/**
 * Starts the production build with its demo data in this folder, and waits until it responds. Build it first. `end` waits until the
 * process has ended.
 */
export async function startProduct(folder: string, more: Record<string, string> = {}): Promise<Running> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const METRICS_TOKEN = randomUUID()
  const own = {
    METRICS_TOKEN,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DATA_DIR: folder,
    MALLOC_ARENA_MAX: '2',
    PORT: String(port),
    PUBLIC_URL: url,
  }
  const started = performance.now()
  const product = spawn(process.execPath, ['--enable-source-maps', join(root, 'dist/processes/web.js'), '--demo'], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/tandem'), ...own, ...more },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const end = async () => {
    product.kill('SIGTERM')
    if (product.exitCode === null) await once(product, 'exit')
  }
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
    if (product.exitCode !== null) throw new Error('The product ended before it was ready')
    await sleep(10)
  }
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const readMetrics = async () => (await fetch(`${url}/metrics`, { headers })).text()
  return { url, ms: Math.round(performance.now() - started), readMetrics, end }
}

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}
