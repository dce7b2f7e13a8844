import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { inProduct } from '#root.ts'

export type Database = NodePgDatabase & { $client: pg.Pool }

/** Where the migrations lie. */
export const migrationsFolder = inProduct('src/db/migrations')
/** Held while the schema changes. Any fixed number: it only has to be the same for all processes of this product. */
export const MIGRATION_LOCK = 7_264_336

/** A role or a database may have others, in which a date is no date for the driver and a backup is not read elsewhere. */
const OWN_SETTINGS = "set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set timezone = 'UTC'"

/** Gives a separate connection the settings of `connect`, whatever its role or database has. */
export const setOwnSettings = (client: pg.ClientBase): Promise<unknown> => client.query(OWN_SETTINGS)

type PoolOptions = {
  /** The most connections. */
  max?: number
  /** PostgreSQL itself refuses to write: each statement and each transaction is a read-only transaction. */
  isReadOnly?: boolean
  /** A query that gets no connection for so long fails. */
  waitMs?: number
  /** A statement that takes longer is ended by the server; without it none is. */
  statementMs?: number
}

/** A pool and the typed query interface on it. Errors between queries are swallowed: the next query reports them. */
export function connect(
  url: string,
  { max = 10, isReadOnly = false, waitMs = 5_000, statementMs }: PoolOptions = {},
): { db: Database; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    // as a query, and not as the connection begins: poolers between refuse settings that they do not know
    onConnect: async (client) => {
      const limit = statementMs ? `set statement_timeout = ${Math.round(statementMs)};` : ''
      await client.query(limit + OWN_SETTINGS)
    },
  })
  pool.on('error', () => {})
  // a connection between two queries of a transaction has no error listener: without this one a dying server ends the process
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = drizzle(pool, { casing: 'snake_case' })
  if (isReadOnly) refuseWrites(db, pool)
  return { db, pool }
}

/** Not by a setting of the connection: a pooler between drops that unnoticed. */
function refuseWrites(db: Database, pool: pg.Pool): void {
  const begin = db.transaction.bind(db)
  db.transaction = (work, config) => begin(work, { ...config, accessMode: 'read only' })
  const query = async (...args: Parameters<pg.PoolClient['query']>) => {
    const client = await pool.connect()
    let isSound = false
    try {
      await client.query('begin read only')
      const answer = await client.query(...args)
      await client.query('commit')
      isSound = true
      return answer
    } catch (error) {
      isSound = await client.query('rollback').then(
        () => true,
        () => false,
      )
      throw error
    } finally {
      client.release(!isSound)
    }
  }
  pool.query = query as unknown as typeof pool.query
}

/**
 * Brings the database to the newest schema; processes that start together take turns, and `onWait` is called where another one is
 * at it. Refuses a database that a newer version has changed: this one would write what that one does not expect.
 */
export async function migrateDatabase(url: string, onWait = () => {}): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await setOwnSettings(client)
    await takeTurn(client, onWait)
    await refuseNewer(client)
    await migrate(drizzle(client), { migrationsFolder }).catch(explain)
  } finally {
    await client.end()
  }
}

async function takeTurn(client: pg.Client, onWait: () => void): Promise<void> {
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

/** Extensions that the product needs; each is one that the owner of a database may create. */
export const OWN_EXTENSIONS = ['pg_trgm', 'unaccent', 'btree_gin']

/** In words where the role of DATABASE_URL may not do what a migration does. */
function explain(error: unknown): never {
  const { code, message } = ((error as Error).cause ?? error) as { code?: string; message?: string }
  if (code === '25006')
    throw new Error('DATABASE_URL leads to a standby, which only reads: use the address of the primary.', {
      cause: error,
    })
  if (code !== '42501') throw error
  throw new Error(
    `The role of DATABASE_URL may not change its database (${message}). Make it the owner of the database: alter database ... owner to ...; it needs no more than that. Or let a superuser run once: ${OWN_EXTENSIONS.map((name) => `create extension if not exists ${name};`).join(' ')}`,
    { cause: error },
  )
}
