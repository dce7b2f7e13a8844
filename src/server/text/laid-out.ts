import type { SourceLine } from '#lib/source-line.ts'

/** A line before its page is complete: `above` is the white space above it in points, `at` the index of its block. */
export type Draft = Omit<SourceLine, 'page' | 'gap'> & { above: number; at: number }
