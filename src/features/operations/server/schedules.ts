import type { Schedule } from '#server/jobs.ts'
import { readChain, sealAuditLog } from './audit/chain.ts'

export const operationsSchedules: Schedule[] = [
  { name: 'operations.seal-audit-log', cron: '* * * * *', run: async (ctx) => void (await sealAuditLog(ctx)) },
  {
    // outside of the database: who rewrites the whole chain does not reach what was logged
    name: 'operations.log-audit-head',
    cron: '17 3 * * *',
    run: async (ctx) => {
      const { head } = await readChain(ctx)
      ctx.log.info({ position: head?.position ?? 0, hash: head?.hash ?? null }, 'audit log: end of the chain')
    },
  },
]
