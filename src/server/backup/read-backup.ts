import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import yauzl from 'yauzl'
import { fileEntry, knownMigrations, MANIFEST, Manifest, tableEntry } from './manifest.ts'

/** Why an archive cannot be used. The message is shown to the operator. */
export class BackupUnusable extends Error {}

export type Backup = { manifest: Manifest; open(entry: string): Promise<Readable>; close(): void }

/** Opens an archive and lists its contents. Checks only that it is a complete archive of this product. */
export async function openBackup(path: string): Promise<Backup> {
  const zip = await yauzl.openPromise(path, { autoClose: false }).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') throw new BackupUnusable(`There is no file ${path}.`, { cause })
    throw new BackupUnusable('This file is not a backup, or is incomplete: the archive cannot be read.', { cause })
  })
  const entries = new Map<string, yauzl.Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  const openEntry = async (name: string): Promise<Readable> => {
    const entry = entries.get(name)
    if (!entry) throw new BackupUnusable(`The archive has no ${name}.`)
    return zip.openReadStreamPromise(entry)
  }
  const manifest = Manifest.safeParse(await readJson(await openEntry(MANIFEST)))
  if (!manifest.success) throw new BackupUnusable('This version cannot read the format of this backup.')
  return { manifest: manifest.data, open: openEntry, close: () => zip.close() }
}

async function readJson(stream: Readable): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    return null
  }
}

/** Reads the whole archive and compares it with its checksums. Throws BackupUnusable for the first part that differs. */
export async function checkBackup({ manifest, open }: Backup): Promise<void> {
  const known = knownMigrations()
  const { count, last } = manifest.migrations
  if (count > known.length || known[count - 1]?.when !== last)
    throw new BackupUnusable(
      `This backup is of Tandem ${manifest.product} with ${count} migrations; this version knows ${known.length}. Use the version that made it, or a newer one.`,
    )
  for (const table of manifest.tables) await checkEntry(open, tableEntry(table), table)
  for (const file of manifest.files) await checkEntry(open, fileEntry(file.key), file)
}

async function checkEntry(
  open: Backup['open'],
  name: string,
  { bytes, sha256 }: { bytes: number; sha256: string },
): Promise<void> {
  const hash = createHash('sha256')
  let size = 0
  try {
    await pipeline(await open(name), async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        hash.update(chunk)
        size += chunk.length
      }
    })
  } catch (cause) {
    if (cause instanceof BackupUnusable) throw cause
    throw new BackupUnusable(`The archive is damaged: ${name} cannot be read.`, { cause })
  }
  if (size !== bytes || hash.digest('hex') !== sha256)
    throw new BackupUnusable(`The archive is damaged: ${name} does not match its checksum.`)
}
