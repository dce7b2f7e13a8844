import type { RowProblem } from '../contract.ts'

/** A row of an import's table of rows that were refused or left out. */
export type ProblemRow = { importId: string; rowNumber: number; columnName: string; reason: string; isLeftOut: boolean }
type Problems = { refused: readonly RowProblem[]; leftOut: readonly RowProblem[] }

const TOGETHER = 1000

/** Stores the rows of a file that were refused, and those that were left out, by the `insert` of the area that owns the table. */
export async function storeProblems(
  importId: string,
  { refused, leftOut }: Problems,
  insert: (rows: ProblemRow[]) => Promise<unknown>,
): Promise<void> {
  const rowsOf = (problems: readonly RowProblem[], isLeftOut: boolean) =>
    problems.map(({ row, column, reason }) => ({ importId, rowNumber: row, columnName: column, reason, isLeftOut }))
  const rows = [...rowsOf(refused, false), ...rowsOf(leftOut, true)]
  for (let at = 0; at < rows.length; at += TOGETHER) await insert(rows.slice(at, at + TOGETHER))
}
