import { inThreads } from '#server/threads.ts'
import type * as scoring from '../score/score-answer.ts'

/** `scoreAnswer` and `scoreAnswers` in a thread: answers are read nowhere on the way of a request. TEXT_TOO_LONG. */
export const scoreInThread = inThreads<typeof scoring>('features/answer-feedback/score/score-answer')
