import { type SQL, sql } from 'drizzle-orm'
import { applicationStatusChanges, applications } from '#db/schema/applications.ts'
import type { ApplicationStatus } from '../rules.ts'

/** Stored with an application without a waiting notice. */
export const noNotice = { shownStatus: null, shownStatusAt: null, noticeDueAt: null }

/** The status that the candidate sees: while the notice of a newer one waits, the one before. */
export const shownStatus: SQL<ApplicationStatus> = sql`coalesce(${applications.shownStatus}, ${applications.status})`

/** When the status that the candidate sees began. */
export const shownStatusAt =
  sql<Date>`coalesce(${applications.shownStatusAt}, ${applications.statusUpdatedAt})`.mapWith(
    applications.statusUpdatedAt,
  )

type Row = Record<string, unknown>

/**
 * Rows of a table that their candidate may read: without statuses whose notice waits or that were undone before it
 * was sent.
 */
export function rowsAsShown(table: unknown, rows: Row[]): Row[] {
  if (table === applicationStatusChanges) return rows.filter(({ isShown }) => isShown)
  if (table !== applications) return rows
  return rows.map(({ shownStatus: shown, shownStatusAt: shownAt, noticeDueAt: _, ...row }) => {
    const since = shownAt ?? row.statusUpdatedAt
    // the stage is internal: its time of change would reveal that there was one
    const rest = { statusUpdatedAt: since, updatedAt: since, stageSince: since, stageId: null }
    return { ...row, status: shown ?? row.status, ...rest }
  })
}
