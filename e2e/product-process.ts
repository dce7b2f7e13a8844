import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@playwright/test'
import pg from 'pg'
import { clusterIn, hasRunningProcess, serverPid } from '../src/db/embedded/embedded-cluster.ts'
import { clusterUrl } from '../src/db/embedded/launch-server.ts'
import { waitUntil } from '../src/testing/wait-until.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const node = join(root, 'node_modules/.bin/node')

export type Process = {
  child: ChildProcess
  url: string
  /** Its complete output so far. */
  output(): string
  /** Waits for the first good answer of /readyz, or for the worker's log line. */
  ready(): Promise<void>
  /** Sends the signal, if given, and waits for the end of the process; returns the exit code or the name of the signal. */
  end(signal?: NodeJS.Signals): Promise<number | string>
}

type Options = { entry?: 'web' | 'worker'; args?: string[]; env?: Record<string, string> }

/** A folder with its own database, and the processes of the product that share it; `tidy` ends and removes all. */
export class ProductFolder {
  readonly folder = mkdtempSync(join(tmpdir(), 'tandem-process-'))
  private readonly processes: Process[] = []

  /** An empty product: no sample data, mail is stored in a table. */
  async start({ entry = 'web', args = ['--demo'], env = {} }: Options = {}): Promise<Process> {
    const port = await freePort()
    const url = `http://localhost:${port}`
    const own = { NODE_ENV: 'production', LOG_LEVEL: 'warn', DEMO: '0', DATA_DIR: this.folder, PORT: String(port) }
    const child = spawn(node, ['--enable-source-maps', join(root, `dist/processes/${entry}.js`), ...args], {
      cwd: root,
      env: { PATH: process.env.PATH, ...own, PUBLIC_URL: url, TRUST_PROXY: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ended = once(child, 'close')
    let words = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (words += chunk))
    const hasEnded = () => child.exitCode !== null || child.signalCode !== null
    const isReady = async () =>
      entry === 'worker'
        ? words.includes('worker ready')
        : (await fetch(`${url}/readyz`).catch(() => null))?.ok === true
    const made: Process = {
      child,
      url,
      output: () => words,
      async ready() {
        await waitUntil(async () => hasEnded() || (await isReady()))
        if (hasEnded()) throw new Error(`It ended before it was ready: ${words}`)
      },
      async end(signal) {
        if (signal && !hasEnded()) child.kill(signal)
        await ended
        return child.exitCode ?? child.signalCode ?? 'unknown'
      },
    }
    this.processes.push(made)
    return made
  }

  /** Whether the database of this folder is running. */
  isDatabaseUp(): boolean {
    const cluster = clusterIn(this.folder)
    return existsSync(cluster.data) && hasRunningProcess(cluster)
  }

  /** kill -9 of the database's first process. */
  killDatabase(): void {
    const pid = serverPid(clusterIn(this.folder))
    // the files of a killed database may be read before the next one writes them
    if (pid && this.isDatabaseUp()) tryToKill(pid)
  }

  /** Runs one statement on a separate connection. */
  async query<Row extends Record<string, unknown>>(statement: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: clusterUrl(clusterIn(this.folder), 'app') })
    client.on('error', () => {})
    await client.connect()
    return client
      .query<Row>(statement, values)
      .then((result) => result.rows)
      .finally(() => client.end())
  }

  async tidy(): Promise<void> {
    for (const one of this.processes) await one.end('SIGKILL')
    if (this.isDatabaseUp()) this.killDatabase()
    await waitUntil(() => !this.isDatabaseUp())
    await this.attachLogs()
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** The output of the processes, for a failed journey. */
  private async attachLogs(): Promise<void> {
    for (const [at, { output }] of this.processes.entries()) {
      const path = test.info().outputPath(`process-${at + 1}.log`)
      writeFileSync(path, output())
      await test.info().attach(`process ${at + 1}`, { path })
    }
  }
}

function tryToKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

let addresses = 0

/** Headers of a call from a new IP address, so that rate limits do not apply. */
function headersOf(cookie = ''): Record<string, string> {
  const n = ++addresses
  return { 'content-type': 'application/json', 'x-forwarded-for': `198.51.${n >> 8}.${n % 256}`, cookie }
}

/** One call by plain HTTP. */
export async function call(url: string, path: string, body?: unknown, cookie?: string): Promise<Response> {
  return fetch(`${url}/api/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: headersOf(cookie),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

/** Sends all bodies at once, each on a connection that the server has already accepted; returns the status of each response. */
export async function postAtOnce(url: string, path: string, bodies: unknown[]): Promise<Promise<number>[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: bodies.length })
  const send = (to: string, method: string, body?: string) =>
    new Promise<number>((resolve, reject) => {
      const sent = request(`${url}${to}`, { agent, method, headers: headersOf() }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
      })
      sent.once('error', reject).end(body)
    })
  await Promise.all(bodies.map(() => send('/healthz', 'GET')))
  return bodies.map((body) => send(`/api/v1${path}`, 'POST', JSON.stringify(body)))
}

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')

/** Waits until the condition is true, or throws an error with its name. */
export const eventually = (what: string, holds: () => Promise<boolean>): Promise<void> =>
  waitUntil(() => holds().catch(() => false)).catch(() => {
    throw new Error(`It did not come to hold: ${what}`)
  })

type Newcomer = { displayName: string; email: string; password: string }

/** Creates a verified account like a person, by the link in the email, and signs in; returns the cookies of the session. */
export async function becomeMember(home: ProductFolder, server: Process, who: Newcomer): Promise<string> {
  await accepted(call(server.url, '/sign-up', who))
  const mail = () => home.query<{ text: string }>('select text from dev_mails where "to" = $1', [who.email])
  await eventually('the mail with the link', async () => (await mail()).length > 0)
  const link = new URL((await mail())[0]?.text.match(/http\S+token=[\w-]+/)?.[0] ?? '')
  // the request that the button of that page sends
  await fetch(`${link.origin}/api/accounts/verify`, {
    method: 'POST',
    body: new URLSearchParams(link.search),
    headers: { origin: link.origin },
    redirect: 'manual',
  })
  return cookiesOf(await accepted(call(server.url, '/sign-in', { email: who.email, password: who.password })))
}

async function accepted(pending: Promise<Response>): Promise<Response> {
  const answer = await pending
  if (answer.status !== 200) throw new Error(`${new URL(answer.url).pathname} answered ${answer.status}`)
  return answer
}
