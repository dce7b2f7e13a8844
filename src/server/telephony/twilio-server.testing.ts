import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type TwilioCall = { path: string; form: Record<string, string>; auth: string }
type Answer = { status: number; body: string; location?: string } | 'break'

const answered = (body: object, status = 201): Answer => ({ status, body: JSON.stringify(body) })

/** A fake Twilio server; it always sends the given code. */
export async function startTwilio(code = '123456') {
  const calls: TwilioCall[] = []
  const failures: Answer[] = []
  const open = new Set<string>()
  const answer = ({ path, form }: TwilioCall): Answer => {
    const to = form.To ?? ''
    if (path.endsWith('/Verifications')) {
      open.add(to)
      return answered({ status: 'pending' })
    }
    if (!path.endsWith('/VerificationCheck')) return answered({ sid: 'XX1', status: 'queued' })
    if (!open.has(to)) return answered({ code: 20404 }, 404)
    if (form.Code !== code) return answered({ status: 'pending' })
    open.delete(to)
    return answered({ status: 'approved' })
  }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const form = Object.fromEntries(new URLSearchParams(body))
    const call = { path: request.url ?? '', form, auth: request.headers.authorization ?? '' }
    calls.push(call)
    const said = failures.shift() ?? answer(call)
    if (said === 'break') return void response.destroy()
    response.writeHead(said.status, {
      'content-type': 'application/json',
      ...(said.location && { location: said.location }),
    })
    response.end(said.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** Faults of the next calls, in order. */
    failNext: (...next: Answer[]) => void failures.push(...next),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
