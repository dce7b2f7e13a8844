import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { MessageText, Thread } from '../contract.ts'
import { consumeDay, fillMessage, loadToWrite, readNames } from './load-to-write.ts'
import { readThread } from './read-thread.ts'
import { knownMessages, storeMessages } from './store-messages.ts'

type Message = MessageText & { id: string; applicationId: string }

/**
 * Sends a message to the candidate of an application: in the thread, by email and in their notifications. The same id
 * again changes nothing. Errors of loadToWrite, and DAY_IS_FULL.
 */
export async function sendMessage(ctx: SignedIn, { id, applicationId, ...typed }: Message): Promise<Thread> {
  const { companyId } = await loadToWrite(ctx, applicationId)
  if ((await knownMessages(ctx.db, [{ id, applicationId }])).size === 0) {
    await consumeDay(ctx, companyId, 1)
    await transaction(ctx, async (tx) => {
      // again, with its row locked: the candidate may have withdrawn since
      const application = await loadToWrite(tx, applicationId, { lock: true })
      const names = found((await readNames(tx.db, [applicationId])).get(applicationId))
      const filled = fillMessage(typed, names, tx.viewer.name)
      await storeMessages(tx, application, [{ id, applicationId, userId: application.userId, ...filled }])
    })
  }
  return readThread(ctx, { applicationId })
}
