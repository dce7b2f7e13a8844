import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach } from 'vitest'
import { createMailer } from './create-mailer.ts'
import type { Mailer, MailMessage } from './mailer.ts'

export const message: MailMessage = {
  to: 'maya@example.com',
  subject: 'Fernway Health wants to talk to you',
  html: '<p>Hello <img src="cid:wordmark-light@tandem" alt="Tandem"></p>',
  text: 'Hello',
  key: 'application:1:interview',
}

export const closers: (() => unknown)[] = []

/** Closes the servers and mailers after each test of a file. */
export function closeServers(): void {
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close()
  })
}

export function mailerTo(port: number, deadlineMs = 5000): Mailer {
  const mailer = createMailer({
    kind: 'smtp',
    url: `smtp://127.0.0.1:${port}`,
    from: 'Tandem <hello@tandem.example>',
    deadlineMs,
  })
  closers.push(() => mailer.close?.())
  return mailer
}

export async function startSmtp(options: SMTPServerOptions = {}) {
  const mails: { source: string; recipients: string[] }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 200,
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        mails.push({ source: Buffer.concat(chunks).toString(), recipients })
        callback()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => new Promise<void>((resolve) => server.close(resolve)))
  return { port: (server.server.address() as { port: number }).port, mails }
}

export const unfolded = (source: string) => source.replace(/\r\n[ \t]+/g, ' ')
