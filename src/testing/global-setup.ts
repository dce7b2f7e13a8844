import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '#db/client.ts'
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts'
import { databaseAt } from './database-at.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server's own database, from which others are made. */
    adminUrl: string
    /** The migrated database that every test file clones. */
    templateDatabase: string
  }
}

type Server = { adminUrl: string; close(): Promise<void> }

const PREFIX = 'tandem-test-'
// a test database does not have to survive a power failure
const FAST = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200', 'autovacuum=off']

/** Starts one server for the run with a migrated template database: the embedded PostgreSQL, or the server of TEST_DATABASE_URL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env.TEST_DATABASE_URL
  const server: Server = external ? { adminUrl: external, close: async () => {} } : await embeddedServer()
  const template = `tandem_test_${crypto.randomUUID().slice(0, 8)}`
  const admin = new pg.Client({ connectionString: server.adminUrl })
  await admin.connect()
  await admin.query(`create database ${template}`)
  await migrateDatabase(databaseAt(server.adminUrl, template))
  await demandNoSecondFactor(databaseAt(server.adminUrl, template))
  await admin.query(`alter database ${template} with is_template true allow_connections false`)
  project.provide('adminUrl', server.adminUrl)
  project.provide('templateDatabase', template)
  return async () => {
    if (external) await dropDatabases(admin, template)
    await admin.end()
    await server.close()
  }
}

/** Tests sign staff in with only a password; tests about the required second factor switch it on. */
async function demandNoSecondFactor(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`update platform_settings set second_factor_roles = '{}'`)
  await client.end()
}

async function embeddedServer(): Promise<Server> {
  await endForgottenServers()
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  const server = await startEmbeddedPostgres(folder, FAST)
  return {
    adminUrl: databaseAt(server.url, 'postgres'),
    close: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Ends the servers that killed runs left behind. */
async function endForgottenServers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const owner = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : Number.NaN
    if (Number.isNaN(owner) || isRunning(owner)) continue
    const folder = join(tmpdir(), name)
    const server = await startEmbeddedPostgres(folder, FAST).catch(() => undefined)
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function dropDatabases(admin: pg.Client, template: string): Promise<void> {
  await admin.query(`alter database ${template} with is_template false`)
  const found = await admin.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [template],
  )
  for (const { datname } of found.rows) await admin.query(`drop database ${datname} with (force)`)
}
