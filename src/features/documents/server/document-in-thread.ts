import { inThreads } from '#server/threads.ts'
import type * as work from './document-thread.ts'

/** What document-thread.ts does, in a thread. */
export const documentInThread = inThreads<typeof work>(new URL('./document-thread.ts', import.meta.url))
