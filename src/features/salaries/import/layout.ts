import type { SalaryPoint } from '../point.ts'

/** A published figure as its file tells it; what an office publishes of an occupation in an area. */
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

/** One line of a file: taken, left out because it is about something else, or refused with the column and the reason. */
export type Reading =
  | { kind: 'point'; point: SalaryPoint }
  | { kind: 'published'; point: PublishedPoint }
  | { kind: 'left-out' }
  | { kind: 'refused'; column: string; reason: string }

/** The cell of a column, tidied; empty where the file does not have it. */
export type Cells = (column: string) => string

export type Layout = {
  key: 'own' | 'oews' | 'lca'
  /** By these columns a file is known to have this layout; each must be there. */
  columns: readonly string[]
  read(cells: Cells): Reading
}

/** A cell that cannot be taken; thrown while a line is read and told as its refusal. */
export class RefusedCell extends Error {
  readonly column: string

  constructor(column: string, reason: string) {
    super(reason)
    this.column = column
  }
}
