import { cpuMs } from './cpu-ms.ts'

/**
 * The longest time that this thread worked without returning to the event loop while the promise was pending, in milliseconds of its own
 * processor time. Other programs on the machine do not count.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isOver = false
  let before = cpuMs()
  const done = work().finally(() => {
    isOver = true
  })
  do {
    await new Promise((resolve) => setImmediate(resolve))
    const now = cpuMs()
    longest = Math.max(longest, now - before)
    before = now
  } while (!isOver)
  await done
  return longest
}
