import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { clusterIn, hasRunningProcess, serverPid } from '#db/embedded/embedded-cluster.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts'
import { waitUntil } from './wait-until.ts'

const program = fileURLToPath(new URL('./pause-postgres.ts', import.meta.url))

type Holder = {
  child: ChildProcess
  /** The started server; rejects with the process's last output if it ended first. */
  state: Promise<{ url: string; reused: boolean; identity: string }>
  leave(): Promise<void>
  kill(): Promise<void>
}

/** A folder with a cluster that was started once and stopped. The caller removes it. */
export async function makeCluster(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-embedded-made-'))
  const server = await startEmbeddedPostgres(folder, ['fsync=off'])
  await server.stop()
  return folder
}

/** Folders, servers and processes of one test; `tidy` ends and removes all of them. */
export class EmbeddedFolders {
  private readonly folders: string[] = []
  private readonly homes = new Set<string>()
  private readonly servers: EmbeddedPostgres[] = []
  private readonly holders: Holder[] = []

  folder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'tandem-embedded-'))
    this.folders.push(folder)
    return folder
  }

  /** A copy of a folder with an existing, stopped cluster, because creating one takes a second of processor time. */
  copyOf(made: string): string {
    const folder = this.folder()
    cpSync(made, folder, { recursive: true })
    // a copy has the permissions of new folders, and PostgreSQL refuses a cluster that other users can access
    const { home, data } = clusterIn(folder)
    for (const place of [home, data]) chmodSync(place, 0o700)
    return folder
  }

  async start(folder: string): Promise<EmbeddedPostgres> {
    this.homes.add(folder)
    const server = await startEmbeddedPostgres(folder, ['fsync=off'])
    this.servers.push(server)
    return server
  }

  /** Starts the server of a folder in another process, as another user if `uid` is set. */
  hold(folder: string, as: { uid?: number; gid?: number; env?: Record<string, string> } = {}): Holder {
    this.homes.add(folder)
    const env = { ...process.env, NODE_OPTIONS: '', ...as.env }
    const child = spawn(process.execPath, [program, folder], { ...as, env, stdio: ['pipe', 'pipe', 'pipe'] })
    const ended = once(child, 'close')
    let words = ''
    child.stderr.on('data', (chunk) => (words += chunk))
    const line = once(createInterface({ input: child.stdout }), 'line').then(([text]) => JSON.parse(text))
    const state = Promise.race([line, ended.then(() => Promise.reject(new Error(words)))])
    state.catch(() => {})
    const end = async (how: () => void) => {
      if (child.exitCode === null && child.signalCode === null) how()
      await ended
    }
    const holder: Holder = {
      child,
      state,
      leave: () => end(() => child.stdin.end('stop\n')),
      kill: () => end(() => child.kill('SIGKILL')),
    }
    this.holders.push(holder)
    return holder
  }

  async tidy(): Promise<void> {
    for (const holder of this.holders) await holder.kill()
    for (const server of this.servers) await server.stop()
    for (const home of this.homes) await killServer(home)
    for (const folder of this.folders) rmSync(folder, { recursive: true, force: true })
  }
}

/** kill -9 of the server's first process, and the end of its children. */
export async function killServer(folder: string): Promise<void> {
  const cluster = clusterIn(folder)
  const pid = serverPid(cluster)
  if (!pid || !hasRunningProcess(cluster)) return
  process.kill(pid, 'SIGKILL')
  await waitUntil(() => !hasRunningProcess(cluster))
}

/** Runs one statement on a separate connection. */
export async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
    .query(statement)
    .then((result) => result.rows)
    .finally(() => client.end())
}
