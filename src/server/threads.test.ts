import { describe, expect, it } from 'vitest'
import type * as work from './slow-work.testing.ts'
import { inThreads, TooCostly } from './threads.ts'

const module = new URL('./slow-work.testing.ts', import.meta.url).href
const call = inThreads<typeof work>(module)

describe('inThreads', () => {
  it('returns the result of the function', async () => {
    expect(await call('double', { n: 21 })).toBe(42)
  })

  it('throws the error of the function', async () => {
    await expect(call('fail')).rejects.toMatchObject({ message: 'no' })
  })

  it('ends a function that never returns, while others are answered', async () => {
    let isOver = false
    const endless = inThreads<typeof work>(
      module,
      1_000,
    )('neverEnd').catch((error) => {
      isOver = true
      return error
    })
    let turns = 0
    const counted = (async () => {
      for (; !isOver; turns++) await new Promise((resolve) => setImmediate(resolve))
    })()
    expect(await call('double', { n: 1 })).toBe(2)
    await counted
    // the main thread was free meanwhile
    expect(turns).toBeGreaterThan(100)
    expect(await endless).toBeInstanceOf(TooCostly)
    expect(await call('double', { n: 2 })).toBe(4)
  })
})
