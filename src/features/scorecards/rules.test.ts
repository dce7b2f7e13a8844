import { expect, it } from 'vitest'
import { averageRating, isEvidence, ratingSegments } from './rules.ts'

it.each([
  ['', false],
  ['Good', false],
  ['Very good', false],
  ['... , !', false],
  ['She knows SQL', true],
  ['Rebuilt the refunds page from raw invoices.', true],
  ['她会写复杂的查询', true],
])('%j is evidence: %s', (text, is) => expect(isEvidence(text)).toBe(is))

it.each([
  [[], null],
  [[4], 4],
  [[3, 4], 3.5],
  [[3, 3, 4], 3.3],
  [[1, 2, 2], 1.7],
])('the average of %j is %s', (values, average) => expect(averageRating(values)).toBe(average))

it.each([
  [1, 'full none none none'],
  [2, 'full full none none'],
  [3.3, 'full full full half'],
  [3.5, 'full full full half'],
  [3.8, 'full full full full'],
  [4, 'full full full full'],
])('%s is drawn as %s', (average, segments) => expect(ratingSegments(average).join(' ')).toBe(segments))
