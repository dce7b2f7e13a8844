import { constants } from 'node:fs'
import { type FileHandle, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import {
  listFolder,
  placeExclusively,
  prepareFolder,
  removeEmptyFolders,
  syncFolders,
  writeDurably,
} from './disk-files.ts'
import {
  DEFAULT_CACHE_CONTROL,
  type PutOptions,
  type Storage,
  StorageConflict,
  StorageNotFound,
  StorageUnavailable,
  type StoredFile,
} from './storage.ts'
import { requireStorageKey, requireStoragePrefix } from './storage-key.ts'

export interface DiskStorageOptions {
  /** Absolute path; created with mode 0700 if missing. */
  folder: string
}

interface Traits {
  contentType: string
  cacheControl: string
}

/**
 * Files in a folder of this machine. A file is written under a temporary name, synced and then linked to its own name: a name never shows
 * half a file, and if two processes write the same key, one wins. Its content type and cache time are next to it, in `.{name}.traits`.
 */
export function createDiskStorage({ folder }: DiskStorageOptions): Storage {
  let ready: Promise<string> | undefined
  const incoming = () => {
    ready ??= prepareFolder(folder).catch((error) => {
      ready = undefined
      throw error
    })
    return ready
  }
  const pathOf = (key: string) => join(folder, ...requireStorageKey(key).split('/'))

  async function put(key: string, body: Buffer | Readable, options: PutOptions): Promise<void> {
    const target = pathOf(key)
    const temporary = join(await attempt('take the file', incoming), crypto.randomUUID())
    try {
      await attempt('take the file', async () => {
        await writeDurably(temporary, body)
        await placeInFolder(temporary, target, key)
        await writeTraits(temporary, target, options)
        await syncFolders(folder, dirname(target))
      })
    } finally {
      await rm(temporary, { force: true })
    }
  }

  async function get(key: string): Promise<StoredFile | null> {
    const path = pathOf(key)
    return attempt('give the file', async () => {
      const handle = await openExisting(path)
      if (!handle) {
        await requireFolder(folder)
        return null
      }
      try {
        const status = await handle.stat()
        if (status.isFile()) {
          const traits = await readTraits(path)
          return { body: handle.createReadStream(), size: status.size, ...traits }
        }
      } catch (error) {
        await handle.close()
        throw error
      }
      await handle.close()
      return null
    })
  }

  return {
    put,
    get,
    async copy(from, to) {
      const source = await get(from)
      if (!source) throw new StorageNotFound(from)
      await put(to, source.body, source).finally(() => source.body.destroy())
    },
    async remove(key) {
      const path = pathOf(key)
      await attempt('remove the file', async () => {
        await removeFile(path)
        await rm(traitsPath(path), { force: true })
        await removeEmptyFolders(folder, dirname(path))
      })
    },
    list: (prefix) => listFolder(folder, requireStoragePrefix(prefix)),
  }
}

async function placeInFolder(temporary: string, target: string, key: string): Promise<void> {
  // a concurrent remove may delete the empty folder between the two steps
  for (let tries = 1; ; tries += 1) {
    try {
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await placeExclusively(temporary, target)
      return
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EEXIST' || code === 'EISDIR' || code === 'ENOTDIR') throw new StorageConflict(key)
      if (code !== 'ENOENT' || tries === 5) throw error
    }
  }
}

async function writeTraits(temporary: string, target: string, options: PutOptions): Promise<void> {
  const { contentType, cacheControl = DEFAULT_CACHE_CONTROL } = options
  const aside = `${temporary}.traits`
  try {
    await writeDurably(aside, Buffer.from(JSON.stringify({ contentType, cacheControl })))
    await rename(aside, traitsPath(target))
  } catch (error) {
    await rm(target, { force: true })
    await rm(aside, { force: true })
    throw error
  }
}

async function readTraits(path: string): Promise<Traits> {
  // missing only if the machine crashed during a put, which then was never confirmed
  const fallback = { contentType: 'application/octet-stream', cacheControl: DEFAULT_CACHE_CONTROL }
  const text = await readFile(traitsPath(path), 'utf8').catch(nullWhenMissing)
  return text === null ? fallback : { ...fallback, ...JSON.parse(text) }
}

function traitsPath(path: string): string {
  const name = path.slice(dirname(path).length + 1)
  return join(dirname(path), `.${name}.traits`)
}

async function openExisting(path: string): Promise<FileHandle | null> {
  // do not follow symbolic links: the store creates none, so an attacker may have
  return open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)).catch(nullWhenMissing)
}

/** Throws if the root is not a folder: every file would seem missing. A root that does not exist yet has no files. */
async function requireFolder(folder: string): Promise<void> {
  const status = await stat(folder).catch(nullWhenMissing)
  if (status && !status.isDirectory()) throw new StorageUnavailable('give the file', new Error('The folder is none'))
}

async function removeFile(path: string): Promise<void> {
  const handle = await openExisting(path)
  if (!handle) return
  const isFile = (await handle.stat().finally(() => handle.close())).isFile()
  if (isFile) await rm(path, { force: true })
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'ELOOP') return null
  throw error
}

// EEXIST and ENOTDIR here mean a file in place of the root folder; within a key's path they were already turned into conflicts
const AWAY = new Set(
  'ENOSPC EDQUOT EACCES EPERM EROFS EIO EMFILE ENFILE ESTALE EEXIST ENOTDIR EISDIR ENAMETOOLONG'.split(' '),
)

async function attempt<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (AWAY.has((error as NodeJS.ErrnoException)?.code ?? '')) throw new StorageUnavailable(what, error)
    throw error
  }
}
