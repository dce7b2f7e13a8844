import { eq } from 'drizzle-orm'
import { mailDeliveries } from '#db/schema/operations.ts'
import type { Services } from './context.ts'
import type { MailMessage } from './mail/mailer.ts'

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
  await mailer.send(message)
  await db.update(mailDeliveries).set({ state: 'sent', sentAt: new Date() }).where(eq(mailDeliveries.key, message.key))
}
