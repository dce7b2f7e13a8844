import { mailSuppressions } from '#db/schema/campaigns.ts'
import type { Db } from '#server/context.ts'
import type { MailRefused } from '#server/mail/mailer.ts'

/** Answers to RCPT TO that speak of the mailbox (RFC 5321, 4.2.3); others are about us or about the mail. */
const NO_MAILBOX = new Set([550, 551, 553])

/** Whether a refusal says that there is no such mailbox; then no campaign mails it again. */
export async function suppressBounced(db: Db, email: string, refusal: MailRefused): Promise<boolean> {
  const { responseCode = 0, command } = (refusal.cause ?? {}) as { responseCode?: number; command?: string }
  if (command !== 'RCPT TO' || !NO_MAILBOX.has(responseCode)) return false
  await db.insert(mailSuppressions).values({ email, reason: 'bounce' }).onConflictDoNothing()
  return true
}
