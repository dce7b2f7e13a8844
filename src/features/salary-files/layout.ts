import type { SalaryPoint } from './point.ts'

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
  /** ISO 4217; US dollars without one. */
  currency?: string
}

/**
 * The result for one line of a file: accepted, skipped because it is about something else, or rejected with column and reason.
 */
export type Reading =
  /** `converted` is the currency of an amount that became US dollars by an exchange rate. */
  | { kind: 'point'; point: SalaryPoint; converted?: string }
  | { kind: 'published'; point: PublishedPoint }
  | { kind: 'left-out'; reason?: string }
  | { kind: 'refused'; column: string; reason: string }

/** Returns the trimmed cell of a column, or '' if the file does not have this column. */
export type Cells = (column: string) => string

export type Layout = {
  key: 'own' | 'oews' | 'lca'
  /** The required columns, which identify a file with this layout. */
  columns: readonly string[]
  /** What columns were called in other years. */
  otherNames?: Readonly<Record<string, readonly string[]>>
  /** The value of a column that the file does not have. */
  defaults?: Readonly<Record<string, string>>
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
