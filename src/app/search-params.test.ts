import { expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

it.each([
  ['?q=%22data+analyst%22&location=', { q: '"data analyst"', location: '' }],
  ['?q=123&page=2', { q: '123', page: 2 }],
  ['?q=true&remote=true', { q: 'true', remote: true }],
  ['?location=%7B%7D&type=full-time', { location: '{}', type: 'full-time' }],
  ['', {}],
])('reads and writes %s without change', (text, search) => {
  expect(parseSearch(text)).toEqual(search)
  expect(stringifySearch(search)).toBe(text)
})

it('takes the first value of a repeated parameter', () => {
  expect(parseSearch('?q=a&q=b')).toEqual({ q: 'a' })
})
