import { devMails } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from './context.ts'
import type { Env } from './env.ts'
import { createMailer } from './mail/create-mailer.ts'
import type { Mailer } from './mail/mailer.ts'

/**
 * Used in production without SMTP: mails are not stored in a table, because their links are secrets. Jobs wait and retry until SMTP is
 * configured.
 */
const unconfigured: Mailer = {
  send: () => Promise.reject(new Error('Mail is not configured: set SMTP_URL')),
}

type MailSettings = Pick<Env, 'mode' | 'SMTP_URL' | 'SMTP_TIMEOUT_SECONDS' | 'MAIL_FROM'>

/** Sends mail by SMTP if it is configured, and otherwise to the development mailbox. */
export function createProductMailer(env: MailSettings, db: Db): Mailer {
  if (env.mode === 'serve' && !env.SMTP_URL) return unconfigured
  if (env.SMTP_URL) {
    const deadlineMs = env.SMTP_TIMEOUT_SECONDS * 1000
    return createMailer({ kind: 'smtp', url: env.SMTP_URL, from: env.MAIL_FROM, deadlineMs })
  }
  return createMailer({
    kind: 'mailbox',
    async store({ to, subject, html, text, headers, attachments }) {
      const id = newId()
      await db.insert(devMails).values({ id, to, subject, html, text, headers, attachments: [...attachments] })
      return { id }
    },
  })
}
