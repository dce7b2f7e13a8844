import { and, eq, isNotNull, isNull, min, sql } from 'drizzle-orm'
import { emailCampaigns } from '#db/schema/campaigns.ts'
import { moderationItems } from '#db/schema/moderation.ts'
import { contactMessages, supportConversations } from '#db/schema/support.ts'
import type { Context } from '#server/context.ts'
import type { Waiting } from '../contract.ts'

const count = sql<number>`count(*)::int`

/** Tasks that wait for staff, each with the time of its oldest entry. */
export async function readWaiting({ db }: Pick<Context, 'db'>): Promise<Waiting> {
  const { waitingSince, isGone } = moderationItems
  const [[moderation], [conversations], [contact], campaigns] = await Promise.all([
    db
      .select({ count, oldestAt: min(waitingSince) })
      .from(moderationItems)
      .where(and(isNotNull(waitingSince), eq(isGone, false))),
    db
      .select({ count, oldestAt: min(supportConversations.lastMessageAt) })
      .from(supportConversations)
      .where(eq(supportConversations.status, 'open')),
    db
      .select({ count, oldestAt: min(contactMessages.createdAt) })
      .from(contactMessages)
      .where(and(isNull(contactMessages.handledAt), isNull(contactMessages.answeredAt))),
    db.$count(emailCampaigns, eq(emailCampaigns.status, 'draft')),
  ])
  const moments = [conversations?.oldestAt, contact?.oldestAt].flatMap((at) => at ?? [])
  return {
    moderation: { count: moderation?.count ?? 0, oldestAt: moderation?.oldestAt ?? null },
    support: {
      count: (conversations?.count ?? 0) + (contact?.count ?? 0),
      oldestAt: moments.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
    },
    campaigns: { count: campaigns },
  }
}
