import { ModelAway } from './text-model.ts'

const largestAnswer = 512 * 1024

/** Asks once: JSON there and back, within the signal's time; never follows a redirect, which would carry the key along. */
export async function postJson(
  url: string,
  headers: Record<string, string>,
  body: unknown,
  signal: AbortSignal,
): Promise<unknown> {
  const response = await send(url, headers, body, signal)
  if (response.status === 429) return refuse(response, 'busy')
  if (response.status >= 500) return refuse(response, 'failing')
  if (!response.ok) return refuse(response, 'refused')
  const text = await readAtMost(response, largestAnswer, signal)
  try {
    return JSON.parse(text)
  } catch {
    throw new ModelAway('garbage')
  }
}

async function refuse(response: Response, trouble: 'busy' | 'failing' | 'refused'): Promise<never> {
  await response.body?.cancel().catch(() => {})
  throw new ModelAway(trouble)
}

async function send(
  url: string,
  headers: Record<string, string>,
  body: unknown,
  signal: AbortSignal,
): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      signal,
    })
  } catch {
    throw new ModelAway(signal.aborted ? 'slow' : 'unreachable')
  }
}

async function readAtMost(response: Response, most: number, signal: AbortSignal): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength
      if (size > most) throw new ModelAway('too_large')
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof ModelAway) throw error
    throw new ModelAway(signal.aborted ? 'slow' : 'unreachable')
  }
  return Buffer.concat(chunks).toString('utf8')
}
