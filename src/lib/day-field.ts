import { z } from 'zod'
import { isIsoDay } from './dates.ts'

/** A day as YYYY-MM-DD, refused in these words. */
export const dayField = (words?: string) => z.string().max(10, { error: words, abort: true }).refine(isIsoDay, words)
