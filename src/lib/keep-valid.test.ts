import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { keepValid } from './keep-valid.ts'

const Stored = keepValid({ title: z.string().max(5), tags: z.array(z.string()) }, { title: '', tags: [] })

describe('keepValid', () => {
  it.each([
    ['valid', { title: 'Maya', tags: ['a'] }, { title: 'Maya', tags: ['a'] }],
    ['a missing key', { title: 'Maya' }, { title: 'Maya', tags: [] }],
    ['an invalid value', { title: 'too long', tags: ['a'] }, { title: '', tags: ['a'] }],
    ['an unknown key', { title: 'Maya', tags: [], color: 'red' }, { title: 'Maya', tags: [] }],
  ])('reads an object with %s', (_, stored, read) => {
    expect(Stored.parse(stored)).toEqual(read)
  })

  it.each([[null], [undefined], ['text'], [[]]])('refuses %j, which is no object', (stored) => {
    expect(Stored.safeParse(stored).success).toBe(false)
  })
})
