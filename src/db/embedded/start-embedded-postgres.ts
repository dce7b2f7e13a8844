import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { clusterIn, type EmbeddedCluster, hasRunningProcess, serverPid } from './embedded-cluster.ts'
import { clusterUrl, connectIfUp, launchServer } from './launch-server.ts'
import { withFileLock } from './with-file-lock.ts'

export type EmbeddedPostgres = {
  /** The URL of the database `app`, which stays the same over restarts. */
  url: string
  /** True if another process had already started it. */
  reused: boolean
  /** The identity that it runs as: `self`, `userns`, `setpriv` or `nobody`. */
  identity: string
  /** Whether it answers this process now. */
  alive(): Promise<boolean>
  /** Starts it again if it does not answer; returns whether this process started it. */
  revive(): Promise<boolean>
  /** Stops using it; the last process that uses it stops it. End your own connections first. */
  stop(): Promise<void>
}

/**
 * Native PostgreSQL from npm, private to one folder and reached only by a unix socket. Several processes may share it. Each keeps one
 * connection open while it lives, so that the last one is known, however the others ended.
 */
export async function startEmbeddedPostgres(folder: string, settings: string[] = []): Promise<EmbeddedPostgres> {
  const cluster = clusterIn(folder)
  let lease: pg.Client | undefined
  let hasLeft = false

  const enter = async (): Promise<boolean> => {
    const running = await connectIfUp(cluster)
    lease = running ?? (await launchServer(cluster, settings))
    await ensureDatabase(lease)
    return running === undefined
  }
  const alive = async () => (lease ? answers(lease) : false)
  const launched = await withFileLock(cluster.lock, enter)
  const shown = await lease!.query("select current_setting('tandem.identity', true) as identity")
  return {
    url: clusterUrl(cluster, 'app'),
    reused: !launched,
    identity: shown.rows[0].identity ?? 'unknown',
    alive,
    revive: () => withFileLock(cluster.lock, async () => !hasLeft && !(await alive()) && (await enter())),
    stop: () =>
      withFileLock(cluster.lock, async () => {
        hasLeft = true
        await lease?.end().catch(() => {})
        lease = undefined
        await stopIfUnused(cluster)
      }),
  }
}

async function answers(client: pg.Client): Promise<boolean> {
  return client.query('select 1').then(
    () => true,
    () => false,
  )
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const found = await client.query("select 1 from pg_database where datname = 'app'")
  if (found.rowCount === 0) await client.query('create database app')
}

/** Closed connections are listed for some milliseconds longer, so check repeatedly before the answer is no. */
async function isUnused(client: pg.Client): Promise<boolean> {
  const others = `select count(*)::int as n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`
  for (let look = 0; look < 10; look++) {
    if (look > 0) await sleep(30)
    const counted = await client.query<{ n: number }>(others)
    if (counted.rows[0]?.n === 0) return true
  }
  return false
}

async function stopIfUnused(cluster: EmbeddedCluster): Promise<void> {
  const client = await connectIfUp(cluster)
  if (!client) return
  const unused = await isUnused(client)
  await client.end()
  const pid = serverPid(cluster)
  if (!unused || !pid) return
  process.kill(pid, 'SIGINT') // PostgreSQL's fast shutdown: a checkpoint, then the end
  for (let waited = 0; hasRunningProcess(cluster) && waited < 60_000; waited += 20) await sleep(20)
  if (cluster.sockets !== cluster.home) rmSync(cluster.sockets, { recursive: true, force: true })
}
