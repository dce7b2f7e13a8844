import { expect, it } from 'vitest'
import { alignIds } from './line-ids.ts'

const known = (text: string) => ({ lines: [...text], ids: [...text] })
const after = (before: string, text: string) => alignIds(known(before), [...text])

it('preserves the ids of unchanged lines when lines are added, removed or edited', () => {
  expect(after('abc', 'abc')).toEqual(['a', 'b', 'c'])
  expect(after('abc', 'axc')).toEqual(['a', 'b', 'c'])
  expect(after('abc', 'ac')).toEqual(['a', 'c'])
  expect(after('abc', 'c')).toEqual(['c'])
  expect(after('abc', '')).toEqual([])
  const inserted = after('abc', 'abxc')
  expect([inserted[0], inserted[1], inserted[3]]).toEqual(['a', 'b', 'c'])
  expect(new Set(alignIds({ lines: ['', ''], ids: ['a', 'b'] }, ['', '', ''])).size).toBe(3)
})
