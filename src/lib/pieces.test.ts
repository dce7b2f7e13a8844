import fc from 'fast-check'
import { expect, it } from 'vitest'
import { growthOf, NEARLY_LINEAR } from '#testing/growth.ts'
import { piecesOf } from './pieces.ts'

it.each([
  ['', ['']],
  ['a short one', ['a short one']],
  ['twelve words or so', ['twelve ', 'words or so']],
  ['百百百百百百百百百百百百百', ['百百百百百百百百百百百百', '百']],
  ['abcdefghijk🙂z', ['abcdefghijk', '🙂z']],
])('cuts %j', (text, pieces) => expect(piecesOf(text, 12)).toEqual(pieces))

it('loses nothing, splits no character, and never exceeds the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 2, max: 40 }), (text, most) => {
      const pieces = piecesOf(text, most)
      expect(pieces.join('')).toBe(text)
      expect(pieces.every((piece) => piece.length <= most && piece.isWellFormed())).toBe(true)
    }),
  )
})

it.each(['a', ' ', '百', 'a '])('cuts a megabyte of %j in linear time', async (piece) => {
  const work = (text: string) => piecesOf(text, 1_000)
  expect(await growthOf(250_000, (size) => piece.repeat(size / piece.length), work)).toBeLessThan(NEARLY_LINEAR)
})
