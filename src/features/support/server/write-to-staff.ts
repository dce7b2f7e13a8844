import { and, eq } from 'drizzle-orm'
import { supportConversations, supportMessages } from '#db/schema/support.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { OwnThread } from '../contract.ts'
import { readOwnThread } from './own-conversations.ts'
import { publishToSupport } from './publish-support.ts'

const PER_HOUR = { points: 60, seconds: 60 * 60 }
const own = (ctx: SignedIn, id: string) =>
  and(eq(supportConversations.id, id), eq(supportConversations.userId, ctx.viewer.userId))

/**
 * Writes to staff: the conversation is open again, even if it was closed. RATE_LIMITED beyond sixty messages an hour.
 */
export async function writeToStaff(
  ctx: SignedIn,
  { id, messageId, text }: { id: string; messageId: string; text: string },
): Promise<OwnThread> {
  await readOwnThread(ctx, { id })
  const { userId } = ctx.viewer
  await ctx.throttle.consume('support-messages', userId, PER_HOUR)
  await transaction(ctx, async ({ db }) => {
    const made = await db
      .insert(supportMessages)
      .values({ id: messageId, conversationId: id, side: 'person', authorId: userId, text })
      .onConflictDoNothing()
      .returning({ createdAt: supportMessages.createdAt })
    const [message] = made
    if (!message) return
    await db
      .update(supportConversations)
      .set({ status: 'open', lastMessageAt: message.createdAt, personReadAt: message.createdAt })
      .where(own(ctx, id))
    await publishToSupport(db, { id, userId })
  })
  return readOwnThread(ctx, { id })
}

/** Marks the staff messages as read by the person. */
export async function markOwnRead(ctx: SignedIn, { id }: { id: string }): Promise<{ done: true }> {
  const set = { personReadAt: new Date() }
  const read = await ctx.db
    .update(supportConversations)
    .set(set)
    .where(own(ctx, id))
    .returning({ id: supportConversations.id })
  found(read[0])
  return { done: true }
}
