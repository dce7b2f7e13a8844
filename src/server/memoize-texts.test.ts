import { expect, it } from 'vitest'
import { memoizeTexts } from './memoize-texts.ts'

function counting() {
  const requests: string[] = []
  const loud = memoizeTexts((text) => {
    requests.push(text)
    return text.toUpperCase()
  }, 20)
  return { asked: requests, loud }
}

it('computes once for a repeated text, also if the result is empty', () => {
  const { asked, loud } = counting()
  expect([loud('a'), loud('a'), loud(''), loud('')]).toEqual(['A', 'A', '', ''])
  expect(asked).toEqual(['a', ''])
})

it('evicts the least recently used entry, and never caches long texts', () => {
  const { asked, loud } = counting()
  for (const text of ['first', 'other', 'first', 'x'.repeat(50), 'other', 'x'.repeat(50)]) loud(text)
  expect(asked).toEqual(['first', 'other', 'first', 'x'.repeat(50), 'other', 'x'.repeat(50)])
})
