import type { SourceLine } from '#lib/source-line.ts'

/** A line before its page is whole: `above` is the white space over it in points, `at` its paragraph among its neighbours. */
export type Draft = Omit<SourceLine, 'page' | 'gap'> & { above: number; at: number }
