import { and, eq, isNull } from 'drizzle-orm'
import { applicationOrigins, applicationStatusChanges, applications } from '#db/schema/applications.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import type { PlannedRow } from './plan-rows.ts'
import { type Import, importedOf, instantOf } from './store-rows.ts'

type Changed = Extract<PlannedRow, { change: 'changed' | 'same' }>

/** Updates applications that an earlier import stored, with the values that were not changed here. No one is notified. */
export async function updateRows(db: Db, own: Import, rows: readonly Changed[]): Promise<void> {
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
    if (status)
      await db.insert(applicationStatusChanges).values({
        id: newId(),
        applicationId: known.id,
        fromStatus: known.values.status,
        toStatus: status,
        changedBy: own.createdBy,
        changedAt: statusAt,
      })
    const imported = { ...importedOf(row), resumeText: row.resumeText || (known.imported?.resumeText ?? '') }
    const origin = { externalId: row.externalId, imported, details: row.details }
    await db
      .insert(applicationOrigins)
      .values({ applicationId: known.id, ...origin })
      .onConflictDoUpdate({ target: applicationOrigins.applicationId, set: origin })
  }
}
