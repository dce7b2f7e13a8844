import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { connect, migrateDatabase } from '#db/client.ts'
import { isSuperuser } from '#db/is-superuser.ts'
import { createUser } from '#testing/factories.ts'
import { claimStore, readStoreMark, STORE_MARK } from '../storage/installation.ts'
import type { Storage } from '../storage/storage.ts'
import { archive, asAdmin, contentsOf, emptyTarget, folder, prepareBackup, SECRET, source } from './backup.testing.ts'
import { listTables } from './manifest.ts'
import { openBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

prepareBackup()

/** A role that may only sign in. */
async function ordinaryRole() {
  const role = `owner_${crypto.randomUUID().slice(0, 8)}`
  await asAdmin('postgres', `create role ${role} login`)
  return role
}

const refusalOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  )

describe('a restore', () => {
  it('refuses a target with people or files, unless --replace allows it', async () => {
    const target = await emptyTarget()
    const backup = await openBackup(archive)
    await target.storage.put('resumes/other.pdf', Buffer.from('other'), { contentType: 'application/pdf' })
    expect(await refusalOf(restoreBackup(target, backup))).toMatch(
      /^The target is not empty: its file store has files\. Use --replace/,
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

  it('leaves files of other programs in the same store, and moves its own to the trash', async () => {
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

  it('can be run again after it was killed with the database already empty', async () => {
    const target = await emptyTarget()
    const backup = await openBackup(archive)
    await restoreBackup(target, backup)
    const before = await contentsOf(target.databaseUrl, target.storage)
    const killed: Storage = { ...target.storage, copy: () => Promise.reject(new Error('killed')) }
    const halfway = restoreBackup({ ...target, storage: killed }, backup, { replace: true })
    await expect(halfway).rejects.toThrow('killed')
    // starting the product in between creates tables and an installation with another id
    await migrateDatabase(target.databaseUrl)
    const { db, pool } = connect(target.databaseUrl)
    await expect(claimStore({ db, storage: target.storage })).rejects.toMatchObject({ code: 'STORE_NOT_OURS' })
    await pool.end()
    await restoreBackup(target, backup, { replace: true })
    backup.close()
    expect(await contentsOf(target.databaseUrl, target.storage)).toEqual(before)
  })

  it('deletes nothing if the queue of the backup has another version', async () => {
    const target = await emptyTarget()
    const backup = await openBackup(archive)
    await restoreBackup(target, backup)
    const before = await contentsOf(target.databaseUrl, target.storage)
    const other = { ...backup, manifest: { ...backup.manifest, queue: 1 } }
    expect(await refusalOf(restoreBackup(target, other, { replace: true }))).toMatch(
      /^The queue of this backup has version 1, but this version uses \d+: restore it with the version that made it/,
    )
    backup.close()
    expect(await contentsOf(target.databaseUrl, target.storage)).toEqual(before)
  })

  it('creates a new installation with a store of its own', async () => {
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

  it('by the owner of the database replaces the data of Tandem, and leaves other extensions', async () => {
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

  it('names the missing permissions of a role that is not the owner', async () => {
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
    expect(await refusalOf(restoreBackup(target, backup, { replace: true }))).toMatch(/data of another product/)
    backup.close()
    expect((await client.query('select * from theirs')).rows).toEqual([])
    await client.end()
  })

  it('changes nothing if the archive is damaged, cut off, of another form or of a newer version', async () => {
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
    // change one byte of a stored file: the archive itself stays valid
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

  it('leaves no partial archive if it fails', async () => {
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
