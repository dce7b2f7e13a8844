import { chmodSync, chownSync, cpSync, mkdirSync, realpathSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { EmbeddedFolders, query } from '#testing/embedded-folders.ts'
import { isLong } from '#testing/long.ts'
import { isOpenToAll, loadBinaries, reachableBinaries } from './embedded-binaries.ts'
import { candidateIdentities, canRunIn, isRoot, prepareFolder } from './embedded-identity.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const anyoneCanRun = isOpenToAll(realpathSync(here)) && isOpenToAll(process.execPath)

describe('the user that PostgreSQL runs as', () => {
  let folders = new EmbeddedFolders()
  afterEach(async () => {
    vi.unstubAllEnvs()
    await folders.tidy()
    folders = new EmbeddedFolders()
  })

  it.runIf(isRoot() && isLong)('is not root, and every other user finds the same data again', async () => {
    const folder = folders.folder()
    const { postgres } = await loadBinaries()
    const home = join(folder, 'home')
    mkdirSync(home)
    const possible = candidateIdentities().filter((identity) => {
      prepareFolder(home, identity)
      return canRunIn(home, postgres, identity)
    })
    expect(possible).not.toEqual([])
    // back and forth: the files change their owner each time
    for (const { name } of [...possible, ...possible.slice(0, 1)]) {
      vi.stubEnv('PG_RUN_AS', name)
      const server = await folders.start(folder)
      expect(server.identity).toBe(name)
      await query(server.url, 'create table if not exists kept as select 1 as one')
      expect(await query(server.url, 'select one from kept')).toEqual([{ one: 1 }])
      await server.stop()
    }
  })

  it.runIf(isRoot())('can use a folder below one that only root may enter', async () => {
    const parent = folders.folder()
    chmodSync(parent, 0o700)
    const server = await folders.start(join(parent, 'data'))
    expect(['userns', 'setpriv']).toContain(server.identity)
    expect(statSync(parent)).toMatchObject({ uid: 0, mode: 0o40700 })
  })

  it.runIf(isRoot())('explains what to do when the user `nobody` cannot reach the folder', async () => {
    const parent = folders.folder()
    chmodSync(parent, 0o700)
    vi.stubEnv('PG_RUN_AS', 'nobody')
    await expect(folders.start(join(parent, 'deep', 'data'))).rejects.toThrow(/does not run as root.*DATA_DIR/)
  })

  it.runIf(isRoot())('refuses an unknown name', async () => {
    vi.stubEnv('PG_RUN_AS', 'somebody')
    await expect(folders.start(folders.folder())).rejects.toThrow('use userns, setpriv or nobody')
  })

  it.runIf(isRoot() && anyoneCanRun && isLong).each([
    ['a user of this machine', 1],
    ['a number without a name', 54_321],
  ])('is the caller or a mapped user for %s', async (_, uid) => {
    const folder = folders.folder()
    chownSync(folder, uid, uid)
    const holder = folders.hold(folder, { uid, gid: uid })
    expect(['self', 'userns']).toContain((await holder.state).identity)
    expect(statSync(join(folder, 'postgres', 'data')).uid).toBe(uid)
    await holder.leave()
  })

  it.runIf(isRoot())('gets a copy of programs in a private checkout, and trusts only one that root made', async () => {
    const checkout = folders.folder()
    chmodSync(checkout, 0o700)
    const native = join(checkout, 'native')
    const original = await loadBinaries()
    cpSync(dirname(dirname(original.postgres)), native, { recursive: true, verbatimSymlinks: true })
    const binaries = { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') }
    const [userns, setpriv] = candidateIdentities()
    expect(reachableBinaries(binaries, userns!)).toEqual(binaries)
    const copied = reachableBinaries(binaries, setpriv!)
    expect(isOpenToAll(copied.postgres)).toBe(true)
    const home = join(folders.folder(), 'home')
    mkdirSync(home)
    expect(canRunIn(home, copied.postgres, setpriv!)).toBe(true)
    const copy = dirname(dirname(copied.postgres))
    chownSync(copy, 1, 1)
    expect(() => reachableBinaries(binaries, setpriv!)).toThrow('was not created by root')
    rmSync(copy, { recursive: true })
  })
})
