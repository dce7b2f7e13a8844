import { trackerImportNotes as notes } from '#db/schema/tracker-import.ts'
import type { RowProblem } from '#features/import-files/contract.ts'
import type { Db } from '#server/context.ts'

type Kind = (typeof notes.$inferInsert)['kind']

/** Stores what of a file was not imported. */
export async function storeNotes(db: Db, importId: string, kind: Kind, problems: readonly RowProblem[]): Promise<void> {
  for (let from = 0; from < problems.length; from += 1000) {
    const some = problems.slice(from, from + 1000).map(({ row, column, reason }) => ({
      ...{ importId, kind, reason },
      rowNumber: row,
      columnName: column.slice(0, 200),
    }))
    await db.insert(notes).values(some)
  }
}
