import { and, asc, desc, eq } from 'drizzle-orm'
import { coachConversations, coachMessages } from '#db/schema/coach.ts'
import { keepReadable } from '#lib/keep-readable.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { transaction } from '#server/transaction.ts'
import { type CoachConversation, CoachMessage } from '../contract.ts'
import { abandonedAfterMs, maxConversations } from '../rules.ts'

const c = coachConversations
type Row = typeof coachMessages.$inferSelect

/** A message for display. Sources that another release stored in another form are left out. An answer without progress is shown as failed, even if its row has the state `writing`. */
export function asMessage(row: Row, now = Date.now()): CoachMessage {
  const isAbandoned = row.state === 'writing' && now - row.touchedAt.getTime() > abandonedAfterMs
  const sources = keepReadable(CoachMessage.shape.sources, row.sources, { longTexts: 'keep' }) ?? []
  const followUps = keepReadable(CoachMessage.shape.followUps, row.followUps, { longTexts: 'keep' }) ?? []
  return { ...row, sources, followUps, state: isAbandoned ? 'failed' : row.state }
}

const own = ({ viewer }: SignedIn, id: string) => and(eq(c.id, id), eq(c.userId, viewer.userId))

/** The viewer's conversations, the latest first. */
export const listConversations = ({ db, viewer }: SignedIn) =>
  db.select().from(c).where(eq(c.userId, viewer.userId)).orderBy(desc(c.lastMessageAt)).limit(maxConversations)

export const messagesOf = async (db: Db, id: string): Promise<CoachMessage[]> => {
  const rows = await db
    .select()
    .from(coachMessages)
    .where(eq(coachMessages.conversationId, id))
    .orderBy(asc(coachMessages.createdAt), asc(coachMessages.id))
  return rows.map((row) => asMessage(row))
}

/** One of the viewer's conversations. Throws NOT_FOUND for another person's conversation. */
export async function readConversation(ctx: SignedIn, { id }: { id: string }): Promise<CoachConversation> {
  const [row] = await ctx.db.select().from(c).where(own(ctx, id))
  return { ...found(row), messages: await messagesOf(ctx.db, id) }
}

/** An answer in one of the viewer's conversations. Throws NOT_FOUND for a question and for another person's answer. */
export async function readOwnAnswer({ db, viewer }: SignedIn, id: string): Promise<Row> {
  const [row] = await db
    .select({ message: coachMessages })
    .from(coachMessages)
    .innerJoin(c, eq(c.id, coachMessages.conversationId))
    .where(and(eq(coachMessages.id, id), eq(coachMessages.side, 'coach'), eq(c.userId, viewer.userId)))
  return found(row).message
}

/** Renames a conversation. */
export async function renameConversation(ctx: SignedIn, { id, title }: { id: string; title: string }) {
  const [row] = await ctx.db.update(c).set({ title }).where(own(ctx, id)).returning()
  await publishCoach(ctx, id)
  return found(row)
}

/** Permanently deletes a conversation, and stops an answer that is being written in it. */
export async function deleteConversation(ctx: SignedIn, { id }: { id: string }): Promise<{ deleted: true }> {
  await transaction(ctx, async ({ db }) => {
    found((await db.delete(c).where(own(ctx, id)).returning())[0])
    await publishCoach({ ...ctx, db }, id)
  })
  return { deleted: true }
}

/** Updates the other open pages of the person. */
export const publishCoach = ({ db, viewer }: Pick<SignedIn, 'db' | 'viewer'>, conversationId: string) =>
  publish(db, [viewer.userId], 'coach_changed', { conversationId })
