import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { sealAuditLog } from '#features/operations/server/audit/chain.ts'
import { openBackup } from '#server/backup/read-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { createDiskStorage } from '#server/storage/disk-storage.ts'
import { claimStore } from '#server/storage/installation.ts'
import { accessTable } from '../access/access-table.ts'
import { canary } from '../access/canaries.ts'
import { PASSWORD } from '../access/people-fixtures.ts'
import { createWorld } from '../access/world.ts'
import { bareDatabase } from '../database.ts'
import { testProduct } from '../product.ts'

// For each release in CHANGELOG.md, this folder contains a backup of an installation of that version with some rows in nearly every table.
// `KEEP_RELEASE=1 npm run test:area testing` writes the one of the version in package.json (docs/operations/releases.md).
const releases = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\d+\.\d+\.\d+)\b/gm)].map(
  ([, version]) => version,
)
const backupOf = (version = '') => join(import.meta.dirname, `${version}.zip`)
const { version: current } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

const streams = new Set(['notifications.live'])
const readers = ['seeker', 'clientUser', 'clientAdmin', 'platformUser', 'platformAdmin'] as const
/** The procedures that read without an id. */
const reads = Object.entries(accessTable).filter(
  ([key, row]) => row.isRead && !row.input && !key.includes(' ') && !streams.has(key),
)

it.runIf(process.env.KEEP_RELEASE)('has the data of this version', async () => {
  const product = await testProduct()
  const { password } = await product.services.auth.$context
  await createWorld(product, await password.hash(PASSWORD))
  await sealAuditLog(product)
  const { storage } = product.services
  await claimStore({ db: product.db, storage })
  rmSync(backupOf(current), { force: true })
  await writeBackup({ databaseUrl: product.url, storage, secret: product.services.env.APP_SECRET }, backupOf(current))
  await product.close()
})

it('lists the version of package.json first', () => expect(releases[0]).toBe(current))

describe.each(releases)('the data of %s', (version) => {
  it('are migrated to this version with every row, and every role can read its data', async () => {
    expect(existsSync(backupOf(version)), `${version}.zip is missing`).toBe(true)
    const folder = mkdtempSync(join(tmpdir(), 'tandem-release-'))
    const database = await bareDatabase()
    const backup = await openBackup(backupOf(version))
    await restoreBackup({ databaseUrl: database.url, storage: createDiskStorage({ folder }) }, backup)
    backup.close()
    const product = await testProduct({ database })
    const refused: string[] = []
    for (const caller of readers) {
      const mail = `${canary('accountMail', caller)}%`.toLowerCase()
      const [person] = await product.db.select().from(users).where(like(users.email, mail)).limit(1)
      const api = product.as(person?.id ?? caller) as unknown as Record<string, Record<string, () => Promise<unknown>>>
      const allowed = reads.filter(([, { answers }]) => answers[caller] === 'ok')
      expect(allowed.length).toBeGreaterThan(10)
      for (const [key] of allowed) {
        const [area = '', verb = ''] = key.split('.')
        await api[area]?.[verb]?.().catch((error: Error) => refused.push(`${caller} ${key}: ${error.message}`))
      }
    }
    expect(refused).toEqual([])
    await product.close()
    rmSync(folder, { recursive: true, force: true })
  })
})
