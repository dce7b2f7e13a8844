import type { RowProblem } from '#features/import-files/contract.ts'
import { isoDay } from '#lib/dates.ts'
import type { Db } from '#server/context.ts'
import { keptNotes, leftOutOf, type PlannedApplication, planApplications } from './plan-applications.ts'
import { keptContactNotes, leftOutContacts, type PlannedContact, planContacts } from './plan-contacts.ts'
import type { ReadTrackerFile } from './read-file.ts'

export type PlannedFile = { leftOut: RowProblem[]; kept: RowProblem[] } & (
  | { kind: 'applications'; planned: PlannedApplication[] }
  | { kind: 'contacts'; planned: PlannedContact[] }
)

/** What an import of a file would do, row by row. */
export async function planFile(db: Db, userId: string, file: ReadTrackerFile, now: Date): Promise<PlannedFile> {
  if (file.kind === 'contacts') {
    const planned = await planContacts(db, userId, file.rows)
    return { kind: file.kind, planned, leftOut: leftOutContacts(planned), kept: keptContactNotes(planned) }
  }
  const planned = await planApplications(db, userId, file.rows, { today: isoDay(now) })
  return { kind: file.kind, planned, leftOut: leftOutOf(planned), kept: keptNotes(planned) }
}
