import { SMTPServer } from 'smtp-server'

// A mail server that accepts everything and records the recipients; it reports them on request.
const boxes = new Set<string>()
let handedOver = 0

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onData(stream, { envelope }, done) {
    stream.resume()
    stream.on('end', () => {
      boxes.add(envelope.rcptTo[0]?.address ?? '')
      handedOver += 1
      done()
    })
  },
})
server.on('error', () => {})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.server.address() as { port: number }).port }))
process.on('message', () => {
  process.send?.({ mailboxes: boxes.size, handedOver })
})
