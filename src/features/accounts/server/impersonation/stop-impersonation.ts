import { and, eq, isNull, lt, or, type SQL } from 'drizzle-orm'
import { impersonations } from '#db/schema/accounts.ts'
import type { Context, Db, Services } from '#server/context.ts'
import type { Schedule } from '#server/queue/worker.ts'
import { transaction } from '#server/transaction.ts'

/** Ends the look that this call comes from, by its button; where there is none nothing ends. */
export async function endLook(ctx: Context): Promise<{ ended: boolean }> {
  if (!ctx.look) return { ended: false }
  return { ended: (await close(ctx, eq(impersonations.id, ctx.look.id), 'button')) > 0 }
}

/** Writes the end of looks down that are over by the clock or with their session. The calls know it before, by themselves. */
export async function closeLooks(ctx: Pick<Services, 'db'>, now = new Date()): Promise<number> {
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
      // it is the admin who looked, though the call is answered as to the other one
      const asAdmin = { db, viewer: { userId: adminId } as never, ...(ctx.requestId && { requestId: ctx.requestId }) }
      const data = { lookId: id, by, opened }
      await transaction(asAdmin, (tx) =>
        tx.audit({ action: 'account.look_ended', subjectType: 'user', subjectId: userId, data }),
      )
    }
    return over.length
  })
}

export const impersonationSchedules: Schedule[] = [
  { name: 'accounts.close-looks', cron: '* * * * *', run: async (ctx) => void (await closeLooks(ctx)) },
]
