import { and, eq } from 'drizzle-orm'
import { campaignOptOuts, newsletterSubscribers } from '#db/schema/campaigns.ts'
import type { Context, Db } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import { type TemplateType, templateTypes } from '../../rules.ts'

/** The kinds of campaign that an address still gets. */
export async function wantedKinds(db: Db, email: string): Promise<TemplateType[]> {
  const rows = await db
    .select({ kind: campaignOptOuts.kind })
    .from(campaignOptOuts)
    .where(eq(campaignOptOuts.email, email))
  const refused = new Set(rows.map(({ kind }) => kind))
  return templateTypes.filter((kind) => !refused.has(kind))
}

/** Makes these the kinds that an address gets, and no other; none ends every campaign mail. Doing it again changes nothing. */
export const chooseKinds = (outer: Context, email: string, wanted: readonly TemplateType[]): Promise<void> =>
  transaction(outer, async ({ db, audit }) => {
    const before = await wantedKinds(db, email)
    if (before.length === wanted.length && before.every((kind) => wanted.includes(kind))) return
    await db.delete(campaignOptOuts).where(eq(campaignOptOuts.email, email))
    const refused = templateTypes.filter((kind) => !wanted.includes(kind))
    if (refused.length > 0) await db.insert(campaignOptOuts).values(refused.map((kind) => ({ email, kind })))
    const isActive = wanted.includes('newsletter')
    const changed = await db
      .update(newsletterSubscribers)
      .set({ isActive, unsubscribedAt: isActive ? null : new Date() })
      .where(and(eq(newsletterSubscribers.email, email), eq(newsletterSubscribers.isActive, !isActive)))
      .returning({ id: newsletterSubscribers.id })
    const subjectId = changed[0]?.id ?? 'address'
    await audit({ action: 'newsletter.chosen', subjectType: 'newsletter_subscriber', subjectId, data: { refused } })
  })
