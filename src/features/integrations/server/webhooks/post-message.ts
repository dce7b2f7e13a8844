import type { IncomingMessage } from 'node:http'
import { storableText } from '#lib/tidy-text.ts'
import type { Env } from '#server/env.ts'
import { AddressRefused, inTime, requestPublic } from '#server/outbound/request-public.ts'
import { ANSWER_BYTES, ANSWER_MS, type Problem } from '../../rules.ts'
import { isDevelopmentAddress } from './address.ts'

export type Outcome = { status: number | null; problem: Problem | null; answer: string }
export type PostOptions = { deadlineMs?: number; addressOf?: (hostname: string) => Promise<string | null> }

/**
 * Sends a message and returns the outcome; it never throws. Only a complete 2xx answer within 10 seconds is a success. It
 * resolves the host name at each call and sends nothing to an internal address.
 */
export async function postMessage(
  settings: Pick<Env, 'mode'>,
  { url: text, body, headers }: { url: string; body: string; headers: Record<string, string> },
  { deadlineMs = ANSWER_MS, addressOf }: PostOptions = {},
): Promise<Outcome> {
  const url = new URL(text)
  const isAllowed = isDevelopmentAddress(settings, url)
  if (url.protocol !== 'https:' && !isAllowed) return failed('refused')
  const signal = AbortSignal.timeout(deadlineMs)
  const all = {
    ...headers,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Tandem-Webhooks/1.0',
    accept: '*/*',
  }
  try {
    const ask = async () =>
      read(
        await requestPublic(url, {
          method: 'POST',
          headers: all,
          body,
          signal,
          isAllowed,
          ...(addressOf && { addressOf }),
        }),
      )
    return await inTime(ask(), signal)
  } catch (error) {
    if (error instanceof AddressRefused) return failed('refused')
    return failed(signal.aborted ? 'timeout' : 'unreachable')
  }
}

const failed = (problem: Problem): Outcome => ({ status: null, problem, answer: '' })

async function read(response: IncomingMessage): Promise<Outcome> {
  const { statusCode: status = 0 } = response
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    chunks.push(chunk as Buffer)
    size += (chunk as Buffer).length
    if (size >= ANSWER_BYTES) break
  }
  response.destroy()
  // drop a character that is cut at the end
  const answer = storableText(
    Buffer.concat(chunks)
      .subarray(0, ANSWER_BYTES)
      .toString('utf8')
      .replace(/\uFFFD{1,3}$/, ''),
  )
  return { status, problem: problemOf(status), answer }
}

function problemOf(status: number): Problem | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}
