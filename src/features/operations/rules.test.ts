import { describe, expect, it } from 'vitest'
import { errorCodeOf } from './rules.ts'

describe('the code of a stored error', () => {
  it.each([
    [{ name: 'Error', message: 'maya@okafor.example', code: 'MAIL_REFUSED' }, 'MAIL_REFUSED'],
    [{ name: 'Error', message: 'Failed query', cause: { name: 'error', code: '23505' } }, '23505'],
    [{ name: 'ZodError', message: '[…]' }, 'ZodError'],
    [{ value: { message: 'job timed out' } }, 'TIMED_OUT'],
    [{ name: 'Error', message: 'plain' }, null],
    [{ code: 'maya@okafor.example', name: 'Maya Okafor' }, null],
    [{ code: 550 }, null],
    ['text', null],
    [null, null],
    [undefined, null],
  ])('of %j is %j', (output, code) => {
    expect(errorCodeOf(output)).toBe(code)
  })

  it('stops at an error that is its own cause', () => {
    const error: { code: string; cause?: unknown } = { code: 'AGAIN' }
    error.cause = error
    expect(errorCodeOf(error)).toBe('AGAIN')
  })
})
