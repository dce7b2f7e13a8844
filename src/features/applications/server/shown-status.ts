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
  return rows.map(({ shownStatus: shown, shownStatusAt: shownAt, noticeDueAt: _, ...row }) => {
    const since = shownAt ?? row.statusUpdatedAt
    // the stage is the company's own: when it was last changed says that something was
    const rest = { statusUpdatedAt: since, updatedAt: since, stageSince: since, stageId: null }
    return { ...row, status: shown ?? row.status, ...rest }
  })
}
