import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type ModelRequest = { path: string; headers: IncomingMessage['headers']; body: string }
type Behaviour = (response: ServerResponse, received: ModelRequest) => void

/** A fake model server on a real socket; `behave` handles each request. */
export async function openModelServer() {
  const requests: ModelRequest[] = []
  let behave: Behaviour = (response) => response.end()
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk
    })
    request.on('end', () => {
      const one = { path: request.url ?? '', headers: request.headers, body }
      requests.push(one)
      behave(response, one)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    requests,
    url: `http://127.0.0.1:${port}/v1`,
    origin: `http://127.0.0.1:${port}`,
    behave(next: Behaviour) {
      requests.length = 0
      behave = next
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
export type ModelServer = Awaited<ReturnType<typeof openModelServer>>

/** Answers like an OpenAI-compatible endpoint. */
export const says =
  (content: unknown): Behaviour =>
  (response) =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }))

/** The same as a stream. It can also stay open, or break off. */
export const saysInParts =
  (parts: string[], { isEndless = false, isCut = false } = {}): Behaviour =>
  (response) => {
    response.setHeader('content-type', 'text/event-stream')
    const write = (delta: object, reason: string | null = null) =>
      response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`)
    for (const content of parts) write({ role: 'assistant', content })
    if (isEndless) return
    if (isCut) return void setTimeout(() => response.destroy(), 20)
    write({}, 'stop')
    response.end('data: [DONE]\n\n')
  }
