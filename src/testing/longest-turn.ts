/** Processor time of this thread so far, in milliseconds. */
const spentMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/**
 * The longest that this thread worked without a turn for anybody else while the promise was open, in milliseconds of its own
 * processor time: other programs on the machine do not count.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isOver = false
  let before = spentMs()
  const done = work().finally(() => {
    isOver = true
  })
  do {
    await new Promise((resolve) => setImmediate(resolve))
    const now = spentMs()
    longest = Math.max(longest, now - before)
    before = now
  } while (!isOver)
  await done
  return longest
}
