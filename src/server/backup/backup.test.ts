import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect, migrateDatabase } from '#db/client.ts'
import { isSuperuser } from '#db/is-superuser.ts'
import { users } from '#db/schema/accounts.ts'
import { applications } from '#db/schema/applications.ts'
import { sealAuditLog, verifyAuditLog } from '#features/operations/server/audit/chain.ts'
import { databaseAt } from '#testing/database-at.ts'
import { createCompany, createJob, createMember, createResume, createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { createDiskStorage } from '../storage/disk-storage.ts'
import { claimStore, readStoreMark, STORE_MARK } from '../storage/installation.ts'
import type { Storage } from '../storage/storage.ts'
import { transaction } from '../transaction.ts'
import { listSequences, listTables, qualified } from './manifest.ts'
import { openBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const SECRET = 'a-secret-of-the-tests-a-secret-of-the-tests'
let folder: string
let source: TestProduct
let archive: string
let backedUp: Awaited<ReturnType<typeof contentsOf>>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tandem-backup-'))
  archive = join(folder, 'tandem.zip')
  source = await testProduct()
  await fill(source)
  await claimStore({ db: source.db, storage: source.services.storage }).catch(() => {})
  await writeBackup({ databaseUrl: source.url, storage: source.services.storage, secret: SECRET }, archive)
  // other tests continue to write to the source
  backedUp = await contentsOf(source.url, source.services.storage)
})
afterAll(async () => {
  await source.close()
  rmSync(folder, { recursive: true, force: true })
})

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
      fullName: 'Maya',
      email: user.email,
      phone: '1',
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
async function emptyTarget(owner?: string) {
  const name = `restored_${crypto.randomUUID().slice(0, 8)}`
  await asAdmin('postgres', `create database ${name}${owner ? ` owner ${owner}` : ''}`)
  const files = mkdtempSync(join(folder, 'files-'))
  const url = new URL(databaseAt(source.url, name))
  if (owner) url.username = owner
  return { databaseUrl: url.href, storage: createDiskStorage({ folder: files }), name }
}

/** As the superuser of the server. */
async function asAdmin(database: string, statement: string) {
  const admin = new pg.Client({ connectionString: databaseAt(source.url, database) })
  await admin.connect()
  await admin.query(statement).finally(() => admin.end())
}

/** A role that may sign in and nothing else. */
async function ordinaryRole() {
  const role = `owner_${crypto.randomUUID().slice(0, 8)}`
  await asAdmin('postgres', `create role ${role} login`)
  return role
}

/** Every table's rows as one text, every sequence and every file, to be compared. */
async function contentsOf(databaseUrl: string, storage: Storage) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const tables: Record<string, string> = {}
  // what is restored is an installation of its own
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

const refusalOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  )

describe('a backup', () => {
  it('is one file that its owner alone reads, with every table, sequence and file', async () => {
    expect(statSync(archive).mode & 0o777).toBe(0o600)
    const { manifest, close } = await openBackup(archive)
    close()
    expect(manifest.tables.find(({ name }) => name === 'applications')?.rows).toBe(30)
    expect(manifest.tables.map(({ schema, name }) => `${schema}.${name}`)).toEqual(
      expect.arrayContaining(['drizzle.__drizzle_migrations', 'pgboss.queue', 'public.audit_seals', 'public.users']),
    )
    expect(manifest.files.map(({ key }) => key)).toEqual(['resumes/a/one.pdf', 'profile-avatars/two.webp'])
    expect(manifest.auditHead).toMatchObject({ position: 30 })
    expect(JSON.stringify(manifest)).not.toContain(SECRET)
  })

  it('restored is equal: rows of every table, sequences, rules, triggers and files', async () => {
    const target = await emptyTarget()
    const backup = await openBackup(archive)
    await restoreBackup(target, backup)
    backup.close()
    const made = await contentsOf(target.databaseUrl, target.storage)
    expect(made).toEqual(backedUp)
    expect(Object.keys(made.tables).length).toBeGreaterThan(100)
    const { db, pool } = connect(target.databaseUrl)
    expect(await verifyAuditLog({ db })).toMatchObject({ broken: 0, checked: 30 })
    await expect(db.execute('delete from audit_log')).rejects.toThrow()
    await pool.end()
  })

  it('is a snapshot of one moment while the product runs', async () => {
    const path = join(folder, 'moving.zip')
    let isOver = false
    let n = 0
    const busy = (async () => {
      // a resume belongs to a person: never one without the other
      while (!isOver) {
        const user = await createUser(source.db)
        await createResume(source.db, user.id)
        await source.services.storage.put(`resumes/moving/${n++}.pdf`, Buffer.from(String(n)), {
          contentType: 'application/pdf',
        })
      }
    })()
    await writeBackup({ databaseUrl: source.url, storage: source.services.storage, secret: SECRET }, path)
    isOver = true
    await busy
    const target = await emptyTarget()
    const backup = await openBackup(path)
    // the keys between tables are checked when they are put back
    await restoreBackup(target, backup)
    backup.close()
  })
})

describe('a restore', () => {
  it('refuses a target with people or files, unless --replace allows it', async () => {
    const target = await emptyTarget()
    const backup = await openBackup(archive)
    await target.storage.put('resumes/other.pdf', Buffer.from('other'), { contentType: 'application/pdf' })
    expect(await refusalOf(restoreBackup(target, backup))).toMatch(
      /^The target is not empty: its file store has files\. Say/,
    )
    await target.storage.remove('resumes/other.pdf')
    await restoreBackup(target, backup)
    const before = await contentsOf(target.databaseUrl, target.storage)
    expect(await refusalOf(restoreBackup(target, backup))).toMatch(
      /^The target is not empty: its database has people, and/,
    )
    const { db, pool } = connect(target.databaseUrl)
    await createUser(db)
    await pool.end()
    await restoreBackup(target, backup, { replace: true })
    backup.close()
    expect(await contentsOf(target.databaseUrl, target.storage)).toEqual(before)
  })

  it('leaves what others keep in the same store, and puts its own files into the trash', async () => {
    const target = await emptyTarget()
    await target.storage.put('other-app/payroll.csv', Buffer.from('theirs'), { contentType: 'text/csv' })
    await target.storage.put('resumes/old.pdf', Buffer.from('old'), { contentType: 'application/pdf' })
    const backup = await openBackup(archive)
    await restoreBackup(target, backup, { replace: true })
    backup.close()
    const keys: string[] = []
    for await (const { key } of target.storage.list('')) keys.push(key)
    expect(keys).toEqual(
      expect.arrayContaining(['other-app/payroll.csv', 'trash/resumes/old.pdf', 'resumes/a/one.pdf']),
    )
    expect(keys).not.toContain('resumes/old.pdf')
  })

  it('refuses the store of another installation, with and without --replace', async () => {
    const target = await emptyTarget()
    await target.storage.put(STORE_MARK, Buffer.from(crypto.randomUUID()), { contentType: 'text/plain' })
    await target.storage.put('resumes/theirs.pdf', Buffer.from('theirs'), { contentType: 'application/pdf' })
    const backup = await openBackup(archive)
    expect(await refusalOf(restoreBackup(target, backup, { replace: true }))).toMatch(/belongs to another installation/)
    backup.close()
    expect(await target.storage.get('resumes/theirs.pdf')).not.toBeNull()
  })

  it('can be run again after it was killed when the database was empty already', async () => {
    const target = await emptyTarget()
    const backup = await openBackup(archive)
    await restoreBackup(target, backup)
    const before = await contentsOf(target.databaseUrl, target.storage)
    const killed: Storage = { ...target.storage, copy: () => Promise.reject(new Error('killed')) }
    const halfway = restoreBackup({ ...target, storage: killed }, backup, { replace: true })
    await expect(halfway).rejects.toThrow('killed')
    // the product started in between makes tables, and an installation with another id
    await migrateDatabase(target.databaseUrl)
    const { db, pool } = connect(target.databaseUrl)
    await expect(claimStore({ db, storage: target.storage })).rejects.toMatchObject({ code: 'STORE_NOT_OURS' })
    await pool.end()
    await restoreBackup(target, backup, { replace: true })
    backup.close()
    expect(await contentsOf(target.databaseUrl, target.storage)).toEqual(before)
  })

  it('deletes nothing where the queue of the backup is of another version', async () => {
    const target = await emptyTarget()
    const backup = await openBackup(archive)
    await restoreBackup(target, backup)
    const before = await contentsOf(target.databaseUrl, target.storage)
    const other = { ...backup, manifest: { ...backup.manifest, queue: 1 } }
    expect(await refusalOf(restoreBackup(target, other, { replace: true }))).toMatch(
      /^The queue of this backup has version 1, this product makes \d+: restore it with the version that made it/,
    )
    backup.close()
    expect(await contentsOf(target.databaseUrl, target.storage)).toEqual(before)
  })

  it('makes an installation of its own, whose store is its own', async () => {
    const target = await emptyTarget()
    const backup = await openBackup(archive)
    await restoreBackup(target, backup)
    backup.close()
    const { db, pool } = connect(target.databaseUrl)
    await claimStore({ db, storage: target.storage })
    expect(await readStoreMark(target.storage)).not.toBe(backup.manifest.installation)
    await expect(claimStore({ db, storage: source.services.storage })).rejects.toMatchObject({ code: 'STORE_NOT_OURS' })
    await pool.end()
  })

  it('by the owner of the database replaces what Tandem has, and leaves the extensions of others', async () => {
    const target = await emptyTarget(await ordinaryRole())
    const foreign = 'create extension citext; create extension hstore; create table notes (h hstore, c citext)'
    const backup = await openBackup(archive)
    await restoreBackup(target, backup)
    const { db, pool } = connect(target.databaseUrl)
    expect(await isSuperuser(db)).toBe(false)
    const before = await contentsOf(target.databaseUrl, target.storage)
    await asAdmin(target.name, `${foreign}; alter table notes owner to pg_database_owner`)
    expect(await restoreBackup(target, backup, { replace: true })).toEqual({ others: ['citext', 'hstore'] })
    backup.close()
    expect(await contentsOf(target.databaseUrl, target.storage)).toEqual(before)
    expect((await pool.query("select 'a=>b'::hstore -> 'a' as b, 'A'::citext = 'a' as same")).rows).toEqual([
      { b: 'b', same: true },
    ])
    await pool.end()
  })

  it('says what a role lacks that is not even the owner', async () => {
    const target = await emptyTarget()
    const url = new URL(target.databaseUrl)
    url.username = await ordinaryRole()
    expect(await refusalOf(migrateDatabase(url.href))).toMatch(
      /^The role of DATABASE_URL may not change its database \(permission denied.*owner.*create extension if not exists pg_trgm;/,
    )
  })

  it('refuses a database of another product, with and without --replace', async () => {
    const target = await emptyTarget()
    const client = new pg.Client({ connectionString: target.databaseUrl })
    await client.connect()
    await client.query('create table theirs (id int)')
    const backup = await openBackup(archive)
    expect(await refusalOf(restoreBackup(target, backup, { replace: true }))).toMatch(/something else than Tandem/)
    backup.close()
    expect((await client.query('select * from theirs')).rows).toEqual([])
    await client.end()
  })

  it('touches nothing where the archive is damaged, cut off, of another form or of a newer version', async () => {
    const target = await emptyTarget()
    const bytes = readFileSync(archive)
    const broken = join(folder, 'broken.zip')
    const attempt = async () => {
      const backup = await openBackup(broken)
      return restoreBackup(target, backup).finally(() => backup.close())
    }
    writeFileSync(broken, bytes.subarray(0, bytes.length - 5000))
    expect(await refusalOf(attempt())).toMatch(/cannot be read/)
    writeFileSync(broken, 'not an archive')
    expect(await refusalOf(attempt())).toMatch(/cannot be read/)
    // a byte of a stored file: the archive itself is whole
    const at = bytes.indexOf('%PDF-1.7 one')
    writeFileSync(broken, Buffer.concat([bytes.subarray(0, at), Buffer.from('X'), bytes.subarray(at + 1)]))
    expect(await refusalOf(attempt())).toMatch(/damaged: files\/resumes\/a\/one.pdf/)
    expect(await refusalOf(openBackup(join(folder, 'nowhere.zip')))).toMatch(/There is no file/)
    const whole = await openBackup(archive)
    const newer = { ...whole, manifest: { ...whole.manifest, migrations: { count: 9_999, last: 1 } } }
    expect(await refusalOf(restoreBackup(target, newer))).toMatch(/Use the version that made it/)
    whole.close()
    const client = new pg.Client({ connectionString: target.databaseUrl })
    await client.connect()
    expect(await listTables(client)).toEqual([])
    await client.end()
  })

  it('leaves no half archive where it fails', async () => {
    const path = join(folder, 'failing.zip')
    const storage: Storage = {
      ...source.services.storage,
      get: () => Promise.reject(new Error('the store is away')),
    }
    expect(await refusalOf(writeBackup({ databaseUrl: source.url, storage, secret: SECRET }, path))).toBe(
      'the store is away',
    )
    expect(() => statSync(path)).toThrow()
    expect(() => statSync(`${path}.part`)).toThrow()
  })
})
