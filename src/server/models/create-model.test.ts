import { Writable } from 'node:stream'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { createModel } from './create-model.ts'
import { type ModelServer, openModelServer, says, saysInParts } from './model-server.testing.ts'

const KEY = 'sk-canary-key-that-no-log-may-hold'
const lines: string[] = []
const log = pino(
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  }),
)
const request = { task: 'Rewrite.', material: 'canary-material', maxTokens: 100 }

let server: ModelServer
beforeAll(async () => {
  server = await openModelServer()
})
afterAll(() => server.close())

const model = (
  settings: Record<string, string> = {},
  circuit = { failures: 1000 } as { failures: number; restMs?: number; now?: () => number },
) => {
  const env = readEnv('demo', {
    MODEL_URL: server.url,
    MODEL_NAME: 'small',
    MODEL_KEY: KEY,
    MODEL_TIMEOUT_SECONDS: '20',
    ...settings,
  })
  const made = createModel(env, log, { pauseMs: 1, circuit })
  if (!made) throw new Error('no model')
  return made
}
const modelFor = (kind: string) => model({ MODEL_TIMEOUT_SECONDS: kind === 'slow' ? '0.4' : '20' })
const failureOf = (work: Promise<string>) =>
  work.then(
    (text) => `text: ${text}`,
    (error: { failure: string }) => error.failure,
  )

describe('a text model', () => {
  it('is null without a name, and without both key and address (PLAT-10)', () => {
    const none = (settings: Record<string, string>) => createModel(readEnv('demo', settings), log)
    expect(none({})).toBeNull()
    expect(none({ MODEL_KEY: KEY })).toBeNull()
    expect(none({ MODEL_NAME: 'small' })).toBeNull()
  })

  it('asks any OpenAI-compatible endpoint (PLAT-10)', async () => {
    server.behave(says('Built it.'))
    expect(await model().write(request)).toBe('Built it.')
    const [first] = server.requests
    expect(first?.path).toBe('/v1/chat/completions')
    expect(first?.headers.authorization).toBe(`Bearer ${KEY}`)
    expect(JSON.parse(first?.body ?? '')).toMatchObject({
      model: 'small',
      messages: [
        { role: 'system', content: 'Rewrite.' },
        { role: 'user', content: 'canary-material' },
      ],
    })
  })

  it('asks Anthropic (PLAT-10)', async () => {
    server.behave((response) =>
      response.end(
        JSON.stringify({
          type: 'message',
          id: 'msg_1',
          model: 'small',
          content: [
            { type: 'thinking', thinking: 'Hm.', signature: 's' },
            { type: 'text', text: 'Built it.' },
          ],
          stop_reason: 'end_turn',
          usage: { input_tokens: 1, output_tokens: 2 },
        }),
      ),
    )
    const anthropic = model({ MODEL_PROVIDER: 'anthropic', MODEL_URL: server.origin })
    expect(await anthropic.write(request)).toBe('Built it.')
    expect(server.requests[0]?.path).toBe('/v1/messages')
    expect(server.requests[0]?.headers['x-api-key']).toBe(KEY)
    expect(JSON.parse(server.requests[0]?.body ?? '')).toMatchObject({
      model: 'small',
      system: [{ type: 'text', text: 'Rewrite.' }],
      max_tokens: 100,
    })
  })

  it.each([
    ['failing', (r) => r.writeHead(500).end('no'), 'failing', 3],
    ['busy', (r) => r.writeHead(429).end(), 'busy', 3],
    ['a wrong key', (r) => r.writeHead(401).end('{"error":"bad key"}'), 'refused', 1],
    ['cut off', (r) => r.destroy(), 'unreachable', 3],
    ['garbage', (r) => r.end('\u0000\u0001<html>'), 'garbage', 1],
    ['JSON of another shape', (r) => r.end('{"choices":[{"message":{"content":7}}]}'), 'garbage', 1],
    ['an empty text', (r) => says('  ')(r, { path: '', headers: {}, body: '' }), 'garbage', 1],
    ['an endless answer', (r) => r.end(Buffer.alloc(3 * 1024 * 1024, 65)), 'too_large', 1],
    ['a redirect', (r) => r.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(), 'unreachable', 3],
    ['silence', () => {}, 'slow', 1],
    ['half an answer, then silence', (r) => r.writeHead(200).write('{"choices":'), 'slow', 1],
  ] satisfies [string, Parameters<ModelServer['behave']>[0], string, number][])(
    'reports the kind of failure for %s',
    async (_, behaviour, expected, times) => {
      server.behave(behaviour)
      expect(await failureOf(modelFor(expected).write(request))).toBe(expected)
      expect(server.requests.length).toBe(times)
    },
  )

  it('is unreachable if no server listens', async () => {
    expect(await failureOf(model({ MODEL_URL: 'http://127.0.0.1:9' }).write(request))).toBe('unreachable')
  })

  it('succeeds on a second attempt', async () => {
    let times = 0
    server.behave((response, received) =>
      ++times < 3 ? response.writeHead(503).end() : says('Built it.')(response, received),
    )
    expect(await model().write(request)).toBe('Built it.')
  })

  it('pauses after failures in a row, and then allows one attempt', async () => {
    let now = 0
    const resting = model({}, { failures: 2, restMs: 1000, now: () => now })
    server.behave((response) => response.writeHead(401).end())
    expect(await failureOf(resting.write(request))).toBe('refused')
    expect(await failureOf(resting.write(request))).toBe('refused')
    expect(await failureOf(resting.write(request))).toBe('resting')
    expect(server.requests.length).toBe(2)
    now = 1001
    server.behave(says('Built it.'))
    const both = await Promise.all([failureOf(resting.write(request)), failureOf(resting.write(request))])
    expect(both.sort()).toEqual(['resting', 'text: Built it.'])
    expect(await resting.write(request)).toBe('Built it.')
  })

  it('refuses material that is too long before it is sent', async () => {
    server.behave(says('x'))
    expect(await failureOf(model().write({ ...request, material: 'x'.repeat(60_001) }))).toBe('too_large')
    expect(server.requests).toEqual([])
  })

  it('passes the text on while it is written (PLAT-10)', async () => {
    server.behave(saysInParts(['Built ', 'it', '.']))
    const parts: string[] = []
    const reader = { onText: (part: string) => void parts.push(part), signal: new AbortController().signal }
    expect(await model().write(request, reader)).toBe('Built it.')
    expect(parts).toEqual(['Built ', 'it', '.'])
    expect(JSON.parse(server.requests[0]?.body ?? '')).toMatchObject({ stream: true, model: 'small' })
  })

  it('ends the call when the reader stops', async () => {
    const closed = Promise.withResolvers<void>()
    server.behave((response, received) => {
      response.on('close', closed.resolve)
      saysInParts(['Built '], { isEndless: true })(response, received)
    })
    const stop = new AbortController()
    const text = model().write(request, {
      onText: () => stop.abort(),
      signal: stop.signal,
    })
    expect(await text).toBe('Built ')
    await closed.promise
    expect(server.requests.length).toBe(1)
  })

  it.each([
    ['silence after some words', saysInParts(['Built '], { isEndless: true }), 'slow', 1],
    ['an end in the middle', saysInParts(['Built '], { isCut: true }), 'garbage', 1],
    ['a failure before the first word', (r) => r.writeHead(500).end(), 'failing', 3],
    ['nothing but an end', saysInParts([]), 'garbage', 1],
  ] satisfies [string, Parameters<ModelServer['behave']>[0], string, number][])(
    'while it writes: %s',
    async (_, behaviour, expected, times) => {
      server.behave(behaviour)
      const reader = { onText() {}, signal: new AbortController().signal }
      expect(await failureOf(modelFor(expected).write(request, reader))).toBe(expected)
      expect(server.requests.length).toBe(times)
    },
  )

  it('logs failures, never a key or a text', async () => {
    lines.length = 0
    server.behave((response) => response.writeHead(500).end(`no ${KEY}`))
    await failureOf(model().write(request))
    server.behave((response) => response.writeHead(401).end(JSON.stringify({ error: request.material })))
    await failureOf(model().write(request))
    await failureOf(model({ MODEL_URL: 'http://127.0.0.1:9' }).write(request))
    expect(lines.join('')).toMatch(/failing.*refused.*unreachable/s)
    expect(lines.join('')).not.toMatch(/canary|127\.0\.0\.1/)
  })
})
