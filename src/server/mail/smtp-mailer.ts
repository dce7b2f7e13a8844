import { Transform } from 'node:stream'
import { createTransport } from 'nodemailer'
import { cleanMessage } from './clean-message.ts'
import { imagePartsOf } from './mail-images.ts'
import { type Mailer, MailRefused, MailUnavailable } from './mailer.ts'
import { messageIdOf } from './message-id.ts'
import { refusalIn } from './read-refusal.ts'

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://...`; `?requireTLS=true` and other settings of nodemailer may follow. */
  url: string
  /** `Tandem <hello@tandem.example>` */
  from: string
  /** How long one mail may take, waiting for a free connection included; 30 seconds where not given. */
  deadlineMs?: number
}

/** Mails on their way at once. */
export const MAX_CONNECTIONS = 5

/**
 * Sends over a few open connections. The Message-ID is made of the key, so that mail programs can recognize a mail that is sent
 * again because the response to the first was lost (K1).
 */
export function createSmtpMailer({ url, from, deadlineMs = 30_000 }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    maxMessages: 200,
    maxRequeues: 1,
    connectionTimeout: Math.min(5000, deadlineMs),
    greetingTimeout: Math.min(5000, deadlineMs),
    dnsTimeout: Math.min(5000, deadlineMs),
    socketTimeout: Math.min(15_000, deadlineMs),
    idleTimeout: 30_000,
    // A mail is made of what we give, never of a file or an address that a text names.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  transport.use('stream', (mail, done) => {
    const { handOver } = mail.data as { handOver?: () => void }
    if (handOver) mail.message.transform(() => callBeforeEnd(handOver))
    done()
  })
  const domain = /@([^\s<>@]+?)>?\s*$/.exec(from)?.[1]
  if (!domain) throw new Error('MAIL_FROM names no address')

  return {
    async send(message) {
      const { to, subject, html, text, headers, attachments, key, handOver } = cleanMessage(message)
      const messageId = `<${messageIdOf(key)}@${domain}>`
      try {
        const mail = {
          from,
          to: { name: '', address: to },
          subject,
          html,
          text,
          messageId,
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
          attachments: [
            ...imagePartsOf(html),
            ...attachments.map(({ fileName: filename, ...file }) => ({ filename, ...file })),
          ],
          signal: AbortSignal.timeout(deadlineMs),
          handOver,
        }
        await transport.sendMail(mail)
      } catch (error) {
        throw isRefusal(error) ? new MailRefused('by the mail server', error) : new MailUnavailable(error)
      }
      return { id: messageId }
    },
    close: () => transport.close(),
  }
}

/** Passes a mail on; before its end, without which no server takes it, it calls. */
const callBeforeEnd = (call: () => void): Transform =>
  new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush(done) {
      try {
        call()
        done()
      } catch (error) {
        done(error as Error)
      }
    },
  })

/**
 * A final answer (5xx) about this recipient or this content. One about us, such as a wrong password, is ours to correct, and a full
 * mailbox takes mail again once it is emptied: both may be tried later.
 */
function isRefusal(error: unknown): boolean {
  const { responseCode = 0, command } = error as { responseCode?: number; command?: string }
  const isFinal = responseCode >= 500 && responseCode < 600 && (command === 'RCPT TO' || command === 'DATA')
  return isFinal && refusalIn(error).kind !== 'full'
}
