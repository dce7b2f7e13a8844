import { eq } from 'drizzle-orm'
import { supportConversations, supportMessages } from '#db/schema/support.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import type { StaffThread } from '../contract.ts'
import { supportAnswered } from '../events.ts'
import type { SupportStatus } from '../rules.ts'
import { listStaff, readStaffThread } from './inbox.ts'
import { publishToSupport } from './publish-support.ts'

type Tx = SignedIn & UnitOfWork
type Change = Partial<typeof supportConversations.$inferInsert>

/** Answers a person: the conversation waits for them, and an unassigned one is assigned to the author. */
export async function replyAsStaff(
  ctx: SignedIn,
  { id, messageId, text }: { id: string; messageId: string; text: string },
): Promise<StaffThread> {
  const authorId = ctx.viewer.userId
  await transaction(ctx, async (tx) => {
    const { assignedTo, userId } = await lockConversation(tx, id)
    const [made] = await tx.db
      .insert(supportMessages)
      .values({ id: messageId, conversationId: id, side: 'staff', authorId, text })
      .onConflictDoNothing()
      .returning({ at: supportMessages.createdAt })
    if (!made) return
    const set = { status: 'waiting' as const, lastMessageAt: made.at, staffReadAt: made.at }
    await change(tx, id, { ...set, assignedTo: assignedTo ?? authorId })
    await tx.emit(supportAnswered({ conversationId: id, messageId, userId }))
  })
  return readStaffThread(ctx, { id })
}

/** Assigns a conversation to a staff member, or unassigns it; NOT_STAFF. */
export async function assignConversation(ctx: SignedIn, { id, staffId }: { id: string; staffId: string | null }) {
  await transaction(ctx, async (tx) => {
    await lockConversation(tx, id)
    const staff = await listStaff(tx.db)
    if (staffId && !staff.some((one) => one.id === staffId)) throw new DomainError('NOT_STAFF')
    await change(tx, id, { assignedTo: staffId })
    const data = { staffId }
    await tx.audit({ action: 'support.assigned', subjectType: 'support_conversation', subjectId: id, data })
  })
  return readStaffThread(ctx, { id })
}

/** Closes or reopens a conversation. */
export async function setSupportStatus(ctx: SignedIn, { id, status }: { id: string; status: SupportStatus }) {
  await transaction(ctx, async (tx) => {
    await lockConversation(tx, id)
    await change(tx, id, { status })
    const data = { status }
    await tx.audit({ action: 'support.status_set', subjectType: 'support_conversation', subjectId: id, data })
  })
  return readStaffThread(ctx, { id })
}

/** Marks the person's messages as read by staff; other staff pages are updated. */
export async function markStaffRead(ctx: SignedIn, { id }: { id: string }): Promise<{ done: true }> {
  await transaction(ctx, async (tx) => {
    await lockConversation(tx, id)
    await change(tx, id, { staffReadAt: new Date() })
  })
  return { done: true }
}

async function lockConversation({ db }: Tx, id: string) {
  const [row] = await db.select().from(supportConversations).where(eq(supportConversations.id, id)).for('update')
  return found(row)
}

async function change({ db }: Tx, id: string, set: Change): Promise<void> {
  const [row] = await db.update(supportConversations).set(set).where(eq(supportConversations.id, id)).returning()
  await publishToSupport(db, found(row))
}
