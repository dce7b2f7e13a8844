import { z } from 'zod'
import { isIsoDay } from './dates.ts'

/** A day as YYYY-MM-DD; `words` is the error text. */
export const dayField = (words?: string) => z.string().max(10, { error: words, abort: true }).refine(isIsoDay, words)
