import { and, eq, isNull } from 'drizzle-orm'
import { campaignOptOuts, mailConsents, newsletterSubscribers } from '#db/schema/campaigns.ts'
import type { Context, Db } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import { needsConsent, type TemplateType, templateTypes } from '../../rules.ts'

type Consented = (typeof mailConsents.$inferSelect)['kind']
/** Where a person agreed: on the Account tab, or on the preferences page linked in an email. */
type Consent = { place: 'account' | 'mail_page'; userId?: string }

const openConsents = (email: string) => and(eq(mailConsents.email, email), isNull(mailConsents.withdrawnAt))

/** The kinds of campaign that an address gets: all that it did not opt out of, except kinds that need consent and have none. */
export async function subscribedKinds(db: Db, email: string): Promise<TemplateType[]> {
  const [ended, agreed] = await Promise.all([
    db.select({ kind: campaignOptOuts.kind }).from(campaignOptOuts).where(eq(campaignOptOuts.email, email)),
    db.select({ kind: mailConsents.kind }).from(mailConsents).where(openConsents(email)),
  ])
  const [refused, agreedKinds] = [ended, agreed].map((rows) => new Set<string>(rows.map(({ kind }) => kind)))
  return templateTypes.filter((kind) => !refused?.has(kind) && (!needsConsent(kind) || agreedKinds?.has(kind)))
}

/** When the owner of an address agreed to a kind of email; null without a current consent. */
export async function agreedAt(db: Db, email: string, kind: Consented): Promise<Date | null> {
  const [row] = await db
    .select({ at: mailConsents.givenAt })
    .from(mailConsents)
    .where(and(openConsents(email), eq(mailConsents.kind, kind)))
  return row?.at ?? null
}

/**
 * Sets the kinds that an address gets; an empty list ends all campaign email. Idempotent. Selecting a kind that needs consent gives that
 * consent. If the person was not asked (`consent` is null), their consent does not change.
 */
export const chooseKinds = (
  outer: Context,
  email: string,
  subscribed: readonly TemplateType[],
  consent: Consent | null,
): Promise<void> =>
  transaction(outer, async ({ db, audit }) => {
    const before = await subscribedKinds(db, email)
    if (before.length === subscribed.length && before.every((kind) => subscribed.includes(kind))) return
    await db.delete(campaignOptOuts).where(eq(campaignOptOuts.email, email))
    const refused = templateTypes.filter((kind) => !subscribed.includes(kind))
    // the consent ends with it
    const ended = refused.filter((kind) => !needsConsent(kind))
    if (ended.length > 0) await db.insert(campaignOptOuts).values(ended.map((kind) => ({ email, kind })))
    for (const kind of templateTypes.filter(needsConsent)) {
      if (subscribed.includes(kind)) await agree(db, { email, kind, consent })
      else await withdraw(db, { email, kind })
    }
    const isActive = subscribed.includes('newsletter')
    const changed = await db
      .update(newsletterSubscribers)
      .set({ isActive, unsubscribedAt: isActive ? null : new Date() })
      .where(and(eq(newsletterSubscribers.email, email), eq(newsletterSubscribers.isActive, !isActive)))
      .returning({ id: newsletterSubscribers.id })
    const subjectId = changed[0]?.id ?? 'address'
    await audit({ action: 'newsletter.chosen', subjectType: 'newsletter_subscriber', subjectId, data: { refused } })
  })

async function agree(db: Db, { email, kind, consent }: { email: string; kind: Consented; consent: Consent | null }) {
  if (!consent) return
  await db
    .insert(mailConsents)
    .values({ email, kind, ...consent })
    .onConflictDoNothing()
}

/** A withdrawn consent stays as a row with its end date: it proves that earlier emails were allowed. */
async function withdraw(db: Db, { email, kind }: { email: string; kind: Consented }) {
  await db
    .update(mailConsents)
    .set({ withdrawnAt: new Date() })
    .where(and(openConsents(email), eq(mailConsents.kind, kind)))
}
