import { eq } from 'drizzle-orm'
import { applicationMessages as messages } from '#db/schema/messages.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { Thread } from '../contract.ts'
import { messageToMail } from '../events.ts'
import { publishToThread } from './live-topic.ts'
import { loadToWrite } from './load-to-write.ts'
import { readThread } from './read-thread.ts'

/** Retries a failed email; NOT_FAILED for any other. Even if the automatic retry is still running, only one email is sent. */
export async function retryMail(ctx: SignedIn, { id }: { id: string }): Promise<Thread> {
  const [row] = await ctx.db.select({ applicationId: messages.applicationId }).from(messages).where(eq(messages.id, id))
  const { applicationId } = found(row)
  await transaction(ctx, async (tx) => {
    const { companyId, userId } = await loadToWrite(tx, applicationId, { lock: true })
    const [message] = await tx.db.select({ mailState: messages.mailState }).from(messages).where(eq(messages.id, id))
    if (message?.mailState !== 'failed') throw new DomainError('NOT_FAILED')
    await tx.db.update(messages).set({ mailState: 'queued', mailStateAt: new Date() }).where(eq(messages.id, id))
    await tx.emit(messageToMail({ messageId: id, userId }))
    await publishToThread(tx.db, { applicationId, companyId, userId })
  })
  return readThread(ctx, { applicationId })
}
