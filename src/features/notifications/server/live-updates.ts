import { withEventMeta } from '@orpc/server'
import { isStillViewer } from '#features/accounts/server/load-viewer.ts'
import type { SignedIn } from '#server/context.ts'
import { liveCursor, liveStream } from '#server/live.ts'
import { LiveMessage } from '../contract.ts'

/** Everything said to the viewer since `lastEventId`, then as it is said; ends when their session or a role is taken away. */
export async function* liveUpdates(
  ctx: SignedIn,
  { lastEventId, signal }: { lastEventId?: string | undefined; signal?: AbortSignal | undefined },
): AsyncGenerator<LiveMessage> {
  const isKnown = lastEventId && /^\d{1,15}$/.test(lastEventId)
  const after = isKnown ? Number(lastEventId) : await liveCursor(ctx.db, ctx.viewer.userId)
  const mayStay = () => isStillViewer(ctx)
  for await (const said of liveStream(ctx, ctx.viewer.userId, { after, signal, mayStay })) {
    const message = LiveMessage.safeParse(said)
    if (!said || !message.success) continue
    yield said.id === 0 ? message.data : withEventMeta(message.data, { id: String(said.id) })
  }
}
