import { withEventMeta } from '@orpc/server'
import { rememberAccess } from '#features/accounts/server/load-viewer.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { liveCursor } from '#server/live.ts'
import { liveStream } from '#server/live-seat.ts'
import { LiveMessage } from '../contract.ts'

/** Everything said to the viewer since `lastEventId`, then as it is said; ends when their session or a role is taken away. */
export async function* liveUpdates(
  ctx: SignedIn,
  { lastEventId, signal }: { lastEventId?: string | undefined; signal?: AbortSignal | undefined },
): AsyncGenerator<LiveMessage> {
  const { userId } = ctx.viewer
  const after = await heardUpTo(ctx.db, userId, lastEventId)
  for await (const said of liveStream(ctx, userId, { after, signal, mayStay: rememberAccess(ctx) })) {
    const message = LiveMessage.safeParse(said)
    if (!message.success) continue
    yield said.id === 0 ? message.data : withEventMeta(message.data, { id: String(said.id) })
  }
}

/** Where a page goes on: what it heard last, or now. */
export async function heardUpTo(db: Db, userId: string, lastEventId: string | undefined): Promise<number> {
  return lastEventId && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : liveCursor(db, userId)
}
