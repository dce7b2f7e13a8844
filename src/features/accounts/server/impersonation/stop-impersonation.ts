import { and, eq, isNull, lt, or, type SQL } from 'drizzle-orm'
import { impersonations } from '#db/schema/accounts.ts'
import type { Context, Db, Services } from '#server/context.ts'
import type { Schedule } from '#server/queue/schedules.ts'
import { transaction } from '#server/transaction.ts'

/** Ends the impersonation of the calling session. Does nothing without one. */
export async function stopImpersonation(ctx: Context): Promise<{ ended: boolean }> {
  if (!ctx.impersonation) return { ended: false }
  return { ended: (await close(ctx, eq(impersonations.id, ctx.impersonation.id), 'button')) > 0 }
}

/** Audits the end of impersonations that expired or ended with their session. Calls check the expiry themselves, before this runs. */
export async function endImpersonations(ctx: Pick<Services, 'db'>, now = new Date()): Promise<number> {
  return close(ctx, or(lt(impersonations.endsAt, now), isNull(impersonations.sessionId)), 'time or session')
}

async function close(ctx: { db: Db; requestId?: string }, which: SQL | undefined, by: string): Promise<number> {
  return ctx.db.transaction(async (db) => {
    const over = await db
      .update(impersonations)
      .set({ endedAt: new Date() })
      .where(and(which, isNull(impersonations.endedAt)))
      .returning()
    for (const { id, adminId, userId, opened } of over) {
      // the actor is the admin, although the call has the impersonated user as its viewer
      const asAdmin = { db, viewer: { userId: adminId } as never, ...(ctx.requestId && { requestId: ctx.requestId }) }
      const data = { impersonationId: id, by, opened }
      await transaction(asAdmin, (tx) =>
        tx.audit({ action: 'account.look_ended', subjectType: 'user', subjectId: userId, data }),
      )
    }
    return over.length
  })
}

export const impersonationSchedules: Schedule[] = [
  { name: 'accounts.close-looks', cron: '* * * * *', run: async (ctx) => void (await endImpersonations(ctx)) },
]
