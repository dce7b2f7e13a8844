import { z } from 'zod'
import { tidyLine } from '#lib/tidy-text.ts'

export const line = (longest: number, what: string) =>
  z
    .string()
    .max(longest * 4)
    .transform(tidyLine)
    .pipe(z.string().max(longest, `${what} must be at most ${longest} characters`))

export const optionalLine = (longest: number, what: string) =>
  z
    .string()
    .max(longest * 4)
    .nullish()
    .transform((text) => tidyLine(text ?? '') || null)
    .pipe(z.string().max(longest, `${what} must be at most ${longest} characters`).nullable())

export type Context = z.core.$RefinementCtx
