// Runs in a thread (check-job.ts calls it): what a company writes is read here, not on the way of a request.
import type { StoredFinding } from '#db/schema/moderation.ts'
import { findWords, type PostedText } from './find-words.ts'

export const readWords = (job: PostedText): StoredFinding[] => findWords(job)
