import { inThreads } from '#server/threads.ts'
import type * as work from './match-thread.ts'

/** What match-thread.ts does, in a thread. */
export const matchInThread = inThreads<typeof work>('features/matching/server/match-thread')
