import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { inProduct } from '#root.ts'

export type Database = NodePgDatabase & { $client: pg.Pool }

/** The folder with the migrations. */
export const migrationsFolder = inProduct('src/db/migrations')
/** The advisory lock for schema changes. The number is arbitrary, but must be the same in all processes of this product. */
export const MIGRATION_LOCK = 7_264_336

/** A role or a database may have other defaults, with which the driver could not parse dates and other servers could not read a backup. */
const OWN_SETTINGS = "set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set timezone = 'UTC'"

/** Gives a separate connection the settings of `connect`, whatever the defaults of its role or database are. */
export const setOwnSettings = (client: pg.ClientBase): Promise<unknown> => client.query(OWN_SETTINGS)

type PoolOptions = {
  /** The maximum number of connections. */
  max?: number
  /** PostgreSQL itself refuses writes: each statement and each transaction is a read-only transaction. */
  isReadOnly?: boolean
  /** A query fails if it gets no connection within this time. */
  waitMs?: number
  /** The server cancels a statement that takes longer; without a value there is no limit. */
  statementMs?: number
}

/** A pool and the typed query interface on it. Errors between queries are ignored, because the next query reports them. */
export function connect(
  url: string,
  { max = 10, isReadOnly = false, waitMs = 5_000, statementMs }: PoolOptions = {},
): { db: Database; pool: pg.Pool } {
  const Pool = isReadOnly ? ReadOnlyPool : pg.Pool
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    // as a query instead of startup parameters, because poolers refuse parameters that they do not know
    onConnect: async (client) => {
      const limit = statementMs ? `set statement_timeout = ${Math.round(statementMs)};` : ''
      await client.query(limit + OWN_SETTINGS)
    },
  })
  pool.on('error', () => {})
  // between two queries of a transaction a connection has no error listener: without this one, a dying server would end the process
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = drizzle(pool, { casing: 'snake_case' })
  return { db: isReadOnly ? withReadOnlyTransactions(db) : db, pool }
}

/** Runs each query in a read-only transaction: a setting of the connection would be dropped without notice by a pooler. */
class ReadOnlyPool extends pg.Pool {
  // the overloads with callbacks are not used
  override query = (async (...args: Parameters<pg.PoolClient['query']>) => {
    const client = await this.connect()
    let isUsable = false
    try {
      await client.query('begin read only')
      const answer = await client.query(...args)
      await client.query('commit')
      isUsable = true
      return answer
    } catch (error) {
      isUsable = await client.query('rollback').then(
        () => true,
        () => false,
      )
      throw error
    } finally {
      client.release(!isUsable)
    }
  }) as unknown as pg.Pool['query']
}

/** The same database whose transactions are read-only. */
const withReadOnlyTransactions = (db: Database): Database =>
  Object.create(db, {
    transaction: {
      value: ((work, config) =>
        db.transaction(work, { ...config, accessMode: 'read only' })) as Database['transaction'],
    },
  })

/**
 * Migrates the database to the newest schema. Processes that start together take turns, and `onWait` is called while another one migrates.
 * Refuses a database that a newer version has migrated, because this version could write rows that the newer one does not expect.
 */
export async function migrateDatabase(url: string, onWait = () => {}): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await setOwnSettings(client)
    await waitForMigrationLock(client, onWait)
    await refuseNewer(client)
    await migrate(drizzle(client), { migrationsFolder }).catch(explain)
  } finally {
    await client.end()
  }
}

async function waitForMigrationLock(client: pg.Client, onWait: () => void): Promise<void> {
  const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
    MIGRATION_LOCK,
  ])
  if (rows[0]?.isOurs) return
  onWait()
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
}

async function refuseNewer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ any: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "any"`,
  )
  if (!rows[0]?.any) return
  const found = await client.query<{ last: number }>(
    'select coalesce(max(created_at), 0)::float8 as last from drizzle.__drizzle_migrations',
  )
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0
  if ((found.rows[0]?.last ?? 0) <= newest) return
  throw new Error(
    'The database of DATABASE_URL was changed by a newer version of Tandem. Start that version, or restore a backup made before the update (docs/operations/upgrading.md).',
  )
}

/** The extensions that the product needs; the owner of a database may create each of them. */
export const OWN_EXTENSIONS = ['pg_trgm', 'unaccent', 'btree_gin']

/** Explains the error if the role of DATABASE_URL lacks a permission that a migration needs. */
function explain(error: unknown): never {
  const { code, message } = ((error as Error).cause ?? error) as { code?: string; message?: string }
  if (code === '25006')
    throw new Error('DATABASE_URL is the address of a read-only standby: use the address of the primary.', {
      cause: error,
    })
  if (code !== '42501') throw error
  throw new Error(
    `The role of DATABASE_URL may not change its database (${message}). Make it the owner of the database: alter database ... owner to ...; it needs no more than that. Or let a superuser run once: ${OWN_EXTENSIONS.map((name) => `create extension if not exists ${name};`).join(' ')}`,
    { cause: error },
  )
}
