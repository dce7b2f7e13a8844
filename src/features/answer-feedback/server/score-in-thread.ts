import { inThreads } from '#server/threads.ts'
import type * as scoring from '../score/score-answer.ts'

/** Runs `scoreAnswer` and `scoreAnswers` in a worker thread, so that scoring never blocks a request. Throws TEXT_TOO_LONG. */
export const scoreInThread = inThreads<typeof scoring>('features/answer-feedback/score/score-answer')
