import { SMTPServer } from 'smtp-server'

export type MailSink = {
  port: number
  /** Every accepted email, in order, repeated ones included. */
  handedOver: { to: string; id: string; source: string }[]
  /** The content of each mailbox: several emails with one Message-ID count once. */
  mailboxes(): Map<string, Set<string>>
  close(): Promise<void>
}

type Refuse = (address: string) => string | null

/** A test mail server that accepts everything, or answers RCPT TO with the text of `refuse` ('550 …'). */
export async function openMailSink({ refuse = () => null }: { refuse?: Refuse } = {}): Promise<MailSink> {
  const handedOver: MailSink['handedOver'] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 200,
    onRcptTo({ address }, _session, done) {
      const refusal = refuse(address)
      if (!refusal) return done()
      done(Object.assign(new Error(refusal.slice(4)), { responseCode: Number(refusal.slice(0, 3)) }))
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString()
        const id = /^Message-ID:\s*(\S+)/im.exec(source)?.[1] ?? ''
        handedOver.push({ to: envelope.rcptTo[0]?.address ?? '', id, source })
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as { port: number }).port,
    handedOver,
    mailboxes() {
      const boxes = new Map<string, Set<string>>()
      for (const { to, id } of handedOver) boxes.set(to, (boxes.get(to) ?? new Set()).add(id))
      return boxes
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
