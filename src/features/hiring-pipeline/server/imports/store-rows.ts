import { applicationResponses } from '#db/schema/applications.forms.ts'
import type { applicationImports } from '#db/schema/applications.imports.ts'
import { applicationRejections, applicationStatusChanges, applications } from '#db/schema/applications.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import type { ReadFile } from '../../imports/read-file.ts'

export type Import = typeof applicationImports.$inferSelect
type Row = ReadFile['rows'][number]

/**
 * Stores rows as applications of people without an account: no email, no notification, no link to an account. If the job rejects incomplete
 * applications, they are rejected with the missing parts as the note (APPLY-31). Skips rows that are already stored or whose address
 * applied after the preview.
 */
export async function storeRows(db: Db, own: Import, rows: Row[], rejectsIncomplete: boolean) {
  const isRejected = ({ missing }: Row) => rejectsIncomplete && missing.length > 0
  const statusOf = (row: Row) => (isRejected(row) ? ('rejected' as const) : row.status)
  const made = await db
    .insert(applications)
    .values(
      rows.map((row) => ({
        jobId: own.jobId,
        importId: own.id,
        importRow: row.row,
        fullName: row.fullName,
        email: row.email,
        phone: row.phone,
        resumeTitle: row.resumeText ? 'Imported resume' : null,
        resumeText: row.resumeText,
        coverLetter: row.coverLetter,
        source: 'imported' as const,
        status: statusOf(row),
        appliedAt: row.appliedAt,
        statusUpdatedAt: statusOf(row) === 'submitted' ? row.appliedAt : own.createdAt,
        updatedAt: own.createdAt,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: applications.id, row: applications.importRow })
  const ids = new Map(made.map(({ id, row }) => [row, id]))
  const stored = rows.flatMap((row) => {
    const id = ids.get(row.row)
    return id ? [{ ...row, id, status: statusOf(row), isRejected: isRejected(row) }] : []
  })
  await storeSteps(db, own, stored)
  const answers = stored.flatMap(({ id, answers: ownAnswers }) =>
    ownAnswers.map(({ requirementId, text, data }) => ({
      applicationId: id,
      requirementId,
      responseText: text,
      responseData: data,
    })),
  )
  if (answers.length > 0) await db.insert(applicationResponses).values(answers)
  return { stored: stored.map(({ row }) => row), rejected: stored.filter((row) => row.isRejected).length }
}

type Stored = Row & { id: string; isRejected: boolean }

async function storeSteps(db: Db, { createdBy: changedBy, createdAt }: Import, stored: Stored[]): Promise<void> {
  if (stored.length === 0) return
  const steps = stored.flatMap(({ id: applicationId, appliedAt, status, isRejected, missing }) => {
    const first = { id: newId(), applicationId, fromStatus: null, toStatus: 'submitted' as const, changedBy }
    const submitted = { ...first, changedAt: appliedAt, missing: null }
    if (status === 'submitted') return [submitted]
    const later = { ...first, id: newId(), fromStatus: 'submitted' as const, toStatus: status }
    return [submitted, { ...later, changedAt: createdAt, missing: isRejected ? missing : null }]
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
