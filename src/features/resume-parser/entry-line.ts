import type { NumberedLine } from './lines.ts'
import type { EntryLabel } from './vocabulary/entry-labels.ts'

/** A line of a job or study; `is` if a label names its content, `isRow` if a row of a table begins with it. */
export type EntryLine = NumberedLine & { is?: EntryLabel; isRow?: boolean }
