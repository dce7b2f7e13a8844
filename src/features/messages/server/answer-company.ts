import { and, eq } from 'drizzle-orm'
import { applicationMessageDrafts as drafts, applicationMessages as messages } from '#db/schema/messages.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { requirePolicy } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { OwnThread } from '../contract.ts'
import { messageAnswered } from '../events.ts'
import { canAnswer } from '../policy.ts'
import { answersPerDay } from '../rules.ts'
import { publishToThread } from './live-topic.ts'
import { loadOwn, readOwnThread } from './read-thread.ts'

const PER_DAY = { points: answersPerDay, seconds: 24 * 60 * 60 }

type Answer = { id: string; applicationId: string; body: string }

/**
 * Answers the company in the thread of the viewer's application, once for each id. NOTHING_TO_ANSWER before the company wrote,
 * CONVERSATION_CLOSED.
 */
export async function answerCompany(ctx: SignedIn, { id, applicationId, body }: Answer): Promise<OwnThread> {
  const { userId } = ctx.viewer
  const refuse = async (db: Db, lock: boolean) => {
    const application = await loadOwn(db, userId, applicationId, { lock })
    requirePolicy(canAnswer(ctx.viewer, { ...application, wasWrittenTo: await wasWrittenTo(db, applicationId) }))
    return application
  }
  await refuse(ctx.db, false)
  await ctx.throttle.consume('candidate-messages', userId, PER_DAY)
  await transaction(ctx, async (tx) => {
    const { jobId, companyId } = await refuse(tx.db, true)
    const [made] = await tx.db
      .insert(messages)
      .values({ id, applicationId, body, subject: '', authorId: userId, side: 'candidate' })
      .onConflictDoNothing()
      .returning({ id: messages.id })
    if (!made) return
    const about = { applicationId, jobId, companyId, userId }
    await tx.db.delete(drafts).where(and(eq(drafts.applicationId, applicationId), eq(drafts.authorId, userId)))
    await tx.audit({ action: 'message.answered', subjectType: 'application', subjectId: applicationId, companyId })
    await tx.emit(messageAnswered({ messageId: id, ...about }))
    await publishToThread(tx.db, about)
  })
  return readOwnThread(ctx, { applicationId })
}

async function wasWrittenTo(db: Db, applicationId: string): Promise<boolean> {
  const [first] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.applicationId, applicationId), eq(messages.side, 'company')))
    .limit(1)
  return first !== undefined
}
