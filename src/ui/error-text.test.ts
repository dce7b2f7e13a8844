import { expect, it } from 'vitest'
import { errorText } from './error-text.ts'

const limited = (retryAfterSeconds: number) => ({
  defined: true,
  code: 'RATE_LIMITED',
  message: 'Too many attempts. Please wait a little and try again.',
  data: { retryAfterSeconds },
})

it.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3540, '59 minutes'],
  [3541, '1 hour'],
  [7201, '3 hours'],
])('shows how long to wait after too many attempts: %i s is %s', (seconds, words) => {
  expect(errorText(limited(seconds), 'Sorry')).toBe(`Too many attempts. Please wait ${words} and try again.`)
})

it('shows the text of a declared refusal, and the screen text for anything else', () => {
  expect(errorText({ defined: true, code: 'GONE', message: 'It is gone.' }, 'Sorry')).toBe('It is gone.')
  expect(errorText({ ...limited(0), data: {} }, 'Sorry')).toBe('Too many attempts. Please wait a little and try again.')
  expect(errorText(new Error('ECONNREFUSED'), 'Sorry')).toBe('Sorry')
})
