import { and, eq, isNull, sql } from 'drizzle-orm'
import { campaignLinks, emailCampaigns, campaignRecipients as r } from '#db/schema/campaigns.ts'
import type { Context, Db } from '#server/context.ts'

/**
 * Records that an email was opened. A person counts once, and the campaign's count changes in the same transaction. Programs are counted
 * separately.
 */
export async function recordOpened({ db }: Pick<Context, 'db'>, id: string, by: 'person' | 'machine'): Promise<void> {
  if (by === 'machine') {
    await db
      .update(r)
      .set({ machineOpenedAt: new Date() })
      .where(and(eq(r.id, id), isNull(r.machineOpenedAt)))
    return
  }
  await db.transaction((tx) => countOpened(tx, id))
}

async function countOpened(db: Db, id: string): Promise<void> {
  const [opened] = await db
    .update(r)
    .set({ openedAt: new Date() })
    .where(and(eq(r.id, id), isNull(r.openedAt)))
    .returning({ campaignId: r.campaignId })
  if (!opened) return
  await db
    .update(emailCampaigns)
    .set({ openedCount: sql`${emailCampaigns.openedCount} + 1` })
    .where(eq(emailCampaigns.id, opened.campaignId))
}

/** The target of a link in an email; null if the email or the link does not exist. */
export async function linkTarget({ db }: Pick<Context, 'db'>, id: string, position: number): Promise<string | null> {
  const [link] = await db
    .select({ url: campaignLinks.url })
    .from(r)
    .innerJoin(campaignLinks, eq(campaignLinks.campaignId, r.campaignId))
    .where(and(eq(r.id, id), eq(campaignLinks.position, position)))
  return link?.url ?? null
}

/**
 * Records that a person followed a link. This also counts as an opening, because images may be blocked. A recipient counts once, each link
 * with every click.
 */
export const recordClicked = ({ db }: Pick<Context, 'db'>, id: string, position: number): Promise<void> =>
  db.transaction(async (tx) => {
    await countOpened(tx, id)
    const [first] = await tx
      .update(r)
      .set({ clickedAt: new Date() })
      .where(and(eq(r.id, id), isNull(r.clickedAt)))
      .returning({ id: r.id })
    const [row] = await tx.select({ campaignId: r.campaignId }).from(r).where(eq(r.id, id))
    if (!row) return
    await tx
      .update(campaignLinks)
      .set({ clickedCount: sql`${campaignLinks.clickedCount} + 1` })
      .where(and(eq(campaignLinks.campaignId, row.campaignId), eq(campaignLinks.position, position)))
    if (!first) return
    await tx
      .update(emailCampaigns)
      .set({ clickedCount: sql`${emailCampaigns.clickedCount} + 1` })
      .where(eq(emailCampaigns.id, row.campaignId))
  })
