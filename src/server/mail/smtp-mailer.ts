import { Transform } from 'node:stream'
import { createTransport } from 'nodemailer'
import { cleanMessage } from './clean-message.ts'
import { imagePartsOf } from './mail-images.ts'
import { type Mailer, MailRefused, MailUnavailable } from './mailer.ts'
import { messageIdOf } from './message-id.ts'
import { refusalIn } from './read-refusal.ts'

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://...`, with optional nodemailer settings such as `?requireTLS=true`. */
  url: string
  /** `Tandem <hello@tandem.example>` */
  from: string
  /** The time limit for one mail, including the wait for a free connection; 30 seconds by default. */
  deadlineMs?: number
}

/** How many mails are sent at once. */
export const MAX_CONNECTIONS = 5

/**
 * Sends over a few open connections. The Message-ID is made of the key, so that mail programs can recognize a mail that is sent again
 * because the response to the first attempt was lost (K1).
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
    // A mail only contains what code passes in: a file path or URL in a text is never read.
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

/** Passes a mail through, and calls `call` before the end of the data: without the end, no server accepts the mail. */
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
 * Whether the answer is final (5xx) and about this recipient or content. Errors about our server, such as a wrong password, can be
 * corrected, and a full mailbox can be emptied: such mails can be sent later.
 */
function isRefusal(error: unknown): boolean {
  const { responseCode = 0, command } = error as { responseCode?: number; command?: string }
  const isFinal = responseCode >= 500 && responseCode < 600 && (command === 'RCPT TO' || command === 'DATA')
  return isFinal && refusalIn(error).kind !== 'full'
}
