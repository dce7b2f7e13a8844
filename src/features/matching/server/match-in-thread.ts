import { inThreads } from '#server/threads.ts'
import type * as work from './match-thread.ts'

/** Runs match-thread.ts in a worker thread. */
export const matchInThread = inThreads<typeof work>('features/matching/server/match-thread')
