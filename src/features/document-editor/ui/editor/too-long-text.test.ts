import { expect, it } from 'vitest'
import { NO_WEB_ADDRESS } from '#features/document-content/resume-content.ts'
import { tooLongText } from './too-long-text.ts'

const refused = (path: unknown[], message: string) => ({ code: 'BAD_REQUEST', data: { issues: [{ path, message }] } })
const parts = { professionalSummary: 'Professional Summary' }

it('names the part that is too long and its limit', () => {
  const error = refused(['content', 'professionalSummary'], 'Please write at most 6,000 characters')
  expect(tooLongText(error, parts)).toBe(
    'Professional Summary: please write at most 6,000 characters. Your changes are saved once you shorten it.',
  )
})

it('names the part whose link is no web address', () => {
  const error = refused(['content', 'personalInfo', 'links', 0, 'url'], NO_WEB_ADDRESS)
  expect(tooLongText(error, { personalInfo: 'Personal Information' })).toBe(
    'Personal Information: please write a web address, such as https://example.org/you. Your changes are saved once you correct it.',
  )
})

it.each([
  refused(['content', 'skills'], 'Too big: expected array to have <=60 items'),
  refused(['title'], 'Please write at most 100 characters'),
  { code: 'BAD_REQUEST' },
])('omits the name where there is none: %j', (error) => {
  expect(tooLongText(error, parts)).toBe('Some text is too long. Shorten it to save your changes.')
})

it.each([{ code: 'NOT_FOUND' }, new TypeError('Failed to fetch'), undefined])('ignores other errors: %s', (error) => {
  expect(tooLongText(error, parts)).toBe('')
})
