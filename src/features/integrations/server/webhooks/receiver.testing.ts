import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { headers: IncomingHttpHeaders; body: string }

/** An HTTP server that stores the received messages and answers with `reply`. */
export async function startReceiver() {
  const received: Received[] = []
  const reply = { status: 200, body: 'Thank you' }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      response.writeHead(reply.status).end(reply.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    reply,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
