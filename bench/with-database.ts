import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { connect, type Database, migrateDatabase } from '#db/client.ts'
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts'

/** Runs a bench on a new empty database, which is removed afterwards, or on the database at `given`. */
export async function withDatabase(
  work: (db: Database, pool: pg.Pool) => Promise<void>,
  given?: string,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-bench-'))
  const server = given ? undefined : await startEmbeddedPostgres(folder)
  try {
    const url = server?.url ?? String(given)
    await migrateDatabase(url)
    const { db, pool } = connect(url)
    await work(db, pool)
    await pool.end()
  } finally {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
