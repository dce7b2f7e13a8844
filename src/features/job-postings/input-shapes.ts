import { z } from 'zod'
import { tidyLine } from '#lib/tidy-text.ts'

export const line = (longest: number, what: string) =>
  z
    .string()
    .max(longest * 4)
    .transform(tidyLine)
    .pipe(z.string().max(longest, `${what} must be at most ${longest} characters`))

/** A line of text; null if it is blank. */
export const nullableLine = (longest: number, what: string) =>
  z
    .string()
    .max(longest * 4)
    .nullable()
    .transform((text) => tidyLine(text ?? '') || null)
    .pipe(z.string().max(longest, `${what} must be at most ${longest} characters`).nullable())

/** The same value with null instead of an omitted one. */
export const orNull = <Output>(schema: z.ZodType<Output>) => schema.optional().transform((value) => value ?? null)

export const optionalLine = (longest: number, what: string) => orNull(nullableLine(longest, what))

export type Context = z.core.$RefinementCtx
