import type { RowProblem } from '#features/import-files/contract.ts'
import { type PackedRows, unpackRows } from '#features/import-files/server/packed-rows.ts'
import type { Db } from '#server/context.ts'
import type { ImportedRow } from '../read-row.ts'
import { type PlannedRow, planRows } from './plan-rows.ts'

export type ImportPlan = {
  counts: Record<PlannedRow['change'], number>
  /** The first rows that are imported. */
  sample: Exclude<PlannedRow, { change: 'applied' }>[]
  /** New applications with something missing, and whether the job of one of them rejects these. */
  incomplete: number
  rejectsIncomplete: boolean
  /** Rows whose person applied here. */
  applied: RowProblem[]
  /** What was changed here and is kept. */
  kept: RowProblem[]
}

const SAMPLE = 10
const MAX_KEPT = 1000
/** A thousand rows at a time. */
const PARTS = 5
export const APPLIED = 'applied here: the application is left as it is'

/** What an import of these rows does. Reads them a part at a time. */
export async function planImport(db: Db, packed: PackedRows, rejects: (jobId: string) => boolean): Promise<ImportPlan> {
  const plan: ImportPlan = {
    counts: { new: 0, changed: 0, same: 0, applied: 0 },
    ...{ sample: [], incomplete: 0, rejectsIncomplete: false, applied: [], kept: [] },
  }
  for (const rows of unpackRows<ImportedRow>(packed, PARTS))
    for (const one of await planRows(db, rows)) addTo(plan, one, rejects)
  return plan
}

function addTo(plan: ImportPlan, one: PlannedRow, rejects: (jobId: string) => boolean): void {
  const { row, change } = one
  plan.counts[change] += 1
  if (change === 'applied') {
    plan.applied.push({ row: row.row, column: 'Email', reason: APPLIED })
    return
  }
  if (plan.sample.length < SAMPLE) plan.sample.push(one)
  if (change === 'new') {
    if (row.missing.length === 0) return
    plan.incomplete += 1
    plan.rejectsIncomplete ||= rejects(row.jobId)
  } else if (plan.kept.length < MAX_KEPT) {
    plan.kept.push(...one.kept.map((column) => ({ row: row.row, column, reason: 'was changed here and is kept' })))
  }
}
