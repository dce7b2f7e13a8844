import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newId } from './ids.ts'
import { decodeCursor, encodeCursor } from './pages.ts'

describe('cursors', () => {
  it('return the encoded values', () => {
    const id = newId()
    const date = new Date('2025-10-14T09:41:12.345Z')
    const cursor = encodeCursor([date, 0.25, 'Zürich, 東京', id])
    expect(cursor).toMatch(/^[\w-]+$/)
    expect(decodeCursor(cursor, ['date', 'number', 'text', 'id'])).toEqual([date, 0.25, 'Zürich, 東京', id])
  })

  it.each([
    ['empty', ''],
    ['garbage', '%%%'],
    ['no JSON', btoa('hello')],
    ['an object', btoa('{"a":1}')],
    ['too few', encodeCursor([new Date()])],
    ['too many', encodeCursor([new Date(), newId(), 1])],
    ['no date', encodeCursor(['yesterday', newId()])],
    ['an impossible date', encodeCursor(['2025-99-99T99:99:99.999Z', newId()])],
    ['no id', encodeCursor([new Date(), "1' or 1=1"])],
    ['kinds swapped', encodeCursor([newId(), new Date()])],
    ['too long', encodeCursor(['x'.repeat(5000), newId()])],
  ])('refuse %s', (_name, cursor) => expect(decodeCursor(cursor, ['date', 'id'])).toBeNull())

  it('refuse a NUL character, because PostgreSQL does', () =>
    expect(decodeCursor(encodeCursor(['a\u0000b']), ['text'])).toBeNull())

  it('refuse invalid numbers', () => expect(decodeCursor(encodeCursor([Number.NaN]), ['number'])).toBeNull())

  it('never throw', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        decodeCursor(text, ['text', 'id'])
        decodeCursor(btoa(encodeURIComponent(text)), ['date'])
      }),
      { seed: 7 },
    )
  })
})
