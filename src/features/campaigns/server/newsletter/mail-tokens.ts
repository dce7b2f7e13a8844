import { eq } from 'drizzle-orm'
import { campaignRecipients, emailCampaigns, newsletterSubscribers } from '#db/schema/campaigns.ts'
import { isId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import type { SigningSecrets } from '#server/secrets/secrets.ts'
import { isSigned, sign } from '#server/signature.ts'

/** What a token refers to: a sent email, a subscriber, a pending sign-up, or a test email to staff. */
export type MailSubject = 'recipient' | 'subscriber' | 'signup' | 'test'

const letters: Record<MailSubject, string> = { recipient: 'r', subscriber: 's', signup: 'c', test: 't' }
const things = Object.fromEntries(Object.entries(letters).map(([thing, letter]) => [letter, thing as MailSubject]))

/** A token that identifies one thing and the reader of its email. It never expires and is not valid for any other purpose. */
export function mailToken(secrets: SigningSecrets, thing: MailSubject, id: string): string {
  const body = `${letters[thing]}.${id}`
  return `${body}.${sign(secrets, words(body))}`
}

const words = (body: string) => `campaign-mail:1:${body}`

/** The thing that a token identifies; null if this server did not sign the token. */
export function readMailToken(secrets: SigningSecrets, token: string): { thing: MailSubject; id: string } | null {
  const [letter = '', id = '', signature = '', ...rest] = token.split('.')
  const thing = things[letter]
  if (!thing || !isId(id) || rest.length > 0) return null
  return isSigned(secrets, words(`${letter}.${id}`), signature) ? { thing, id } : null
}

/** The address that a token refers to; null if the person or the email no longer exists. */
export async function addressOf(db: Db, { thing, id }: { thing: MailSubject; id: string }): Promise<string | null> {
  if (thing === 'recipient') {
    const [row] = await db
      .select({ email: campaignRecipients.email })
      .from(campaignRecipients)
      .innerJoin(emailCampaigns, eq(emailCampaigns.id, campaignRecipients.campaignId))
      .where(eq(campaignRecipients.id, id))
    return row?.email ?? null
  }
  if (thing !== 'subscriber') return null
  const [row] = await db
    .select({ email: newsletterSubscribers.email })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, id))
  return row?.email ?? null
}
