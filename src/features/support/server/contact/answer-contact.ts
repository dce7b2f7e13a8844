import { eq } from 'drizzle-orm'
import { contactReplies, contactMessages as m } from '#db/schema/support.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import type { ContactThread } from '../../contact-contract.ts'
import { contactAnswered } from '../../events.ts'
import { listStaff } from '../inbox.ts'
import { publishToStaff } from '../publish-support.ts'
import { readContact } from './contact-inbox.ts'

type Tx = SignedIn & UnitOfWork
type Row = typeof m.$inferSelect
type Answer = { id: string; replyId: string; text: string; done: boolean }

/**
 * Answers a message: the answer is stored with it and emailed. An unassigned message is assigned to the author;
 * NOT_FOUND.
 */
export async function replyToContact(ctx: SignedIn, { id, replyId, text, done }: Answer): Promise<ContactThread> {
  const { userId } = ctx.viewer
  await transaction(ctx, async (tx) => {
    const row = await lockMessage(tx, id)
    const made = await tx.db
      .insert(contactReplies)
      .values({ id: replyId, messageId: id, authorId: userId, text })
      .onConflictDoNothing()
      .returning()
    if (made.length === 0) return
    const answeredAt = new Date()
    const handled = done ? { handledAt: row.handledAt ?? answeredAt, handledBy: row.handledBy ?? userId } : {}
    await change(tx, id, { answeredAt, assignedTo: row.assignedTo ?? userId, ...handled })
    await tx.audit({
      action: 'contact.answered',
      subjectType: 'contact_message',
      subjectId: id,
      data: { replyId, done },
    })
    await tx.emit(contactAnswered({ messageId: id, replyId }))
  })
  return readContact(ctx, { id })
}

/** Assigns a message to a staff member, or unassigns it; NOT_STAFF, NOT_FOUND. */
export async function assignContact(
  ctx: SignedIn,
  { id, staffId }: { id: string; staffId: string | null },
): Promise<ContactThread> {
  await transaction(ctx, async (tx) => {
    await lockMessage(tx, id)
    const staff = await listStaff(tx.db)
    if (staffId && !staff.some((one) => one.id === staffId)) throw new DomainError('NOT_STAFF')
    await change(tx, id, { assignedTo: staffId })
    await tx.audit({ action: 'contact.assigned', subjectType: 'contact_message', subjectId: id, data: { staffId } })
  })
  return readContact(ctx, { id })
}

/** Marks a message as done, with person and time, or reopens it; NOT_FOUND. */
export async function setContactDone(
  ctx: SignedIn,
  { id, done }: { id: string; done: boolean },
): Promise<ContactThread> {
  await transaction(ctx, async (tx) => {
    const row = await lockMessage(tx, id)
    if ((row.handledAt !== null) === done) return
    await change(tx, id, { handledAt: done ? new Date() : null, handledBy: done ? ctx.viewer.userId : null })
    await tx.audit({ action: 'contact.done', subjectType: 'contact_message', subjectId: id, data: { done } })
  })
  return readContact(ctx, { id })
}

async function lockMessage({ db }: Tx, id: string): Promise<Row> {
  const [row] = await db.select().from(m).where(eq(m.id, id)).for('update')
  return found(row)
}

async function change({ db }: Tx, id: string, set: Partial<Row>): Promise<void> {
  await db.update(m).set(set).where(eq(m.id, id))
  await publishToStaff(db)
}
