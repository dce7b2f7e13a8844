import type { SalaryPoint } from '../point.ts'

/** A published figure of a statistical office for an occupation in an area. */
export type PublishedPoint = {
  occupation: string
  area: string
  employment: number | null
  average: number | null
  percentile10: number | null
  percentile25: number | null
  median: number | null
  percentile75: number | null
  percentile90: number | null
}

/**
 * The result for one line of a file: accepted, skipped because it is about something else, or rejected with column and reason.
 */
export type Reading =
  | { kind: 'point'; point: SalaryPoint }
  | { kind: 'published'; point: PublishedPoint }
  | { kind: 'left-out' }
  | { kind: 'refused'; column: string; reason: string }

/** Returns the trimmed cell of a column, or '' if the file does not have this column. */
export type Cells = (column: string) => string

export type Layout = {
  key: 'own' | 'oews' | 'lca'
  /** The required columns, which identify a file with this layout. */
  columns: readonly string[]
  read(cells: Cells): Reading
}

/** Thrown for an invalid cell. Its line is rejected with this column and reason. */
export class RefusedCell extends Error {
  readonly column: string

  constructor(column: string, reason: string) {
    super(reason)
    this.column = column
  }
}
