import type { SourceLine } from '#lib/source-line.ts'
import type { SectionKind } from './vocabulary/vocabulary.ts'

/** A line and its number in the document. */
export type NumberedLine = SourceLine & { number: number }
export type Section = { kind: SectionKind | 'preface'; title: string; heading: number[]; lines: NumberedLine[] }
