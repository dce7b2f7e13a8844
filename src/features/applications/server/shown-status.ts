import { type SQL, sql } from 'drizzle-orm'
import { applicationStatusChanges, applications } from '#db/schema/applications.ts'
import type { ApplicationStatus } from '../rules.ts'

/** The values of an application without a pending notice. */
export const noNotice = { shownStatus: null, shownStatusAt: null, noticeDueAt: null }

/** The status that the candidate sees. While the notice of a newer status is pending, it is the previous one. */
export const shownStatus: SQL<ApplicationStatus> = sql`coalesce(${applications.shownStatus}, ${applications.status})`

/** When the status that the candidate sees started. */
export const shownStatusAt =
  sql<Date>`coalesce(${applications.shownStatusAt}, ${applications.statusUpdatedAt})`.mapWith(
    applications.statusUpdatedAt,
  )

type Row = Record<string, unknown>

/**
 * Rows of a table in the form that their candidate may read: without statuses whose notice is pending or that were undone before the
 * notice was sent.
 */
export function rowsAsShown(table: unknown, rows: Row[]): Row[] {
  if (table === applicationStatusChanges) return rows.filter(({ isShown }) => isShown)
  if (table !== applications) return rows
  return rows.map(({ shownStatus: shown, shownStatusAt: shownAt, noticeDueAt: _, ...row }) => {
    const since = shownAt ?? row.statusUpdatedAt
    // the stage is internal, and its timestamp would reveal that the stage changed
    const rest = { statusUpdatedAt: since, updatedAt: since, stageSince: since, stageId: null }
    return { ...row, status: shown ?? row.status, ...rest }
  })
}
