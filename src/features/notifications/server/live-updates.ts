import { withEventMeta } from '@orpc/server'
import { createAccessCheck } from '#features/accounts/server/load-viewer.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { LONGEST_CURSOR, liveCursor, readLive } from '#server/realtime/realtime-hub.ts'
import { liveStream } from '#server/realtime/sse-connection.ts'
import { LiveMessage } from '../contract.ts'

/** Everything published to the viewer since `lastEventId`, then new messages. Ends when the session ends or a role is removed. */
export async function* liveUpdates(
  ctx: SignedIn,
  { lastEventId, signal }: { lastEventId?: string | undefined; signal?: AbortSignal | undefined },
): AsyncGenerator<LiveMessage> {
  const after = await startCursor(ctx.db, lastEventId)
  for await (const { cursor, ...rest } of liveStream(ctx, ctx.viewer.userId, {
    after,
    signal,
    mayStay: createAccessCheck(ctx),
  })) {
    const message = LiveMessage.safeParse(rest)
    if (message.success) yield withEventMeta(message.data, { id: cursor })
  }
}

/** Messages since a cursor, for a page that gets its messages from another page and missed those before it listened. */
export async function missedUpdates(ctx: SignedIn, after: string) {
  const { messages, cursor } = await readLive(ctx.db, ctx.viewer.userId, after)
  const known = messages.map((message) => LiveMessage.safeParse(message))
  return { messages: known.flatMap(({ data }) => (data ? [data] : [])), cursor }
}

/** Start position of a stream: after the last event that the page received, or now. */
export async function startCursor(db: Db, lastEventId: string | undefined): Promise<string> {
  return lastEventId && lastEventId.length <= LONGEST_CURSOR ? lastEventId : liveCursor(db)
}
