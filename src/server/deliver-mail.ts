import { eq } from 'drizzle-orm'
import { mailDeliveries } from '#db/schema/operations.ts'
import type { Services } from './context.ts'
import type { Mailer, MailMessage } from './mail/mailer.ts'
import { pauseMail } from './mail/pause-mail.ts'

const mailers = new WeakMap<Mailer, Pick<Mailer, 'send'>>()
/** One pause for all mails of a mailer; campaigns, which have their own, do without. */
function pausing(mailer: Mailer): Pick<Mailer, 'send'> {
  const known = mailers.get(mailer) ?? pauseMail(mailer)
  mailers.set(mailer, known)
  return known
}

/** Sends a mail unless its key is known to have been sent: at least once, and once only where nothing fails in between. */
export async function deliverMail(
  { db, mailer }: Pick<Services, 'db' | 'mailer'>,
  message: MailMessage,
): Promise<void> {
  const [known] = await db
    .insert(mailDeliveries)
    .values({ key: message.key, state: 'sending' })
    .onConflictDoUpdate({ target: mailDeliveries.key, set: { key: message.key } })
    .returning()
  if (known?.state === 'sent') return
  await pausing(mailer).send(message)
  await db.update(mailDeliveries).set({ state: 'sent', sentAt: new Date() }).where(eq(mailDeliveries.key, message.key))
}
