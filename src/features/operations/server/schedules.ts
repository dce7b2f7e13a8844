import { sql } from 'drizzle-orm'
import { securityEvents } from '#db/schema/operations.ts'
import { deleteOldDeliveries } from '#server/delete-old-deliveries.ts'
import { deleteOldEvents } from '#server/queue/delete-old-events.ts'
import type { Schedule } from '#server/queue/schedules.ts'
import { securityDays } from '../../../lib/security-kinds.ts'
import { readChain, sealAuditLog } from './audit/chain.ts'

export const operationsSchedules: Schedule[] = [
  { name: 'operations.seal-audit-log', cron: '* * * * *', run: async (ctx) => void (await sealAuditLog(ctx)) },
  {
    name: 'operations.forget-security-events',
    cron: '47 3 * * *',
    run: async ({ db }) => {
      await db.delete(securityEvents).where(sql`${securityEvents.at} < now() - make_interval(days => ${securityDays})`)
    },
  },
  {
    name: 'operations.forget-sent',
    cron: '11 2 * * *',
    run: async (ctx) => {
      const [events, deliveries] = [await deleteOldEvents(ctx), await deleteOldDeliveries(ctx)]
      if (events + deliveries > 0) ctx.log.info({ events, deliveries }, 'housekeeping deleted expired rows')
    },
  },
  {
    // log the hash outside the database: an attacker who rewrites the whole chain cannot change the log
    name: 'operations.log-audit-head',
    cron: '17 3 * * *',
    run: async (ctx) => {
      const { head } = await readChain(ctx)
      ctx.log.info({ position: head?.position ?? 0, hash: head?.hash ?? null }, 'audit log: end of the chain')
    },
  },
]
