// npm run audit:verify [-- --expect 1234:<hash>] [--demo]: recomputes the chain of the audit log and lists the rows that were changed
// after sealing. --expect is an end of the chain that was recorded in another place (the worker's log, a backup).
import { parseArgs } from 'node:util'
import { eq } from 'drizzle-orm'
import { connect } from '#db/client.ts'
import { auditSeals } from '#db/schema/operations.ts'
import { verifyAuditLog } from '#features/operations/server/audit/chain.ts'
import { printFailure, withDatabase } from './with-product.ts'

const { values } = parseArgs({ options: { expect: { type: 'string' }, demo: { type: 'boolean', default: false } } })
const breakTexts = {
  changed: 'is not what was sealed',
  missing: 'is gone',
  gap: 'does not follow the one before it',
  left_out: 'is in the log and in no seal',
}

await printFailure(() =>
  withDatabase(values.demo ? 'demo' : 'serve', async (url) => {
    const { db, pool } = connect(url)
    try {
      const { checked, broken, breaks, head } = await verifyAuditLog({ db })
      const [position, hash] = values.expect?.split(':') ?? []
      const [noted] = position
        ? await db
            .select()
            .from(auditSeals)
            .where(eq(auditSeals.position, Number(position)))
        : []
      for (const { position: at, entryId, kind } of breaks)
        console.error(`Broken at ${at ?? 'no position'}: entry ${entryId} ${breakTexts[kind]}.`)
      if (broken > breaks.length) console.error(`And ${broken - breaks.length} more.`)
      if (broken === 0)
        console.log(
          `${checked.toLocaleString('en-US')} entries match their seals. End of the chain: ${head?.position ?? 0}:${head?.hash ?? ''}`,
        )
      const isOther = position !== undefined && noted?.hash !== hash
      if (isOther) console.error(`This is a different chain: at ${position} it has ${noted?.hash ?? 'nothing'}.`)
      process.exitCode = broken > 0 || isOther ? 1 : 0
    } finally {
      await pool.end()
    }
  }),
)
