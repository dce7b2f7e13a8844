import { type SQL, sql } from 'drizzle-orm'
import { applicationStatusChanges, applications } from '#db/schema/applications.ts'
import type { ApplicationStatus } from '../rules.ts'

/** Stored with an application of which no notice waits. */
export const noNotice = { shownStatus: null, shownStatusAt: null, noticeDueAt: null }

/** The status that the candidate sees: while the notice of a later one waits, the one before. */
export const shownStatus: SQL<ApplicationStatus> = sql`coalesce(${applications.shownStatus}, ${applications.status})`

/** Since when it is the status that the candidate sees. */
export const shownStatusAt =
  sql<Date>`coalesce(${applications.shownStatusAt}, ${applications.statusUpdatedAt})`.mapWith(
    applications.statusUpdatedAt,
  )

type Row = Record<string, unknown>

/** Rows of a table as their candidate may read them: without statuses whose notice waits, or that were taken back before it was sent. */
export function rowsAsShown(table: unknown, rows: Row[]): Row[] {
  if (table === applicationStatusChanges) return rows.filter(({ isShown }) => isShown)
  if (table !== applications) return rows
  return rows.map(({ shownStatus: status, shownStatusAt: statusUpdatedAt, noticeDueAt: _, ...row }) =>
    status === null ? row : { ...row, status, statusUpdatedAt, updatedAt: statusUpdatedAt, stageId: null },
  )
}
