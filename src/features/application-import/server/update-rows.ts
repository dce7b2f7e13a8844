import { and, eq, inArray, isNull } from 'drizzle-orm'
import {
  applicationImportChanges,
  applicationOrigins,
  applicationStatusChanges,
  applications,
  type BeforeImport,
} from '#db/schema/applications.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import type { PlannedRow } from './plan-rows.ts'
import { type Import, importedOf, instantOf } from './store-rows.ts'

type Changed = Extract<PlannedRow, { change: 'changed' | 'same' }>

/**
 * Updates applications that an earlier import stored, with the values that were not changed here, and keeps what they were before. No one is
 * notified.
 */
export async function updateRows(db: Db, own: Import, rows: readonly Changed[]): Promise<void> {
  const before = await readBefore(
    db,
    rows.map(({ known }) => known.id),
  )
  const changes: (typeof applicationImportChanges.$inferInsert)[] = []
  for (const { row, known, values, change } of rows) {
    const { status, ...others } = values
    const statusAt = instantOf(row.statusOn, own.createdAt) ?? own.createdAt
    if (change === 'changed')
      await db
        .update(applications)
        .set({
          ...others,
          ...(others.resumeText ? { resumeTitle: 'Imported resume', matchVersion: null } : {}),
          ...(status ? { status, statusUpdatedAt: statusAt } : {}),
          updatedAt: own.createdAt,
        })
        .where(and(eq(applications.id, known.id), isNull(applications.userId)))
    const changeId = status ? newId() : null
    if (status && changeId)
      await db.insert(applicationStatusChanges).values({
        id: changeId,
        applicationId: known.id,
        fromStatus: known.values.status,
        toStatus: status,
        changedBy: own.createdBy,
        changedAt: statusAt,
      })
    const imported = { ...importedOf(row), resumeText: row.resumeText || (known.imported?.resumeText ?? '') }
    const was = before.get(known.id)
    const hasDays = (was?.origin?.hasDays ?? false) && (!status || status === 'submitted' || row.statusOn !== null)
    const origin = { externalId: row.externalId, imported, details: row.details, hasDays }
    await db
      .insert(applicationOrigins)
      .values({ applicationId: known.id, ...origin })
      .onConflictDoUpdate({ target: applicationOrigins.applicationId, set: origin })
    if (was) changes.push({ importId: own.id, applicationId: known.id, before: was, written: values, changeId })
  }
  // of two rows about one application, the first one knows what was there before
  if (changes.length > 0) await db.insert(applicationImportChanges).values(changes).onConflictDoNothing()
}

async function readBefore(db: Db, ids: string[]): Promise<Map<string, BeforeImport>> {
  if (ids.length === 0) return new Map()
  const { id, fullName, email, phone, status, resumeText, coverLetter, resumeTitle } = applications
  const { externalId, imported, details, hasDays } = applicationOrigins
  const rows = await db
    .select({
      id,
      stageId: applications.stageId,
      statusUpdatedAt: applications.statusUpdatedAt,
      ...{ fullName, email, phone, status, resumeText, coverLetter, resumeTitle },
      origin: { externalId, imported, details, hasDays },
    })
    .from(applications)
    .leftJoin(applicationOrigins, eq(applicationOrigins.applicationId, applications.id))
    .where(inArray(applications.id, ids))
  return new Map(
    rows.map(({ id: key, statusUpdatedAt, ...was }) => [
      key,
      { ...was, statusUpdatedAt: statusUpdatedAt.toISOString() },
    ]),
  )
}
