import type { applicationImports } from '#db/schema/application-import.ts'
import { applicationResponses } from '#db/schema/applications.forms.ts'
import {
  applicationOrigins,
  applicationRejections,
  applicationStatusChanges,
  applications,
  type ImportedValues,
} from '#db/schema/applications.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import type { ImportedRow } from '../read-row.ts'

export type Import = typeof applicationImports.$inferSelect

/**
 * Stores rows as applications of people without an account: no email, no notification, no link to an account. If the job rejects incomplete
 * applications, they are rejected with the missing parts as the note (APPLY-31). Skips rows that are already stored or whose address
 * applied after the preview.
 */
export async function storeRows(
  db: Db,
  own: Import,
  rows: readonly ImportedRow[],
  rejectsIncomplete: (jobId: string) => boolean,
) {
  if (rows.length === 0) return { stored: [], rejected: 0 }
  const prepared = rows.map((row) => prepare(row, own, rejectsIncomplete))
  const made = await db
    .insert(applications)
    .values(
      prepared.map(({ row, status, appliedAt, statusAt }) => ({
        jobId: row.jobId,
        importId: own.id,
        importRow: row.row,
        fullName: row.fullName,
        email: row.email,
        phone: row.phone,
        resumeTitle: row.resumeText ? 'Imported resume' : null,
        resumeText: row.resumeText,
        coverLetter: row.coverLetter,
        source: 'imported' as const,
        status,
        appliedAt,
        statusUpdatedAt: status === 'submitted' ? appliedAt : statusAt,
        updatedAt: own.createdAt,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: applications.id, row: applications.importRow })
  const ids = new Map(made.map(({ id, row }) => [row, id]))
  const stored = prepared.flatMap((one) => {
    const id = ids.get(one.row.row)
    return id ? [{ ...one, id }] : []
  })
  if (stored.length === 0) return { stored: [], rejected: 0 }
  await storeSteps(db, own, stored)
  await db.insert(applicationOrigins).values(
    stored.map(({ id, row, status, isRejected }) => ({
      applicationId: id,
      hasDays: !isRejected && row.appliedOn !== null && (status === 'submitted' || row.statusOn !== null),
      externalId: row.externalId,
      imported: { ...importedOf(row), status },
      details: row.details,
    })),
  )
  const answers = stored.flatMap(({ id, row }) =>
    row.answers.map(({ requirementId, text, data }) => ({
      applicationId: id,
      requirementId,
      responseText: text,
      responseData: data,
    })),
  )
  if (answers.length > 0) await db.insert(applicationResponses).values(answers)
  return { stored: stored.map(({ row }) => row.row), rejected: stored.filter(({ isRejected }) => isRejected).length }
}

export const importedOf = (row: ImportedRow): ImportedValues => ({
  fullName: row.fullName,
  email: row.email,
  phone: row.phone,
  status: row.status,
  resumeText: row.resumeText,
  coverLetter: row.coverLetter,
})

/** The day of a file at midnight UTC, never later than the import itself. */
export function instantOf(day: string | null, latest: Date): Date | null {
  if (day === null) return null
  const at = new Date(`${day}T00:00:00Z`)
  return at < latest ? at : latest
}

function prepare(row: ImportedRow, { createdAt }: Import, rejectsIncomplete: (jobId: string) => boolean) {
  const isRejected = rejectsIncomplete(row.jobId) && row.missing.length > 0
  const appliedAt = instantOf(row.appliedOn, createdAt) ?? createdAt
  const stated = isRejected ? null : instantOf(row.statusOn, createdAt)
  // a step cannot come before the application
  const statusAt = stated ? (stated < appliedAt ? appliedAt : stated) : createdAt
  return { row, isRejected, appliedAt, statusAt, status: isRejected ? ('rejected' as const) : row.status }
}
type Stored = ReturnType<typeof prepare> & { id: string }

async function storeSteps(db: Db, { createdBy: changedBy, createdAt }: Import, stored: Stored[]): Promise<void> {
  const steps = stored.flatMap(({ id: applicationId, row, appliedAt, statusAt, status, isRejected }) => {
    const first = { id: newId(), applicationId, fromStatus: null, toStatus: 'submitted' as const, changedBy }
    const submitted = { ...first, changedAt: appliedAt, missing: null }
    if (status === 'submitted') return [submitted]
    const later = { ...first, id: newId(), fromStatus: 'submitted' as const, toStatus: status }
    return [submitted, { ...later, changedAt: statusAt, missing: isRejected ? row.missing : null }]
  })
  await db.insert(applicationStatusChanges).values(steps.map(({ missing: _, ...step }) => step))
  const rejections = steps.flatMap(({ id: changeId, applicationId, missing }) =>
    missing
      ? [{ applicationId, changeId, reason: 'incomplete', note: noteOf(missing), rejectedBy: changedBy, createdAt }]
      : [],
  )
  if (rejections.length > 0) await db.insert(applicationRejections).values(rejections)
}

const noteOf = (missing: string[]): string => `Missing: ${missing.join(', ')}`.slice(0, 500)
