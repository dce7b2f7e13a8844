import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { applications } from '#db/schema/applications.ts'
import { sealAuditLog } from '#features/operations/server/audit/chain.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { databaseAt } from '#testing/database-at.ts'
import { createCompany, createJob, createMember, createResume, createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { createDiskStorage } from '../storage/disk-storage.ts'
import { claimStore, STORE_MARK } from '../storage/installation.ts'
import type { Storage } from '../storage/storage.ts'
import { transaction } from '../transaction.ts'
import { listSequences, listTables, qualified } from './manifest.ts'
import { writeBackup } from './write-backup.ts'

export const SECRET = 'a-secret-of-the-tests-a-secret-of-the-tests'
export let folder: string
export let source: TestProduct
export let archive: string
export let backedUp: Awaited<ReturnType<typeof contentsOf>>

/** Creates a backup of a product with data before the tests of a file. */
export function prepareBackup(): void {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tandem-backup-'))
    archive = join(folder, 'tandem.zip')
    source = await testProduct()
    await fill(source)
    await claimStore({ db: source.db, storage: source.services.storage }).catch(() => {})
    await writeBackup({ databaseUrl: source.url, storage: source.services.storage, secret: SECRET }, archive)
    // other tests keep writing to the source
    backedUp = await contentsOf(source.url, source.services.storage)
  })
  afterAll(async () => {
    await source.close()
    rmSync(folder, { recursive: true, force: true })
  })
}

async function fill({ db, services, url, contextFor }: TestProduct) {
  const company = await createCompany(db, { name: 'Tab\there, back\\slash, "quote"\nand ünïcode 漢字 \\N' })
  await createMember(db, company.id, 'client_admin')
  const job = await createJob(db, company.id, { title: '\\.' })
  for (let n = 0; n < 30; n++) {
    const user = await createUser(db, { roles: ['job_seeker'], suspendedReason: n % 2 ? '' : null })
    await createResume(db, user.id)
    await db.insert(applications).values({
      jobId: job.id,
      userId: user.id,
      ...applicantDetails({ fullName: 'Maya', email: user.email }),
      coverLetter: n % 3 ? null : '',
    })
    await transaction(await contextFor(user.id), (tx) =>
      tx.audit({
        action: 'thing.made',
        subjectType: 'thing',
        subjectId: `${n}`,
        data: { deep: [null, { n }], text: 'a\tb\\' },
      }),
    )
  }
  // longer than a part of the stream
  await db
    .update(users)
    .set({ suspendedReason: 'long '.repeat(400_000) })
    .where(eq(users.id, (await createUser(db)).id))
  await sealAuditLog({ db })
  await services.storage.put('resumes/a/one.pdf', Buffer.from('%PDF-1.7 one'), { contentType: 'application/pdf' })
  await services.storage.put('profile-avatars/two.webp', Buffer.alloc(300_000, 7), {
    contentType: 'image/webp',
    cacheControl: 'no-store',
  })
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false })
  await boss.start()
  await boss.createQueue('area.work')
  await boss.send('area.work', { eventId: 'waits' })
  await boss.stop({ graceful: false })
}

/** An empty database beside the source's, and an empty folder of files. */
export async function emptyTarget(owner?: string) {
  const name = `restored_${crypto.randomUUID().slice(0, 8)}`
  await asAdmin('postgres', `create database ${name}${owner ? ` owner ${owner}` : ''}`)
  const files = mkdtempSync(join(folder, 'files-'))
  const url = new URL(databaseAt(source.url, name))
  if (owner) url.username = owner
  return { databaseUrl: url.href, storage: createDiskStorage({ folder: files }), name }
}

/** Runs as the superuser of the server. */
export async function asAdmin(database: string, statement: string) {
  const admin = new pg.Client({ connectionString: databaseAt(source.url, database) })
  await admin.connect()
  await admin.query(statement).finally(() => admin.end())
}

/** Every table's rows as one text, every sequence and every file, for comparison. */
export async function contentsOf(databaseUrl: string, storage: Storage) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const tables: Record<string, string> = {}
  // a restored copy is a separate installation with its own id
  for (const table of (await listTables(client)).filter(({ name }) => name !== 'installation')) {
    const { rows } = await client.query(
      `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as all from ${qualified(table)} t`,
    )
    tables[`${table.schema}.${table.name}`] = rows[0].all
  }
  const sequences = await listSequences(client)
  const rules =
    await client.query(`select conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated from pg_constraint
    where connamespace in ('public'::regnamespace, 'pgboss'::regnamespace) order by 1, 2`)
  const triggers = await client.query(
    `select tgrelid::regclass::text, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
  )
  await client.end()
  const files: Record<string, string> = {}
  for await (const { key } of storage.list('')) {
    if (key === STORE_MARK || key.startsWith('trash/')) continue
    const file = (await storage.get(key))!
    files[key] = `${file.contentType} ${file.cacheControl} ${await readText(file.body)}`
  }
  return { tables, sequences, rules: rules.rows, triggers: triggers.rows, files }
}
