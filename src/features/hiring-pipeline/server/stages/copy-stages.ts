import { eq } from 'drizzle-orm'
import { applications, jobStages } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { companyLabels } from '#features/applications/rules.ts'
import { memberIds } from '#features/companies/server/member-ids.ts'
import type { Db, Services } from '#server/context.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { lockStages, readStages, type StageRow } from './load-stages.ts'

type Copied = { jobId: string; companyId: string; copiedFrom: string | null }

/**
 * A copied job gets the board of the original: the same stages, names and order. A copy whose board was already changed, or that has
 * applications, does not change.
 */
export async function copyStages({ db }: Services, { jobId, companyId, copiedFrom }: Copied): Promise<void> {
  if (!copiedFrom) return
  await db.transaction(async (tx) => {
    await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId)).for('no key update')
    const own = await lockStages(tx, jobId)
    const stagesToCopy = await readStages(tx, copiedFrom)
    if (stagesToCopy.length === 0 || !own.every(isAsMade) || (await hasApplications(tx, jobId))) return
    await tx.delete(jobStages).where(eq(jobStages.jobId, jobId))
    await tx
      .insert(jobStages)
      .values(
        stagesToCopy.map(({ name, status, isDefault }, sortOrder) => ({ jobId, name, status, isDefault, sortOrder })),
      )
    await publish(tx, await memberIds(tx, companyId), 'stages_changed', { jobId })
  })
}

const isAsMade = ({ name, status, isDefault }: StageRow): boolean => isDefault && name === companyLabels[status]

async function hasApplications(db: Db, jobId: string): Promise<boolean> {
  const one = await db.select({ id: applications.id }).from(applications).where(eq(applications.jobId, jobId)).limit(1)
  return one.length > 0
}
