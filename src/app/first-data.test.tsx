import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { firstData } from './first-data.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const state = () => {
  const { promise: slow, resolve } = Promise.withResolvers()
  let isThere = false
  const run = firstData(Promise.resolve(), slow).then(() => {
    isThere = true
  })
  return { run, resolve, isThere: () => isThere }
}

it('continues in a browser after a short wait, while data is still loading', async () => {
  const { isThere } = state()
  await vi.advanceTimersByTimeAsync(299)
  expect(isThere()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isThere()).toBe(true)
})

it('continues immediately when all data is loaded', async () => {
  const { run, resolve, isThere } = state()
  resolve(null)
  await run
  expect(isThere()).toBe(true)
})

it('waits for all data on the server', async () => {
  vi.stubGlobal('document', undefined)
  const { run, resolve, isThere } = state()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(isThere()).toBe(false)
  resolve(null)
  await run
  expect(isThere()).toBe(true)
})
