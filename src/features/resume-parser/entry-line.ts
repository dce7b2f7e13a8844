import type { NumberedLine } from './lines.ts'
import type { EntryLabel } from './vocabulary/entry-labels.ts'

/** A line of a job or of studies; `is` where a label says what it is, `isRow` where a row of a table begins. */
export type EntryLine = NumberedLine & { is?: EntryLabel; isRow?: boolean }
