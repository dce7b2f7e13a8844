// npm run rotate-secret [-- --lost]: after APP_SECRET or ENCRYPTION_KEY was changed, encrypts all stored secrets with the new one
// (docs/secrets.md). --lost confirms that the old secret of some texts is lost for good, so that the product starts without that secret.
import { parseArgs } from 'node:util'
import { connect, migrateDatabase } from '#db/client.ts'
import { rotateSecrets } from '#server/secrets/rotate-secrets.ts'
import { keyId, sealingSecrets } from '#server/secrets/secrets.ts'
import { transaction } from '#server/transaction.ts'
import { printFailure, withDatabase } from './with-product.ts'

const { values } = parseArgs({ options: { lost: { type: 'boolean', default: false } } })

await printFailure(() =>
  withDatabase('serve', async (url, env) => {
    await migrateDatabase(url)
    const { db, pool } = connect(url)
    try {
      const rotation = await rotateSecrets({ db, env }, values)
      for (const { called, rotated, newest, unreadable } of rotation) {
        const lost = unreadable > 0 ? `, ${unreadable} that nothing opens` : ''
        console.log(`${called}: ${rotated} encrypted again, ${newest} were already up to date${lost}`)
      }
      const to = keyId(sealingSecrets(env)[0] ?? '')
      const sum = (of: 'rotated' | 'unreadable') => rotation.reduce((all, column) => all + column[of], 0)
      const data = { to, rotated: sum('rotated'), unreadable: sum('unreadable') }
      await transaction({ db }, (tx) =>
        tx.audit({ action: 'secrets.rotated', subjectType: 'secret', subjectId: to, data }),
      )
      console.log(`Everything that can be decrypted now needs only ${to}. Remove ENCRYPTION_KEY_PREVIOUS.`)
      if (env.APP_SECRET_PREVIOUS.length > 0) {
        console.log(
          'APP_SECRET_PREVIOUS is still needed for sessions that were not used since the change, and for links in earlier emails: remove it 30 days after the change.',
        )
      }
    } finally {
      await pool.end()
    }
  }),
)
