import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { EmbeddedFolders, killServer, makeCluster, query } from '#testing/embedded-folders.ts'
import { isLong } from '#testing/long.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { commandLines } from './command-lines.ts'
import { clusterIn, hasRunningProcess, serverPid, workersOf } from './embedded-cluster.ts'
import { watchEmbeddedPostgres } from './watch-embedded-postgres.ts'

describe('embedded PostgreSQL', () => {
  let folders = new EmbeddedFolders()
  // tests that are not about the first start copy a cluster that was created once
  let made: string
  beforeAll(async () => {
    made = await makeCluster()
  })
  afterAll(() => rmSync(made, { recursive: true, force: true }))
  afterEach(async () => {
    await folders.tidy()
    folders = new EmbeddedFolders()
  })

  it('starts durable, private and empty in a new folder, and finds everything the next time', async () => {
    const folder = join(folders.folder(), 'data', 'deeper')
    const first = await folders.start(folder)
    expect(first.reused).toBe(false)
    expect(await query(first.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
    expect(await query(first.url, 'show unix_socket_permissions')).toEqual([{ unix_socket_permissions: '0700' }])
    expect(await query(first.url, "select lower('ÄÖ') as a, 'b' < 'a' as b")).toEqual([{ a: 'äö', b: false }])
    await query(first.url, 'create table kept as select 42 as answer')
    await first.stop()
    expect(hasRunningProcess(clusterIn(folder))).toBe(false)
    const second = await folders.start(folder)
    expect(second).toMatchObject({ reused: false, url: first.url })
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  it('is shared by processes, and the last one to exit stops it', async () => {
    const folder = folders.copyOf(made)
    const here = await folders.start(folder)
    const other = folders.hold(folder)
    expect(await other.state).toMatchObject({ url: here.url, reused: true, identity: here.identity })
    await here.stop()
    expect(hasRunningProcess(clusterIn(folder))).toBe(true)
    await query(here.url, 'select 1')
    await other.leave()
    expect(hasRunningProcess(clusterIn(folder))).toBe(false)
  })

  it.runIf(isLong)('keeps running for an idle process without a connection of its own', async () => {
    const folder = folders.copyOf(made)
    const idle = await folders.start(folder)
    const other = folders.hold(folder)
    await other.state
    await other.leave()
    expect(await idle.alive()).toBe(true)
  })

  it('is created once when several processes start at the same time', async () => {
    const folder = folders.folder()
    const holders = Array.from({ length: 3 }, () => folders.hold(folder))
    const states = await Promise.all(holders.map((holder) => holder.state))
    expect(states.filter((state) => !state.reused)).toHaveLength(1)
    await Promise.all(holders.map((holder) => holder.leave()))
    expect(hasRunningProcess(clusterIn(folder))).toBe(false)
    expect(readdirSync(clusterIn(folder).home).filter((name) => name.startsWith('data'))).toEqual(['data'])
  })

  it('keeps running after kill -9 of the process that started it, and the next process uses it', async () => {
    const folder = folders.copyOf(made)
    const owner = folders.hold(folder)
    const { url } = await owner.state
    await query(url, 'create table kept as select 1 as one')
    await owner.kill()
    const next = await folders.start(folder)
    expect(next.reused).toBe(true)
    expect(await query(next.url, 'select one from kept')).toEqual([{ one: 1 }])
    await next.stop()
    expect(hasRunningProcess(clusterIn(folder))).toBe(false)
  })

  it.runIf(isLong)(
    'starts after kill -9 of everything, though its recorded process id now belongs to another process',
    async () => {
      const folder = folders.copyOf(made)
      const owner = folders.hold(folder)
      const { url } = await owner.state
      await query(url, 'create table kept as select 1 as one')
      await owner.kill()
      await killServer(folder)
      const cluster = clusterIn(folder)
      for (const file of [cluster.pidFile, join(cluster.sockets, '.s.PGSQL.5432.lock')]) {
        writeFileSync(file, `${process.pid}\n${cluster.data}\n1\n5432\n${cluster.sockets}\n\n`)
      }
      const next = await folders.start(folder)
      expect(next.reused).toBe(false)
      expect(await query(next.url, 'select one from kept')).toEqual([{ one: 1 }])
    },
  )

  it('is restarted after kill -9, at the same address and with all data', async () => {
    const folder = folders.copyOf(made)
    const server = await folders.start(folder)
    await query(server.url, 'create table kept as select 1 as one')
    const events: string[] = []
    const endWatch = watchEmbeddedPostgres(server, (event) => events.push(event))
    await killServer(folder)
    await waitUntil(() => server.alive())
    expect(await query(server.url, 'select one from kept')).toEqual([{ one: 1 }])
    await waitUntil(() => events.length > 0)
    expect(events).toEqual(['restarted'])
    endWatch()
    await server.stop()
    expect(await server.revive()).toBe(false)
    expect(hasRunningProcess(clusterIn(folder))).toBe(false)
  })

  it('creates the cluster again when the first start was killed halfway', async () => {
    const folder = folders.folder()
    const { home } = clusterIn(folder)
    mkdirSync(join(home, 'data.new-forgotten', 'base'), { recursive: true })
    const owner = folders.hold(folder)
    await waitUntil(() => readdirSync(home).some((name) => name.startsWith('data.new-') && !name.endsWith('forgotten')))
    await owner.kill()
    expect(readdirSync(home)).not.toContain('data')
    const next = await folders.start(folder)
    expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(readdirSync(home).filter((name) => name.startsWith('data'))).toEqual(['data'])
  })

  it.each([
    ['a path too long for a socket', 'long-'.repeat(24)],
    ['blanks, quotes and letters of other languages', `it's "a" sm€ll høuse?&#%41`],
  ])('works in %s', async (_, name) => {
    const folder = join(folders.folder(), name)
    const server = await folders.start(folder)
    const other = folders.hold(folder, { env: { TMPDIR: '/nonexistent', XDG_RUNTIME_DIR: '/nonexistent' } })
    expect(await other.state).toMatchObject({ reused: true, url: server.url })
    expect(await query(server.url, 'select current_database() as name')).toEqual([{ name: 'app' }])
    await other.leave()
  })

  it.runIf(isLong)('is not misled by PG variables of the environment', async () => {
    const misleading = {
      PGPORT: '1',
      PGSSLMODE: 'require',
      PGDATA: '/nonexistent',
      PGHOST: 'nowhere.test',
      PGUSER: 'x',
    }
    const holder = folders.hold(folders.copyOf(made), { env: misleading })
    expect(await holder.state).toMatchObject({ reused: false })
    await holder.leave()
  })

  it('sees its processes in /proc and, where there is none, in ps', async () => {
    const folder = folders.copyOf(made)
    const server = await folders.start(folder)
    const cluster = clusterIn(folder)
    expect(hasRunningProcess(cluster, commandLines(false))).toBe(true)
    expect(hasRunningProcess(cluster)).toBe(true)
    expect(hasRunningProcess(cluster, ['vi postgres', `grep ${cluster.data}`, 'postgres -D /other', ''])).toBe(false)
    expect(workersOf(cluster)).toBe(`process ${serverPid(cluster)}`)
    await server.stop()
    expect(hasRunningProcess(cluster, commandLines(false))).toBe(false)
  })
})
