import { expect, it } from 'vitest'
import { createLog } from './log.ts'

/** What is logged while the work runs: one text for each write. */
function written(work: (log: ReturnType<typeof createLog>) => void): string[] {
  const lines: string[] = []
  work(createLog('info', { write: (line: string) => void lines.push(line) }))
  return lines
}

it('writes a line of JSON for each entry, with level and the time since 1970 in UTC', () => {
  const before = Date.now()
  const lines = written((log) => {
    log.info({ requestId: 'r1' }, 'request')
    log.debug('not asked for')
  })
  expect(lines).toHaveLength(1)
  const { time, ...entry } = JSON.parse(lines[0] ?? '') as { time: number }
  expect(entry).toEqual({ level: 30, requestId: 'r1', msg: 'request' })
  expect(time).toBeGreaterThanOrEqual(before)
  expect(time).toBeLessThanOrEqual(Date.now())
})

it('keeps texts from starting or ending a line, and from filling a placeholder of the message', () => {
  const hostile = 'a\n{"level":30,"msg":"security"}\r\n\u2028"}\u001b[31m %s %j %d'
  const lines = written((log) => log.warn({ reason: hostile }, 'refused'))
  expect(lines).toHaveLength(1)
  for (const sign of ['\r', '\u001b']) expect(lines[0]).not.toContain(sign)
  expect(lines[0]?.indexOf('\n')).toBe((lines[0]?.length ?? 0) - 1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ reason: hostile, msg: 'refused' })
})

it('removes secret and personal data, also one level down', () => {
  const secret = { email: 'maya@okafor.example', password: 'a-canary', token: 'a-canary', phone: '+1555' }
  const [line = ''] = written((log) => log.info({ ...secret, name: 'Maya', input: secret }, 'request'))
  expect(line).not.toMatch(/maya|canary|1555/i)
  expect(JSON.parse(line)).toMatchObject({ email: '[removed]', input: { password: '[removed]' } })
})

it('logs a failed query by code and stack frame, without its values', () => {
  const cause = Object.assign(new Error('duplicate key: (email)=(maya@okafor.example)'), {
    code: '23505',
    detail: 'maya',
  })
  const error = new Error('Failed query: insert into users values ($1)\nparams: maya@okafor.example', { cause })
  const [line = ''] = written((log) => log.error({ err: error }, 'procedure failed'))
  expect(line).not.toContain('maya')
  expect(JSON.parse(line).err).toMatchObject({ type: 'Error', message: 'Failed query', code: '23505' })
  expect(JSON.parse(line).err.stack).toContain('log.test.ts')
})
