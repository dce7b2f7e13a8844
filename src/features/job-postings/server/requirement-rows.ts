import { and, asc, eq, isNull } from 'drizzle-orm'
import { jobApplicationRequirements as requirements } from '#db/schema/job-postings.ts'
import type { Db, SignedIn } from '#server/context.ts'
import type { UnitOfWork } from '#server/transaction.ts'
import { postingChanged } from '../events.ts'
import { readRules, type ValidationRules } from '../question-shapes.ts'
import type { JobRow } from './load-posting.ts'
import { publishToTeam } from './publish-team.ts'

type StoredRow = typeof requirements.$inferSelect
export type RequirementRow = Omit<StoredRow, 'validationRules'> & { validationRules: ValidationRules }

/** The row as the form shows it, with rules in the current format. */
export const readable = (row: StoredRow): RequirementRow => ({
  ...row,
  validationRules: readRules(row.validationRules),
})

/** The questions of a job, without removed ones. */
export const currentOf = (jobId: string) => and(eq(requirements.jobId, jobId), isNull(requirements.removedAt))

/** One question of a job. */
export const currentOne = (jobId: string, requirementId: string) =>
  and(currentOf(jobId), eq(requirements.id, requirementId))

/** The questions of a job, in their order, without removed ones (CJOB-31). */
export async function readRequirements(db: Db, jobId: string): Promise<RequirementRow[]> {
  const rows = await db.select().from(requirements).where(currentOf(jobId)).orderBy(asc(requirements.sortOrder))
  return rows.map(readable)
}

/** Audits a change to a job's questions; a draft has no candidates yet, so only other jobs emit an event. */
export async function recordRequirement(
  tx: SignedIn & UnitOfWork,
  { id, companyId, status }: JobRow,
  action: string,
  requirementId?: string,
): Promise<void> {
  const data = requirementId ? { requirementId } : {}
  await tx.audit({ action, subjectType: 'job', subjectId: id, companyId, data })
  await publishToTeam(tx.db, companyId)
  if (status === 'draft') return
  await tx.emit(postingChanged({ jobId: id, companyId, by: tx.viewer.userId, fields: ['questions'] }))
}
