import { and, isNotNull, not } from 'drizzle-orm'
import { contactMessages, supportConversations } from '#db/schema/support.ts'
import { staffLeft } from '#features/accounts/events.ts'
import { isActiveStaff } from '#features/accounts/server/staff-left.ts'
import type { Services } from '#server/context.ts'
import { on, type Subscriber } from '#server/queue/worker.ts'
import { transaction } from '#server/transaction.ts'
import { publishToStaff, publishToSupport } from './publish-support.ts'

/**
 * Unassigns conversations and messages from people who no longer work for the platform, so that their colleagues see that these wait. This
 * includes closed ones, because the person who wrote can reopen them. It reads the current staff, so a suspension that was lifted changes
 * nothing.
 */
function releaseAssigned(services: Services, { userId }: { userId: string }): Promise<void> {
  return transaction(services, async ({ db, audit }) => {
    const conversations = await db
      .update(supportConversations)
      .set({ assignedTo: null })
      .where(and(isNotNull(supportConversations.assignedTo), not(isActiveStaff(db, supportConversations.assignedTo))))
      .returning({
        id: supportConversations.id,
        userId: supportConversations.userId,
        status: supportConversations.status,
      })
    const messages = await db
      .update(contactMessages)
      .set({ assignedTo: null })
      .where(and(isNotNull(contactMessages.assignedTo), not(isActiveStaff(db, contactMessages.assignedTo))))
      .returning({ id: contactMessages.id })
    if (conversations.length + messages.length === 0) return
    const data = { conversations: conversations.length, messages: messages.length }
    await audit({ action: 'support.released', subjectType: 'user', subjectId: userId, data })
    for (const one of conversations) if (one.status !== 'closed') await publishToSupport(db, one)
    if (messages.length > 0) await publishToStaff(db)
  })
}

export const supportSubscribers: Subscriber[] = [on(staffLeft, 'support.release-assigned', releaseAssigned)]
