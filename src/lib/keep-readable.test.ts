import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { keepReadable } from './keep-readable.ts'

const Item = z.object({
  id: z.uuid(),
  name: z.string().max(5).default(''),
  level: z.enum(['low', 'high']).default('low'),
  lines: z.array(z.string().max(5)).default([]),
})
const Stored = z.object({
  title: z.string().max(5).default(''),
  items: z.array(Item).max(3).default([]),
  owner: z.object({ name: z.string() }).nullable().default(null),
})
const id = '0199d1f0-0000-7000-8000-000000000001'
const item = { id, name: 'SQL', level: 'high', lines: ['one'] }
const keep = (stored: unknown) => keepReadable(Stored, stored, { longTexts: 'keep' })
const cut = (stored: unknown) => keepReadable(Stored, stored, { longTexts: 'cut' })

describe('keepReadable', () => {
  it.each([
    ['a missing key', { title: 'Maya' }, { title: 'Maya', items: [], owner: null }],
    ['an unknown key', { title: 'Maya', color: 'red' }, { title: 'Maya', items: [], owner: null }],
    ['a value that is no longer known', { items: [{ ...item, level: 'top' }] }, { items: [{ ...item, level: 'low' }] }],
    ['an item of another kind', { items: [7, item, 'x'] }, { items: [item] }],
    ['too many items', { items: [item, item, item, { ...item, name: 'last' }] }, { items: [item, item, item] }],
    ['a number in place of a text', { title: 2024 }, { title: '2024' }],
    [
      'a text in place of lines',
      { items: [{ ...item, lines: 'a\n\nb' }] },
      { items: [{ ...item, lines: ['a', 'b'] }] },
    ],
    ['lines in place of a text', { title: ['a', 'b'] }, { title: 'a\nb' }],
    ['a part whose required value is missing', { title: 'Maya', owner: {} }, { title: 'Maya', owner: null }],
    [
      'several refused values',
      { title: {}, items: [9, { ...item, level: 1, lines: [5, {}] }] },
      { title: '', items: [{ ...item, level: 'low', lines: ['5'] }] },
    ],
  ])('reads an object with %s', (_, stored, read) => {
    expect(keep(stored)).toMatchObject(read)
    expect(cut(stored)).toMatchObject(read)
  })

  it('creates an id for an item without a valid one', () => {
    const { id: _, ...rest } = item
    const read = keep({ items: [rest, { ...item, id: 'first' }] })
    expect(read?.items).toMatchObject([rest, rest])
    expect(read?.items.every((one) => z.uuid().safeParse(one.id).success)).toBe(true)
  })

  it('keeps or cuts texts over their limit', () => {
    const stored = { title: 'too long', items: [8, { ...item, lines: ['as long', 'ok'] }] }
    expect(keep(stored)).toMatchObject({ title: 'too long', items: [{ lines: ['as long', 'ok'] }] })
    expect(cut(stored)).toMatchObject({ title: 'too l', items: [{ lines: ['as lo', 'ok'] }] })
  })

  it('does not change the stored object', () => {
    const stored = { title: 5, items: [7] }
    keep(stored)
    expect(stored).toEqual({ title: 5, items: [7] })
  })

  it.each([[null], [undefined], ['text'], [7]])('returns null for %j, which is no object', (stored) => {
    expect(keep(stored)).toBeNull()
  })

  it('returns null for an object without a required value', () => {
    expect(keepReadable(z.object({ title: z.string() }), {}, { longTexts: 'cut' })).toBeNull()
  })
})
