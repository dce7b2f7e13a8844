import { and, eq, gt } from 'drizzle-orm'
import { newsletterSignups, newsletterSubscribers } from '#db/schema/campaigns.ts'
import { mailSuppressions } from '#db/schema/mail.ts'
import type { Services } from '#server/context.ts'
import { deliverMail } from '#server/deliver-mail.ts'
import { mailGroups, type Occurrence, on, type Subscriber } from '#server/queue/worker.ts'
import { newsletterSignupRequested } from '../../events.ts'
import { mailToken } from './mail-tokens.ts'
import { alreadySubscribedMail, confirmNewsletterMail } from './newsletter-mails.ts'
import { newsletterUnsubscribeLinks } from './unsubscribe-links.ts'

/**
 * Sends a confirmation request. An address that is already subscribed gets a note about that instead, and a suppressed address gets
 * nothing.
 */
async function mailConfirmation(ctx: Services, { signupId }: { signupId: string }, { eventId }: Occurrence) {
  const { db, env } = ctx
  const [signup] = await db
    .select()
    .from(newsletterSignups)
    .where(and(eq(newsletterSignups.id, signupId), gt(newsletterSignups.expiresAt, new Date())))
  if (!signup) return
  const { email } = signup
  const [suppressed] = await db.select().from(mailSuppressions).where(eq(mailSuppressions.email, email))
  if (suppressed) return
  const [known] = await db
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.email, email), eq(newsletterSubscribers.isActive, true)))
  const mail = known
    ? alreadySubscribedMail(newsletterUnsubscribeLinks(env, 'subscriber', known.id))
    : confirmNewsletterMail(`${env.PUBLIC_URL}/api/newsletter/confirm?token=${mailToken(env, 'signup', signupId)}`)
  await deliverMail(ctx, { key: `newsletter ${eventId}`, to: email, ...mail })
}

export const newsletterSubscribersOfEvents: Subscriber[] = [
  on(newsletterSignupRequested, 'campaigns.mail-confirmation', mailConfirmation, mailGroups('signupId')),
]
