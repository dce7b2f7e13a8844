import { eq } from 'drizzle-orm'
import { supportConversations } from '#db/schema/support.ts'
import { supportAnswered } from '#features/support/events.ts'
import type { Services } from '#server/context.ts'
import { type Occurrence, on, type Subscriber } from '#server/jobs.ts'
import { transaction } from '#server/transaction.ts'
import { textForSupport } from '../rules.ts'
import { notify } from './notify.ts'

type Answered = { conversationId: string; messageId: string; userId: string }

const onAnswered = (services: Services, { conversationId, userId }: Answered, occurrence: Occurrence) =>
  transaction(services, async (ctx) => {
    const [row] = await ctx.db
      .select({ subject: supportConversations.subject })
      .from(supportConversations)
      .where(eq(supportConversations.id, conversationId))
    if (!row) return
    await notify(ctx, [userId], textForSupport(row.subject), `/app/coaching?person=${conversationId}`, occurrence)
  })

/** Answers of our staff (COACH-06). */
export const supportNews: Subscriber[] = [on(supportAnswered, 'notifications.support-answered', onAnswered)]
