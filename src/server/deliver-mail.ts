import { eq } from 'drizzle-orm'
import { mailDeliveries } from '#db/schema/operations.ts'
import type { Services } from './context.ts'
import { type Mailer, type MailMessage, MailRefused } from './mail/mailer.ts'
import { messageIdOf } from './mail/message-id.ts'
import { pauseMail } from './mail/pause-mail.ts'
import { refusalIn } from './mail/read-refusal.ts'
import { suppressAddress, suppressionOf } from './suppressions.ts'

const mailers = new WeakMap<Mailer, Pick<Mailer, 'send'>>()
/** All mails of a mailer share one pause. Campaigns have a pause of their own and do not use this one. */
function pausing(mailer: Mailer): Pick<Mailer, 'send'> {
  const known = mailers.get(mailer) ?? pauseMail(mailer)
  mailers.set(mailer, known)
  return known
}

/** The outcome of a mail: sent, skipped because its address bounced or complained before, or rejected because the mailbox doesn't exist. */
export type Delivery = 'sent' | 'suppressed' | 'refused'

type Options = {
  /**
   * Send the mail even if the address bounced before: account links, security notices and mail that the law requires. The mailbox may work
   * again, and the user has no other way to sign in.
   */
  isVital?: boolean
}

/**
 * Sends a mail unless its key is known to have been sent: at least once, and exactly once if nothing fails in between. If the server
 * answers that the mailbox does not exist, the address is suppressed and not tried again.
 */
export async function deliverMail(
  { db, mailer }: Pick<Services, 'db' | 'mailer'>,
  message: MailMessage,
  { isVital = false }: Options = {},
): Promise<Delivery> {
  const [known] = await db
    .insert(mailDeliveries)
    .values({ key: message.key, messageId: messageIdOf(message.key), state: 'sending' })
    .onConflictDoUpdate({ target: mailDeliveries.key, set: { key: message.key } })
    .returning()
  if (known && known.state !== 'sending') return known.state
  const settle = async (state: Delivery): Promise<Delivery> => {
    const set = { state, sentAt: state === 'sent' ? new Date() : null }
    await db.update(mailDeliveries).set(set).where(eq(mailDeliveries.key, message.key))
    return state
  }
  if (!isVital && (await suppressionOf(db, message.to))) return settle('suppressed')
  try {
    await pausing(mailer).send(message)
  } catch (error) {
    const refusal = error instanceof MailRefused ? refusalIn(error.cause) : null
    // a fault of our mail or our server is for the operator: the job fails, and can be retried
    if (refusal?.kind !== 'no_mailbox') throw error
    const mail = kindOfMail(message.key)
    await suppressAddress(db, { email: message.to, reason: 'bounce', answer: refusal.answer, mail })
    return settle('refused')
  }
  return settle('sent')
}

/**
 * 'job alert' of 'job alert 0199…'. The id is left out because it may identify a user who is deleted while the address stays on the list.
 */
export const kindOfMail = (key: string): string => key.replace(/ [0-9a-f]{8}-.*$/, '')
