import { and, eq, gt } from 'drizzle-orm'
import { newsletterSignups, newsletterSubscribers } from '#db/schema/campaigns.ts'
import { mailSuppressions } from '#db/schema/mail.ts'
import type { Services } from '#server/context.ts'
import { deliverMail } from '#server/deliver-mail.ts'
import { type Occurrence, on, type Subscriber } from '#server/jobs.ts'
import { renderMail } from '#server/mail/layout.ts'
import { newsletterAsked } from '../../events.ts'
import { CONFIRM_DAYS } from '../../rules.ts'
import { mailToken } from './mail-tokens.ts'
import { waysOut } from './ways-out.ts'

/** Asks the owner of an address to confirm; one who has the newsletter already is told so, one who must not be mailed is not. */
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
  const mail = known ? alreadyMail(env, known.id) : askingMail(env, signupId)
  await deliverMail(ctx, { key: `newsletter ${eventId}`, to: email, ...mail })
}

type Env = Services['env']

function askingMail(env: Env, signupId: string) {
  const href = `${env.PUBLIC_URL}/api/newsletter/confirm?token=${mailToken(env, 'signup', signupId)}`
  const subject = 'Please confirm: the Tandem newsletter'
  return {
    subject,
    ...renderMail({
      portal: 'seeker',
      preheader: 'One press, and the newsletter comes to this address.',
      heading: 'Do you want our newsletter?',
      paragraphs: [
        'Somebody, most likely you, typed this address to get it. It comes about twice a month, and every issue has a link that stops it.',
        `Nothing comes unless you confirm within ${CONFIRM_DAYS} days.`,
      ],
      button: { label: 'Yes, send it to me', href },
      footer: { reason: 'It was not you? Then do nothing: the address is forgotten by itself.' },
    }),
  }
}

function alreadyMail(env: Env, subscriberId: string) {
  const { footer, headers } = waysOut(env, 'subscriber', subscriberId)
  return {
    subject: 'You already get the Tandem newsletter',
    headers,
    ...renderMail({
      portal: 'seeker',
      preheader: 'There is nothing that you need to do.',
      heading: 'You already get our newsletter.',
      paragraphs: ['Somebody, most likely you, typed this address to get it. There is nothing that you need to do.'],
      footer: { reason: 'You get this because you subscribed to our newsletter.', ...footer },
    }),
  }
}

export const newsletterSubscribersOfEvents: Subscriber[] = [
  on(newsletterAsked, 'campaigns.mail-confirmation', mailConfirmation),
]
