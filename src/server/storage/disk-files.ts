import type { Dirent } from 'node:fs'
import { chmod, link, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StorageUnavailable, type StoredKey } from './storage.ts'

const INCOMING = '.incoming'
const STALE_AFTER_MS = 24 * 60 * 60 * 1000

/** Makes the root private and returns the folder for files being written, after removing old files that a killed process left there. */
export async function prepareFolder(root: string): Promise<string> {
  const incoming = join(root, INCOMING)
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  await chmod(root, 0o700)
  const before = Date.now() - STALE_AFTER_MS
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const status = await stat(path).catch(() => null)
    if (status && status.mtimeMs < before) await rm(path, { force: true })
  }
  return incoming
}

/** Writes a new private file and resolves when its bytes are on the disk. */
export async function writeDurably(path: string, body: Buffer | Readable): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    const source = body instanceof Readable ? body : Readable.from([body], { objectMode: false })
    await pipeline(source, async (chunks) => {
      for await (const chunk of chunks) await handle.appendFile(chunk)
    })
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Gives the written file its name, or fails with EEXIST. On file systems without hard links (FAT, some network drives) an empty file
 * reserves the name first.
 */
export async function placeExclusively(temporary: string, target: string, makeLink = link): Promise<void> {
  try {
    return await makeLink(temporary, target)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EOPNOTSUPP' && code !== 'ENOSYS') throw error
  }
  await (await open(target, 'wx', 0o600)).close()
  await rename(temporary, target)
}

/** Syncs this folder and its parents up to the root, so that the file names survive a crash. */
export async function syncFolders(root: string, folder: string): Promise<void> {
  for (let current = folder; current.length >= root.length; current = dirname(current)) {
    // some systems cannot open a folder; there the sync is skipped
    const handle = await open(current, 'r').catch(() => null)
    await handle?.sync().catch(() => undefined)
    await handle?.close()
    if (current === dirname(current)) return
  }
}

/** Removes the folder and its parents below the root, as long as they are empty. */
export async function removeEmptyFolders(root: string, folder: string): Promise<void> {
  for (let current = folder; current.length > root.length; current = dirname(current)) {
    const isGone = await rmdir(current).then(
      () => true,
      (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
    )
    if (!isGone) return
  }
}

/** Lists the files whose path below the root starts with the prefix, in byte order of the whole path. */
export async function* listFolder(root: string, prefix: string, folder = ''): AsyncGenerator<StoredKey> {
  for (const entry of await readSorted(join(root, folder))) {
    const key = folder + entry.name
    if (entry.isDirectory() && (`${key}/`.startsWith(prefix) || prefix.startsWith(`${key}/`))) {
      yield* listFolder(root, prefix, `${key}/`)
    } else if (entry.isFile() && key.startsWith(prefix)) {
      const status = await stat(join(root, key)).catch(() => null)
      if (status) yield { key, size: status.size, modifiedAt: status.mtime }
    }
  }
}

async function readSorted(path: string): Promise<Dirent[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new StorageUnavailable('list its files', error)
  })
  // sort a folder by its name with the slash, so that 'a-b' comes before 'a/b' as in S3 listings
  const sortName = (entry: Dirent) => (entry.isDirectory() ? `${entry.name}/` : entry.name)
  return entries
    .filter((entry) => !entry.name.startsWith('.'))
    .sort((a, b) => (sortName(a) < sortName(b) ? -1 : sortName(a) > sortName(b) ? 1 : 0))
}
