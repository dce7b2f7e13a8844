import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type EmbeddedBinaries, loadBinaries, reachableBinaries } from './embedded-binaries.ts'
import {
  clusterName,
  type EmbeddedCluster,
  hasRunningProcess,
  makeCluster,
  prepareSockets,
  removeStaleFiles,
  serverEnvironment,
  workersOf,
} from './embedded-cluster.ts'
import {
  candidateIdentities,
  canRunIn,
  chownFolder,
  type EmbeddedIdentity,
  prepareFolder,
} from './embedded-identity.ts'

const LONGEST_RECOVERY_MS = 300_000
/** A server checks once a minute whether its folder still exists, and ends if it does not. */
const LONGEST_LEAVE_MS = 90_000
const SAID_AFTER_MS = 1_000
const LARGEST_LOG_BYTES = 10_000_000

/** The URL of one database of the cluster, which stays the same over restarts. */
export function clusterUrl(cluster: EmbeddedCluster, database: string): string {
  return `postgresql://postgres@localhost:5432/${database}?host=${encodeURIComponent(cluster.sockets)}&sslmode=disable`
}

/** A connection to the server's own database; undefined if it is not ready for connections. */
export async function connectIfUp(cluster: EmbeddedCluster): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: clusterUrl(cluster, 'postgres'),
    application_name: 'tandem launcher',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  })
  client.on('error', () => {}) // the connection was lost: the next query fails
  try {
    await client.connect()
    return client
  } catch {
    return undefined
  }
}

/** Starts the server if it does not run, and creates the cluster the first time. The caller must hold the cluster's lock. */
export async function launchServer(cluster: EmbeddedCluster, settings: string[]): Promise<pg.Client> {
  const { identity, binaries } = await chooseIdentity(cluster)
  prepareSockets(cluster, identity)
  await makeCluster(cluster, binaries, identity, settings.includes('fsync=off') ? ['--no-sync'] : [])
  const leftover = await waitForFormerServer(cluster)
  if (leftover) return leftover
  if (statSync(cluster.data).uid !== identity.uid >>> 0) chownFolder(cluster.home, identity)
  if (cluster.sockets !== cluster.home) chownFolder(cluster.sockets, identity)
  return spawnServer(cluster, binaries, identity, settings)
}

async function chooseIdentity(
  cluster: EmbeddedCluster,
): Promise<{ identity: EmbeddedIdentity; binaries: EmbeddedBinaries }> {
  const installed = await loadBinaries()
  for (const identity of candidateIdentities()) {
    const binaries = reachableBinaries(installed, identity)
    if (identity.name === 'self') return { identity, binaries }
    prepareFolder(cluster.home, identity)
    if (canRunIn(cluster.home, binaries.postgres, identity)) return { identity, binaries }
  }
  throw new Error(
    `PostgreSQL does not run as root, and no other user can access ${cluster.home}: run as a normal user, choose a DATA_DIR that other users may enter, or set DATABASE_URL`,
  )
}

/** Waits until a dying server is gone or a slow one is ready, then removes the files that a killed one left. */
async function waitForFormerServer(cluster: EmbeddedCluster): Promise<pg.Client | undefined> {
  const began = Date.now()
  let isReported = false
  while (hasRunningProcess(cluster)) {
    const client = await connectIfUp(cluster)
    if (client) return client
    const waited = Date.now() - began
    if (waited > LONGEST_LEAVE_MS)
      throw new Error(`A PostgreSQL server (${workersOf(cluster)}) uses ${cluster.data} but does not answer: stop it`)
    if (waited > SAID_AFTER_MS && !isReported) {
      isReported = true
      process.stderr.write(
        `A PostgreSQL server (${workersOf(cluster)}) of a folder that was here before is still running: waiting until it ends\n`,
      )
    }
    await sleep(50)
  }
  // the process id may now belong to a zombie or to another process, and PostgreSQL would then refuse to start
  removeStaleFiles(cluster)
}

function serverArguments(cluster: EmbeddedCluster, identity: EmbeddedIdentity, settings: string[]): string[] {
  const fixed = [
    'listen_addresses=',
    'unix_socket_permissions=0700',
    'timezone=UTC',
    'log_timezone=UTC',
    `cluster_name=${clusterName(cluster)}`,
    `tandem.identity=${identity.name}`,
  ]
  const places = ['-D', cluster.data, '-p', '5432', '-k', cluster.sockets]
  return [...places, ...[...fixed, ...settings].flatMap((setting) => ['-c', setting])]
}

async function spawnServer(
  cluster: EmbeddedCluster,
  binaries: EmbeddedBinaries,
  identity: EmbeddedIdentity,
  settings: string[],
): Promise<pg.Client> {
  if (existsSync(cluster.log) && statSync(cluster.log).size > LARGEST_LOG_BYTES)
    renameSync(cluster.log, `${cluster.log}.1`)
  const log = openSync(cluster.log, 'a', 0o600)
  const [command = binaries.postgres, ...args] = [
    ...identity.wrap,
    binaries.postgres,
    ...serverArguments(cluster, identity, settings),
  ]
  // a session of its own: Ctrl-C in the terminal reaches only this process, which then stops the server properly
  const child = spawn(command, args, {
    detached: true,
    cwd: '/',
    env: serverEnvironment(),
    stdio: ['ignore', log, log],
    ...identity.spawnAs,
  })
  closeSync(log)
  let hasEnded = false
  child.once('exit', () => (hasEnded = true))
  child.once('error', () => (hasEnded = true))
  child.unref()
  const deadline = Date.now() + LONGEST_RECOVERY_MS
  while (!hasEnded && Date.now() < deadline) {
    const client = await connectIfUp(cluster)
    if (client) return client
    await sleep(20)
  }
  const tail = readFileSync(cluster.log, 'utf8').slice(-1500)
  throw new Error(`The embedded PostgreSQL did not start in ${cluster.home}:\n${tail}`)
}
