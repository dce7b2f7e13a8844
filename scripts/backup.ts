// npm run backup [-- file.zip] [--demo]: database and files in one archive, while the product is running (docs/backups.md). With --demo it
// backs up the data of `npm start`.
import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { connect } from '#db/client.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { createStorage } from '#server/storage/create-storage.ts'
import { transaction } from '#server/transaction.ts'
import { storageOptions } from '../src/apps/start-services.ts'
import { printFailure, withDatabase } from './with-product.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { demo: { type: 'boolean', default: false } },
})
const begun = Date.now()
const path = positionals[0] ?? `tandem-${new Date(begun).toISOString().slice(0, 19).replaceAll(':', '')}.zip`

await printFailure(() =>
  withDatabase(values.demo ? 'demo' : 'serve', async (databaseUrl, env) => {
    const storage = await createStorage(storageOptions(env))
    const { tables, files, auditHead } = await writeBackup({ databaseUrl, storage, secret: env.APP_SECRET }, path)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const { size: bytes } = statSync(path)
    const { db, pool } = connect(databaseUrl)
    // the operations page shows this as the latest backup
    await transaction({ db }, (tx) =>
      tx.audit({
        action: 'backup.made',
        subjectType: 'backup',
        subjectId: new Date(begun).toISOString(),
        data: { rows, files: files.length, bytes, seconds: Math.round((Date.now() - begun) / 1000) },
      }),
    )
    await pool.end()
    console.log(
      `${path}: ${rows.toLocaleString('en-US')} rows of ${tables.length} tables, ${files.length.toLocaleString('en-US')} files, ${(bytes / 1e6).toFixed(1)} MB`,
    )
    if (auditHead) console.log(`Audit log: sealed up to ${auditHead.position}, ${auditHead.hash}`)
    console.log(
      'The file contains personal data, but no secrets of the configuration: keep APP_SECRET in another place.',
    )
  }),
)
