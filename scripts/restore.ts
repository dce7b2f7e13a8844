// npm run restore -- file.zip [--check] [--replace] [--demo]: restores a backup into an empty database and file store (docs/backups.md).
// --check only compares the archive with its checksums; --replace empties the target first.
import { parseArgs } from 'node:util'
import pg from 'pg'
import { connect } from '#db/client.ts'
import { BackupUnusable, checkBackup, openBackup } from '#server/backup/read-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { secretMark } from '#server/backup/secret-mark.ts'
import { readEnv } from '#server/env.ts'
import { signingSecrets } from '#server/secrets/secrets.ts'
import { createStorage } from '#server/storage/create-storage.ts'
import { transaction } from '#server/transaction.ts'
import { storageOptions } from '../src/apps/start-services.ts'
import { printFailure, withDatabase } from './with-product.ts'

const flag = { type: 'boolean', default: false } as const
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { check: flag, replace: flag, demo: flag },
})
const [path] = positionals

await printFailure(async () => {
  if (!path) throw new BackupUnusable('Usage: npm run restore -- file.zip [--check] [--replace]')
  const backup = await openBackup(path)
  const { product, madeAt, tables, files } = backup.manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `Backup of Tandem ${product}, ${madeAt}: ${rows.toLocaleString('en-US')} rows, ${files.length.toLocaleString('en-US')} files`,
  )
  await (values.check ? checkBackup(backup) : restore())
  console.log(values.check ? 'The archive is complete and unchanged.' : 'Restored.')
  backup.close()

  async function restore(): Promise<void> {
    const mode = values.demo ? 'demo' : 'serve'
    const env = readEnv(mode)
    if (!signingSecrets(env).some((secret) => secretMark(secret) === backup.manifest.secretMark))
      console.log(
        'APP_SECRET is not the one that this backup was made with. Set that one as APP_SECRET_PREVIOUS: without it, sessions, links and second factors in the backup do not work, and the product may refuse to start.',
      )
    await withDatabase(mode, async (databaseUrl) => {
      await refuseInUse(databaseUrl)
      const target = { databaseUrl, storage: await createStorage(storageOptions(env)) }
      const { others } = await restoreBackup(target, backup, { replace: values.replace })
      if (others.length > 0) console.log(`Extensions of other products were not changed: ${others.join(', ')}.`)
      const { db, pool } = connect(databaseUrl)
      await transaction({ db }, (tx) =>
        tx.audit({ action: 'backup.restored', subjectType: 'backup', subjectId: madeAt }),
      )
      await pool.end()
    })
  }
})

/** Refuses while the product is running, because a restore replaces its tables. */
async function refuseInUse(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ others: number }>(
    "select count(*)::int as others from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
  )
  await client.end()
  if ((rows[0]?.others ?? 0) > 0)
    throw new BackupUnusable('The database is in use. Stop the product (web and worker) first.')
}
