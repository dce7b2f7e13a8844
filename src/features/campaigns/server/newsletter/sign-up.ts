import { and, eq, gt } from 'drizzle-orm'
import { campaignOptOuts, newsletterSignups, newsletterSubscribers } from '#db/schema/campaigns.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Context } from '#server/context.ts'
import { consumeMailTo } from '#server/recipient-limit.ts'
import { transaction } from '#server/transaction.ts'
import { newsletterSignupRequested } from '../../events.ts'
import type { NewsletterRequest } from '../../newsletter-contract.ts'
import { CONFIRM_DAYS } from '../../rules.ts'

const PER_PLACE = { points: 10, seconds: 60 * 60 }
const PER_ADDRESS = { points: 3, seconds: 24 * 60 * 60 }

/**
 * Sends a confirmation request to an address (CAMP-12). Known and unknown addresses get the same response, and so does a bot that filled
 * the honeypot. RATE_LIMITED above ten an hour from one client. One address gets at most three emails a day, however often it is entered.
 */
export async function askForNewsletter(ctx: Context, { email, website, page }: NewsletterRequest): Promise<void> {
  await ctx.throttle.consume('newsletter', ctx.clientAddress, PER_PLACE)
  if (website.trim() !== '') return
  const mayMail = await ctx.throttle
    .consume('newsletter-mail', email, PER_ADDRESS)
    .then(() => consumeMailTo(ctx, email))
    .then(
      () => true,
      () => false,
    )
  await transaction(ctx, async ({ db, emit }) => {
    const expiresAt = new Date(Date.now() + CONFIRM_DAYS * DAY_MS)
    const [signup] = await db
      .insert(newsletterSignups)
      .values({ email, page, expiresAt })
      .onConflictDoUpdate({ target: newsletterSignups.email, set: { expiresAt, page } })
      .returning({ id: newsletterSignups.id })
    if (signup && mayMail) await emit(newsletterSignupRequested({ signupId: signup.id }))
  })
}

const open = (id: string) => and(eq(newsletterSignups.id, id), gt(newsletterSignups.expiresAt, new Date()))

/** The pending sign-up with this id; null if it was confirmed or is older than a week. */
export async function readSignup({ db }: Pick<Context, 'db'>, id: string): Promise<{ page: string } | null> {
  const [signup] = await db.select({ page: newsletterSignups.page }).from(newsletterSignups).where(open(id))
  return signup ?? null
}

/**
 * Confirms a sign-up: from now on the address gets the newsletter. Returns the subscriber's id; null without a
 * pending sign-up.
 */
export const confirmSignup = (ctx: Context, id: string): Promise<string | null> =>
  transaction(ctx, async ({ db, audit }) => {
    const [signup] = await db.delete(newsletterSignups).where(open(id)).returning()
    if (!signup) return null
    const { email } = signup
    const now = new Date()
    const values = {
      isActive: true,
      unsubscribedAt: null,
      subscribedAt: now,
      source: 'sign_up' as const,
      consent: null,
    }
    const [subscriber] = await db
      .insert(newsletterSubscribers)
      .values({ email, ...values })
      .onConflictDoUpdate({ target: newsletterSubscribers.email, set: values })
      .returning({ id: newsletterSubscribers.id })
    if (!subscriber) return null
    await db
      .delete(campaignOptOuts)
      .where(and(eq(campaignOptOuts.email, email), eq(campaignOptOuts.kind, 'newsletter')))
    await audit({ action: 'newsletter.confirmed', subjectType: 'newsletter_subscriber', subjectId: subscriber.id })
    return subscriber.id
  })
