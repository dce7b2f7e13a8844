import { Compositor, TooLong } from './compositor.ts'
import type { FromChild, ToChild } from './typeset-job.ts'

// The typesetting process: one message for each job, one for each answer. It ends with its parent.

const compositor = new Compositor()
const answer = (message: FromChild): void => void process.send?.(message)

process.on('message', ({ number, job }: ToChild) => {
  setImmediate(() => {
    compositor.rest()
    // a compiled document is a small JavaScript object with much native memory, so the collector would not run for it alone: run it now
    globalThis.gc?.({ type: 'minor' })
  })
  try {
    const result = compositor.set(job)
    answer({ number, rss: process.memoryUsage.rss(), result })
  } catch (error) {
    const failure = error instanceof TooLong ? 'too-long' : String((error as Error).stack ?? error)
    answer({ number, rss: process.memoryUsage.rss(), failure })
  }
})
process.on('disconnect', () => process.exit(0))
answer({ isReady: true })
