import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { like } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { connect } from '#db/client.ts'
import { users } from '#db/schema/accounts.ts'
import { sealAuditLog } from '#features/operations/server/audit/chain.ts'
import { openBackup } from '#server/backup/read-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { createDiskStorage } from '#server/storage/disk-storage.ts'
import { claimStore } from '#server/storage/installation.ts'
import { accessTable } from '../access/access-table.ts'
import { canary } from '../access/canaries.ts'
import { createScene, PASSWORD } from '../access/scene.ts'
import { databaseAt } from '../database-at.ts'
import { testProduct } from '../product.ts'

// For each release that CHANGELOG.md names, an installation of that version with some rows of nearly every table is kept here as a
// backup. `KEEP_RELEASE=1 npm run test:area testing` writes the one of the version in package.json (docs/operations/releases.md).
const releases = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\d+\.\d+\.\d+)\b/gm)].map(
  ([, version]) => version,
)
const backupOf = (version = '') => join(import.meta.dirname, `${version}.zip`)
const { version: current } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

const streams = new Set(['notifications.live'])
const readers = ['seeker', 'clientUser', 'clientAdmin', 'platformUser', 'platformAdmin'] as const
/** What is read without naming anything. */
const reads = Object.entries(accessTable).filter(
  ([key, row]) => row.isRead && !row.input && !key.includes(' ') && !streams.has(key),
)

it.runIf(process.env.KEEP_RELEASE)('keeps the data of this version', async () => {
  const product = await testProduct()
  const { password } = await product.services.auth.$context
  await createScene(product, await password.hash(PASSWORD))
  await sealAuditLog(product)
  const { storage } = product.services
  await claimStore({ db: product.db, storage })
  rmSync(backupOf(current), { force: true })
  await writeBackup({ databaseUrl: product.url, storage, secret: product.services.env.APP_SECRET }, backupOf(current))
  await product.close()
})

it('names the version of package.json first', () => expect(releases[0]).toBe(current))

describe.each(releases)('the data of %s', (version) => {
  it('are brought to this version, with every row, and every role reads what it may', async () => {
    expect(existsSync(backupOf(version)), `${version}.zip is missing`).toBe(true)
    const folder = mkdtempSync(join(tmpdir(), 'tandem-release-'))
    const database = await emptyDatabase()
    const backup = await openBackup(backupOf(version))
    await restoreBackup({ databaseUrl: database.url, storage: createDiskStorage({ folder }) }, backup)
    backup.close()
    const product = await testProduct({ database })
    const refused: string[] = []
    for (const caller of readers) {
      const mail = `${canary('accountMail', caller)}%`.toLowerCase()
      const [person] = await product.db.select().from(users).where(like(users.email, mail)).limit(1)
      const api = product.as(person?.id ?? caller) as unknown as Record<string, Record<string, () => Promise<unknown>>>
      for (const [key, { answers }] of reads.filter(([, { answers }]) => answers[caller] === 'ok')) {
        const [area = '', verb = ''] = key.split('.')
        await api[area]?.[verb]?.().catch((error: Error) => refused.push(`${caller} ${key}: ${error.message}`))
        expect(answers[caller]).toBe('ok')
      }
    }
    expect(refused).toEqual([])
    await product.close()
    rmSync(folder, { recursive: true, force: true })
  })
})

async function emptyDatabase() {
  const name = `release_${crypto.randomUUID().slice(0, 8)}`
  const asAdmin = async (statement: string) => {
    const admin = new pg.Client({ connectionString: inject('adminUrl') })
    await admin.connect()
    await admin.query(statement).finally(() => admin.end())
  }
  await asAdmin(`create database ${name}`)
  const url = databaseAt(inject('adminUrl'), name)
  const { db, pool } = connect(url)
  const close = async () => {
    await pool.end()
    await asAdmin(`drop database ${name} with (force)`)
  }
  return { db, pool, url, close }
}
