import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import yazl from 'yazl'
import { MIGRATION_LOCK, setOwnSettings } from '#db/client.ts'
import { listStored } from '../storage/areas.ts'
import type { Storage } from '../storage/storage.ts'
import { CopyOut } from './copy-stream.ts'
import {
  fileEntry,
  listSequences,
  listTables,
  MANIFEST,
  type Manifest,
  productVersion,
  qualified,
  queueVersion,
  quotedName,
  type Table,
  tableEntry,
} from './manifest.ts'
import { secretMark } from './secret-mark.ts'

type Source = { databaseUrl: string; storage: Storage; secret: string }

/**
 * Writes the database and every stored file into one archive while the product runs. All rows are from one snapshot. Files are copied
 * before the snapshot, and new ones after it: a file is stored before the row that names it and removed after it, so every file that a row
 * names is in the archive. A file that is removed meanwhile is left out. If the backup fails, nothing is left behind.
 */
export async function writeBackup({ databaseUrl, storage, secret }: Source, path: string): Promise<Manifest> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => {})
  await client.connect()
  const aside = `${path}.part`
  let archive: Archive | undefined
  try {
    await setOwnSettings(client)
    // migrations wait until the backup is done
    await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK])
    archive = new Archive(aside)
    const manifest = await fill(archive, client, storage, secret)
    await archive.close(manifest)
    await rename(aside, path)
    await syncFolder(dirname(path))
    return manifest
  } catch (error) {
    await archive?.abandon()
    await rm(aside, { force: true })
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}

async function fill(archive: Archive, client: pg.Client, storage: Storage, secret: string): Promise<Manifest> {
  const files = new Map<string, Manifest['files'][number]>()
  await addFiles(archive, storage, files)
  await client.query('begin isolation level repeatable read read only')
  // the first query takes the snapshot that the whole backup uses
  const migrations = await client.query<{ count: number; last: number }>(
    'select count(*)::int as count, coalesce(max(created_at), 0)::float8 as last from drizzle.__drizzle_migrations',
  )
  await addFiles(archive, storage, files)
  const tables: Manifest['tables'] = []
  for (const table of await listTables(client)) tables.push(await addTable(archive, client, table))
  const [version, own, queue, sequences, head] = [
    await client.query<{ server_version: string }>('show server_version'),
    await client.query<{ id: string }>('select id from installation'),
    await queueVersion(client),
    await listSequences(client),
    await client.query<{ position: string; hash: string }>(
      'select position, hash from audit_seals order by position desc limit 1',
    ),
  ]
  await client.query('commit')
  const last = head.rows[0]
  return {
    format: 1,
    product: productVersion(),
    madeAt: new Date().toISOString(),
    database: version.rows[0]?.server_version ?? '',
    migrations: migrations.rows[0] ?? { count: 0, last: 0 },
    queue,
    tables,
    sequences,
    files: [...files.values()],
    auditHead: last ? { position: Number(last.position), hash: last.hash } : null,
    secretMark: secretMark(secret),
    installation: own.rows[0]?.id ?? null,
  }
}

async function addFiles(
  archive: Archive,
  storage: Storage,
  known: Map<string, Manifest['files'][number]>,
): Promise<void> {
  for await (const { key } of listStored(storage)) {
    if (known.has(key)) continue
    const file = await storage.get(key)
    if (!file) continue
    const { bytes, sha256 } = await archive.add(fileEntry(key), file.body, { compress: false })
    known.set(key, { key, bytes, sha256, contentType: file.contentType, cacheControl: file.cacheControl })
  }
}

async function addTable(archive: Archive, client: pg.Client, table: Table): Promise<Manifest['tables'][number]> {
  const copy = new CopyOut(`copy ${qualified(table)} (${table.columns.map(quotedName).join(', ')}) to stdout`)
  client.query(copy)
  const { bytes, sha256 } = await archive.add(tableEntry(table), copy, { compress: true })
  return { ...table, rows: copy.rows, bytes, sha256 }
}

/** A zip archive that is written entry by entry, in constant memory. Only its owner can read the file. */
class Archive {
  private readonly zip = new yazl.ZipFile()
  private readonly written: Promise<void>
  private readonly file: WriteStream
  private failure: Error | undefined

  constructor(path: string) {
    this.file = createWriteStream(path, { mode: 0o600, flags: 'w', flush: true })
    this.written = pipeline(this.zip.outputStream, this.file)
    // add() and close() throw this error; without a handler here it would be an unhandled rejection
    this.written.catch((error: Error) => {
      this.failure = error
    })
  }

  /** Adds an entry and waits until its source was read completely. */
  async add(name: string, source: NodeJS.ReadableStream, { compress }: { compress: boolean }) {
    const hash = createHash('sha256')
    let bytes = 0
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk)
        bytes += chunk.length
        done(null, chunk)
      },
    })
    const read = pipeline(source, measure)
    this.zip.addReadStream(measure, name, { compress, forceZip64Format: true, mode: 0o600 })
    await Promise.race([read, this.written])
    if (this.failure) throw this.failure
    return { bytes, sha256: hash.digest('hex') }
  }

  /** Closes the file, which has to happen before it can be deleted. */
  async abandon(): Promise<void> {
    if (this.file.closed) return
    const closed = once(this.file, 'close').catch(() => {})
    this.file.destroy()
    await closed
  }

  async close(manifest: Manifest): Promise<void> {
    this.zip.addBuffer(Buffer.from(JSON.stringify(manifest)), MANIFEST, { mode: 0o600 })
    this.zip.end({ forceZip64Format: false, comment: '' })
    await this.written
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}
