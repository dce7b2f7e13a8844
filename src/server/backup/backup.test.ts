import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { connect } from '#db/client.ts'
import { verifyAuditLog } from '#features/operations/server/audit/chain.ts'
import { createResume, createUser } from '#testing/factories.ts'
import { archive, backedUp, contentsOf, emptyTarget, folder, prepareBackup, SECRET, source } from './backup.testing.ts'
import { openBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

prepareBackup()

describe('a backup', () => {
  it('is one file that only its owner can read, with every table, sequence and file', async () => {
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

  it('is equal after a restore: rows of every table, sequences, rules, triggers and files', async () => {
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

  it('is a consistent snapshot while the product runs', async () => {
    const path = join(folder, 'moving.zip')
    let isOver = false
    let n = 0
    const busy = (async () => {
      // every resume belongs to a user, so the backup must have both or neither
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
    // the foreign keys are checked on restore
    await restoreBackup(target, backup)
    backup.close()
  })
})
