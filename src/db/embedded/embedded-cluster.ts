import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { commandLines, runningProcesses } from './command-lines.ts'
import type { EmbeddedBinaries } from './embedded-binaries.ts'
import type { EmbeddedIdentity } from './embedded-identity.ts'

/** The paths of one embedded PostgreSQL. They are all below `home`, except the socket if the path is too long. */
export type EmbeddedCluster = {
  home: string
  data: string
  pidFile: string
  log: string
  lock: string
  sockets: string
}

const SOCKET = '.s.PGSQL.5432'
const LONGEST_SOCKET_PATH = 100

/** The paths of the cluster in this folder, which is created if it is missing. */
export function clusterIn(folder: string): EmbeddedCluster {
  const home = join(resolve(folder), 'postgres')
  mkdirSync(home, { recursive: true, mode: 0o700 })
  const data = join(home, 'data')
  const isShort = Buffer.byteLength(join(home, SOCKET)) <= LONGEST_SOCKET_PATH
  // a fixed path instead of TMPDIR, because every process must use the same one, whatever its environment is
  const digest = createHash('sha256').update(home).digest('hex').slice(0, 16)
  return {
    home,
    data,
    pidFile: join(data, 'postmaster.pid'),
    log: join(home, 'server.log'),
    lock: join(home, 'launcher.lock'),
    sockets: isShort ? home : join('/tmp', `tandem-${process.getuid?.() ?? 0}-${digest}`),
  }
}

/** Creates the private socket folder for a long path, and refuses one that another user created. */
export function prepareSockets(cluster: EmbeddedCluster, identity: EmbeddedIdentity): void {
  if (cluster.sockets === cluster.home) return
  mkdirSync(cluster.sockets, { mode: 0o700, recursive: true })
  const found = lstatSync(cluster.sockets)
  const isOwnedByUs = [identity.uid >>> 0, process.getuid?.()].includes(found.uid)
  if (!found.isDirectory() || !isOwnedByUs || (found.mode & 0o077) !== 0) {
    throw new Error(`${cluster.sockets} belongs to another user: remove it, or choose a shorter DATA_DIR`)
  }
}

/** The name in the command line of every process of this cluster. It stays the same if the folder is renamed. */
export function clusterName(cluster: EmbeddedCluster): string {
  const { dev, ino } = statSync(cluster.data)
  return `tandem-${dev.toString(36)}-${ino.toString(36)}`
}

/** Whether any process of this cluster is alive. Children of a killed server may write for a moment longer. */
export function hasRunningProcess(cluster: EmbeddedCluster, lines: string[] = commandLines()): boolean {
  const name = clusterName(cluster)
  return lines.some((line) => {
    const isPostgres = /^(\S*\/)?postgres(:|\s|$)/.test(line)
    return isPostgres && (line.includes(name) || line.includes(cluster.data))
  })
}

/** The process to end so that this cluster becomes free, as a text: 'process 4711'. */
export function workersOf(cluster: EmbeddedCluster): string {
  const found = runningProcesses().filter(({ line }) => hasRunningProcess(cluster, [line]))
  // its children end with it
  const first = found.find(({ line }) => line.includes(' -D ')) ?? found[0]
  return first ? `process ${first.pid}` : 'a process that just ended'
}

/** Creates the cluster in a temporary folder and renames it, so that a killed first start leaves no incomplete cluster. */
export async function makeCluster(
  cluster: EmbeddedCluster,
  binaries: EmbeddedBinaries,
  identity: EmbeddedIdentity,
  options: string[] = [],
): Promise<void> {
  for (const name of readdirSync(cluster.home)) {
    // the initdb of a killed start may still write there for a moment
    const patience = { recursive: true, force: true, maxRetries: 50, retryDelay: 20 }
    if (name.startsWith('data.new-')) await rm(join(cluster.home, name), patience)
  }
  if (existsSync(join(cluster.data, 'PG_VERSION'))) return
  const aside = `${cluster.data}.new-${randomUUID()}`
  const characters = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', `--lc-ctype=${characters}`]
  const fixed = ['--pgdata', aside, '--auth=trust', '--username=postgres', '--encoding=UTF8', ...locale]
  const [command = binaries.initdb, ...args] = [...identity.wrap, binaries.initdb, ...fixed, ...options]
  await promisify(execFile)(command, args, {
    timeout: 120_000,
    cwd: '/',
    env: serverEnvironment(),
    ...identity.spawnAs,
  })
  renameSync(aside, cluster.data)
  const home = await open(cluster.home)
  await home.sync().finally(() => home.close())
}

/** Removes the files that a killed server left. Call it only if no process of the cluster is alive. */
export function removeStaleFiles(cluster: EmbeddedCluster): void {
  const socket = join(cluster.sockets, SOCKET)
  for (const file of [cluster.pidFile, socket, `${socket}.lock`]) rmSync(file, { force: true })
}

/** The process id of the running server; undefined if no file contains one. */
export function serverPid(cluster: EmbeddedCluster): number | undefined {
  try {
    return Number(readFileSync(cluster.pidFile, 'utf8').split('\n')[0]) || undefined
  } catch {
    return undefined
  }
}

/** The environment of the PostgreSQL programs: without the caller's PG* variables, which would change ports and folders. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LANG: 'C' }
}
