import { cleanMessage } from './clean-message.ts'
import { showImagesInline } from './mail-images.ts'
import type { Mailer, MailMessage } from './mailer.ts'
import { createSmtpMailer, type SmtpOptions } from './smtp-mailer.ts'

export type MailerOptions =
  | ({ kind: 'smtp' } & SmtpOptions)
  /** For development: stores the mail with its images inlined, so that a browser can show it. */
  | { kind: 'mailbox'; store(mail: Required<Omit<MailMessage, 'handOver'>>): Promise<{ id: string }> }

/** The mailer that the settings select. Both refuse and clean in the same way. */
export function createMailer(options: MailerOptions): Mailer {
  if (options.kind === 'smtp') return createSmtpMailer(options)
  return {
    async send(message) {
      const { handOver, ...clean } = cleanMessage(message)
      handOver?.()
      return options.store({ ...clean, html: showImagesInline(clean.html) })
    },
  }
}
