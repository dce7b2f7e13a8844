import { SMTPServer } from 'smtp-server'

// A mail server that takes everything and remembers who got which Message-ID; it says so when it is asked.
const boxes = new Map<string, Set<string>>()
let handedOver = 0

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onData(stream, { envelope }, done) {
    let head = ''
    stream.on('data', (chunk: Buffer) => {
      // the head is enough: pictures follow
      if (head.length < 8192) head += chunk.toString('latin1')
    })
    stream.on('end', () => {
      const to = envelope.rcptTo[0]?.address ?? ''
      const id = /^Message-ID:\s*(\S+)/im.exec(head)?.[1] ?? ''
      boxes.set(to, (boxes.get(to) ?? new Set()).add(id))
      handedOver += 1
      done()
    })
  },
})
server.on('error', () => {})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.server.address() as { port: number }).port }))
process.on('message', () => {
  const mails = [...boxes.values()].reduce((sum, ids) => sum + ids.size, 0)
  process.send?.({ mailboxes: boxes.size, mails, handedOver })
})
