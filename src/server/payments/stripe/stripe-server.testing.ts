import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Call = { method: string; path: string; form: Record<string, string>; key: string | undefined; auth: string }
type Answer = { status?: number; body: unknown } | 'garbage' | 'silence' | 'break'

/** A fake Stripe server: form fields in, JSON out, and the same answer for the same idempotency key. */
export async function startStripe() {
  const calls: Call[] = []
  const answers = new Map<string, (call: Call) => Answer>()
  const answerOf = new Map<string, string>()
  const failures: Answer[] = []
  const server = createServer(async (request, response) => {
    const call = await readCall(request)
    calls.push(call)
    const known = call.key && answerOf.get(call.key)
    if (known) return send(response, 200, known)
    const failure = failures.shift()
    const answer = failure ?? answers.get(`${call.method} ${call.path}`)?.(call) ?? missing(call.path)
    if (answer === 'silence') return
    if (answer === 'break') return response.destroy()
    if (answer === 'garbage') return send(response, 200, '<html>no')
    const text = JSON.stringify(answer.body)
    if (call.key && (answer.status ?? 200) < 300) answerOf.set(call.key, text)
    send(response, answer.status ?? 200, text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** Sets the answer for this method and path. */
    on: (what: string, answer: (call: Call) => Answer) => void answers.set(what, answer),
    /** Faults of the next calls, in order. */
    failNext: (...next: Answer[]) => void failures.push(...next),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function readCall(request: IncomingMessage): Promise<Call> {
  let body = ''
  for await (const chunk of request) body += chunk
  const { pathname, search } = new URL(request.url ?? '/', 'http://stripe')
  const form = Object.fromEntries(new URLSearchParams(body || search))
  const { 'idempotency-key': key, authorization: auth = '' } = request.headers
  return { method: request.method ?? '', path: pathname, form, key: Array.isArray(key) ? key[0] : key, auth }
}

const missing = (path: string): Answer => ({
  status: 404,
  body: {
    error: {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such thing: ${path} maya@okafor.example`,
    },
  },
})

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' })
  response.end(text)
}
