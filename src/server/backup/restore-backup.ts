import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { getConstructionPlans, PgBoss } from 'pg-boss'
import { migrateDatabase, migrationsFolder, setOwnSettings } from '#db/client.ts'
import { listStored } from '../storage/areas.ts'
import { moveToTrash } from '../storage/clean-up-store.ts'
import { readStoreMark, releaseCleaners, STORE_MARK, writeStoreMark } from '../storage/installation.ts'
import type { Storage } from '../storage/storage.ts'
import { CopyIn } from './copy-stream.ts'
import { emptyDatabase } from './empty-database.ts'
import { fileEntry, listTables, type Manifest, qualified, queueVersion, quotedName, tableEntry } from './manifest.ts'
import { type Backup, BackupUnusable, checkBackup } from './read-backup.ts'

type Target = { databaseUrl: string; storage: Storage }

/**
 * Restores a backup into a database and a file store. Everything is checked before the first change. A target that has users or files is
 * refused, unless `replace` allows to empty it first. The rows are loaded in one transaction and the foreign keys are checked again; then
 * the database is migrated to this version. Returns the names of other programs' extensions that stay in the database.
 */
export async function restoreBackup(
  target: Target,
  backup: Backup,
  { replace = false } = {},
): Promise<{ others: string[] }> {
  await checkBackup(backup)
  checkQueue(backup.manifest)
  const client = new pg.Client({ connectionString: target.databaseUrl })
  client.on('error', () => {})
  await client.connect()
  await setOwnSettings(client)
  let others: string[]
  try {
    others = await prepare(client, target.storage, { replace, installation: backup.manifest.installation })
    await makeTables(target.databaseUrl, client, backup.manifest)
    await loadRows(client, backup)
    await loadFiles(target.storage, backup)
  } finally {
    await client.end().catch(() => {})
  }
  await migrateDatabase(target.databaseUrl)
  await beginInstallation(target)
  return { others }
}

/** Gives the restored copy a new installation id, so that it never claims the file store of the original. */
async function beginInstallation({ databaseUrl, storage }: Target): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>(
      'update installation set id = gen_random_uuid(), created_at = now() returning id',
    )
    await writeStoreMark(storage, rows[0]?.id ?? '')
  } finally {
    await client.end()
  }
}

type Preparing = { replace: boolean; installation: string | null }

async function prepare(client: pg.Client, storage: Storage, { replace, installation }: Preparing): Promise<string[]> {
  const tables = await listTables(client)
  const isTandemDatabase = tables.some(({ schema, name }) => schema === 'drizzle' && name === '__drizzle_migrations')
  if (tables.length > 0 && !isTandemDatabase)
    throw new BackupUnusable('The database contains data of another product: choose another database.')
  const people = isTandemDatabase
    ? await client.query<{ any: boolean }>('select exists (select from public.users) as any')
    : null
  await refuseForeignStore(client, storage, installation)
  const hasFiles = !(await listStored(storage).next()).done
  const contents = [people?.rows[0]?.any && 'its database has people', hasFiles && 'its file store has files'].filter(
    Boolean,
  )
  if (contents.length > 0 && !replace)
    throw new BackupUnusable(
      `The target is not empty: ${contents.join(', and ')}. Use --replace to delete the existing data of Tandem first, in the database and in the file store. Deleted files stay in the trash of the file store for a week.`,
    )
  // A restore that is killed after this point leaves a store without an owner, so that it can be run again: no database would match the old
  // mark.
  const mark = await readStoreMark(storage)
  await storage.remove(STORE_MARK)
  // empty the database first: if that is refused, no file has been moved
  const others = await emptyDatabase(client).catch(async (error) => {
    if (mark) await writeStoreMark(storage, mark)
    throw error
  })
  // only Tandem's own files: other programs may use the same store
  for await (const { key } of listStored(storage)) await moveToTrash(storage, key)
  await releaseCleaners(storage)
  return others
}

/** Refuses to empty a store of another installation than this database's or the backup's. A store without an owner is accepted. */
async function refuseForeignStore(client: pg.Client, storage: Storage, backedUp: string | null): Promise<void> {
  const mark = await readStoreMark(storage)
  if (mark === null || mark === backedUp) return
  const { rows } = await client.query<{ known: boolean }>(
    "select to_regclass('public.installation') is not null as known",
  )
  const own = rows[0]?.known
    ? (await client.query<{ id: string }>('select id from installation')).rows[0]?.id
    : undefined
  if (mark !== own)
    throw new BackupUnusable('The file store belongs to another installation: choose another file store.')
}

/** Creates the tables as they were when the backup was made, by running the same number of migrations. */
async function makeTables(databaseUrl: string, client: pg.Client, { migrations, queue }: Manifest): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-migrations-'))
  try {
    await cp(migrationsFolder, folder, { recursive: true })
    const path = join(folder, 'meta', '_journal.json')
    const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: unknown[] }
    await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, migrations.count) }))
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  if (queue === null) return
  const boss = new PgBoss({ connectionString: databaseUrl, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  await boss.stop({ graceful: false })
  requireQueue(queue, await queueVersion(client))
}

/** Checks the queue's version before anything is deleted: pg-boss can only create tables of its own version. */
function checkQueue({ queue }: Manifest): void {
  const made = /\bversion\(version\)\s+VALUES\s+\('?(\d+)/i.exec(getConstructionPlans('pgboss'))?.[1]
  if (queue !== null && made !== undefined) requireQueue(queue, Number(made))
}

function requireQueue(queue: number, made: number | null): void {
  if (made === queue) return
  throw new BackupUnusable(
    `The queue of this backup has version ${queue}, but this version uses ${made}: restore it with the version that made it, then update.`,
  )
}

type Key = { table: string; name: string; definition: string }

async function loadRows(client: pg.Client, { manifest, open }: Backup): Promise<void> {
  const tables = manifest.tables
  await client.query('begin')
  // a table's owner may do this; PostgreSQL's `session_replication_role` needs a superuser
  const { rows: keys } = await client.query<Key>(`
    select con.conrelid::regclass::text as "table", con.conname as name, pg_get_constraintdef(con.oid) as definition
    from pg_constraint con join pg_namespace n on n.oid = con.connamespace
    where con.contype = 'f' and con.conparentid = 0 and n.nspname in ('public', 'drizzle', 'pgboss') order by 1, 2`)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${quotedName(name)}`)
  for (const table of tables) await client.query(`alter table ${qualified(table)} disable trigger user`)
  await client.query(`truncate ${(await listTables(client)).map(qualified).join(', ')}`)
  for (const table of tables) {
    const copy = new CopyIn(`copy ${qualified(table)} (${table.columns.map(quotedName).join(', ')}) from stdin`)
    client.query(copy)
    await pipeline(await open(tableEntry(table)), copy)
    if (copy.rows !== table.rows)
      throw new BackupUnusable(`${table.name} has ${copy.rows} rows instead of ${table.rows}.`)
  }
  for (const table of tables) await client.query(`alter table ${qualified(table)} enable trigger user`)
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${quotedName(name)} ${definition}`)
  for (const { value, ...sequence } of manifest.sequences)
    if (value !== null) await client.query('select setval($1::regclass, $2::bigint)', [qualified(sequence), value])
  await client.query('commit')
  await client.query('analyze')
}

async function loadFiles(storage: Storage, { manifest, open }: Backup): Promise<void> {
  for (const { key, contentType, cacheControl } of manifest.files)
    await storage.put(key, await open(fileEntry(key)), { contentType, cacheControl })
}
