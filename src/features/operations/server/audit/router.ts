import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { transaction } from '#server/transaction.ts'
import { auditContract } from '../../audit-contract.ts'
import { readChain, verifyAuditLog } from './chain.ts'
import { findNamed, listEntries, readKnown } from './read-entries.ts'

const admin = implement(auditContract).$context<Context>().use(refusals).use(withRole('platform_admin'))
// limited, because a check reads the whole log
const CHECKS_PER_HOUR = { points: 30, seconds: 60 * 60 }

export const auditRouter = admin.router({
  list: admin.list.handler(({ context, input }) => listEntries(context, input)),
  known: admin.known.handler(({ context }) => readKnown(context)),
  find: admin.find.handler(({ context, input }) => findNamed(context, input)),
  chain: admin.chain.handler(({ context }) => readChain(context)),
  verify: admin.verify.handler(async ({ context }) => {
    await context.throttle.consume('audit-verify', context.viewer.userId, CHECKS_PER_HOUR)
    const check = await verifyAuditLog(context)
    const data = { checked: check.checked, broken: check.broken, first: check.breaks[0]?.kind ?? null }
    await transaction(context, (tx) =>
      tx.audit({ action: 'audit.verified', subjectType: 'audit', subjectId: 'log', data }),
    )
    return check
  }),
})
