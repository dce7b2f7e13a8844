import { describe, expect, it } from 'vitest'
import { isId, newId } from './ids.ts'

describe('newId', () => {
  it('creates ids of version 7 that sort by creation time', async () => {
    const ids = Array.from({ length: 2000 }, newId)
    expect(new Set(ids).size).toBe(2000)
    expect(ids.every((id) => id[14] === '7' && isId(id))).toBe(true)
    expect([...ids].sort()).toEqual(ids)
  })
})

describe('isId', () => {
  it.each(['', 'me', '0190', 'zzzzzzzz-0000-7000-8000-000000000000', `${newId()} `, 7, null, undefined, {}, []])(
    'refuses %j',
    (value) => expect(isId(value)).toBe(false),
  )
  it('accepts a v4 id, as other systems create them', () =>
    expect(isId('9b2f6a6e-6f3e-4c9e-9d57-6a4f0f1c2b3d')).toBe(true))
})
