import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sharedRead } from './shared-read.ts'

const database = () => ({})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

it('reads once for simultaneous callers, and for a while after', async () => {
  let reads = 0
  const read = sharedRead(async () => ++reads, 10_000)
  const db = database()
  expect(await Promise.all([read(db), read(db), read(db)])).toEqual([1, 1, 1])
  vi.setSystemTime(9_999)
  expect(await read(db)).toBe(1)
  expect(await read(database())).toBe(2)
  vi.setSystemTime(10_000)
  expect(await read(db)).toBe(3)
})

it('reads again for the next caller if nothing is cached', async () => {
  let reads = 0
  const read = sharedRead(async () => ++reads)
  const db = database()
  expect(await Promise.all([read(db), read(db)])).toEqual([1, 1])
  expect(await read(db)).toBe(2)
})

it('does not keep a failure', async () => {
  let reads = 0
  const read = sharedRead(async () => {
    reads += 1
    if (reads === 1) throw new Error('the database is away')
    return reads
  }, 10_000)
  const db = database()
  const failed = [read(db), read(db)].map((one) => expect(one).rejects.toThrow('away'))
  await Promise.all(failed)
  expect(await read(db)).toBe(2)
})
