import { count, eq } from 'drizzle-orm'
import { autoApplyEntries, autoApplyStops } from '#db/schema/auto-apply.ts'
import type { SignedIn } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import { autoApplyApproved } from '../events.ts'
import { lockPlatformExclusively, readStop } from './read-settings.ts'

/** Whether auto apply is running, and how many applications are waiting to be sent. */
export async function readPlatformState({ db }: SignedIn) {
  const [stop, [waiting]] = await Promise.all([
    readStop(db),
    db.select({ n: count() }).from(autoApplyEntries).where(eq(autoApplyEntries.state, 'approved')),
  ])
  return { stoppedAt: stop?.stoppedAt ?? null, reason: stop?.reason ?? null, approved: waiting?.n ?? 0 }
}

/** Pauses auto apply for all users immediately, or resumes it. Approvals stay valid, and their applications are sent afterwards. */
export async function setPlatform(ctx: SignedIn, { isStopped, reason }: { isStopped: boolean; reason: string }) {
  const { userId } = ctx.viewer
  await transaction(ctx, async (tx) => {
    await lockPlatformExclusively(tx.db)
    if (isStopped) await tx.db.insert(autoApplyStops).values({ stoppedBy: userId, reason }).onConflictDoNothing()
    else await tx.db.delete(autoApplyStops)
    const action = isStopped ? 'auto_apply.platform_stopped' : 'auto_apply.platform_started'
    await tx.audit({ action, subjectType: 'platform', subjectId: 'auto_apply', data: { reason } })
    if (!isStopped) await tx.emit(autoApplyApproved({ userId }))
  })
  return { done: true as const }
}
