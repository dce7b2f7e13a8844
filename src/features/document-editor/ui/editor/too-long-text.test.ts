import { expect, it } from 'vitest'
import { tooLongText } from './too-long-text.ts'

const refused = (path: unknown[], message: string) => ({ code: 'BAD_REQUEST', data: { issues: [{ path, message }] } })
const parts = { professionalSummary: 'Professional Summary' }

it('names the part that is too long and its limit', () => {
  const error = refused(['content', 'professionalSummary'], 'Please write at most 6,000 characters')
  expect(tooLongText(error, parts)).toBe(
    'Professional Summary: please write at most 6,000 characters. Until then nothing is saved.',
  )
})

it.each([
  refused(['content', 'skills'], 'Too big: expected array to have <=60 items'),
  refused(['title'], 'Please write at most 100 characters'),
  { code: 'BAD_REQUEST' },
])('says it without a name where there is none: %j', (error) => {
  expect(tooLongText(error, parts)).toBe('Something here is longer than it may be. Shorten it, and it is saved again.')
})

it.each([{ code: 'NOT_FOUND' }, new TypeError('Failed to fetch'), undefined])('leaves other failures: %s', (error) => {
  expect(tooLongText(error, parts)).toBe('')
})
