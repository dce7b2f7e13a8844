import { and, eq, gt, sql } from 'drizzle-orm'
import { applicationStageChanges, applications, jobStages } from '#db/schema/applications.ts'
import type { Db } from '#server/context.ts'
import { hoursAgo, idOf } from './keys.ts'

const job = 'claims-data-analyst-fernway'
/** Additional stages, each after the default stage of its status, and the candidates in them. */
const own = [
  { key: 'phone', name: 'Phone screen', status: 'interview', from: 'Interview', seeker: 'dele-williams', since: 20 },
  { key: 'task', name: 'Take-home', status: 'reviewing', from: 'Reviewing', seeker: 'adaeze-bello', since: 27 },
] as const

/** A job whose company has custom stages on its board. */
export async function seedStages(db: Db, { now }: { now: Date }): Promise<void> {
  const jobId = idOf('job', job)
  for (const { key, name, status, from, seeker, since } of own) {
    const [stays] = await db
      .select()
      .from(jobStages)
      .where(and(eq(jobStages.jobId, jobId), eq(jobStages.status, status)))
    if (!stays) throw new Error(`The job ${job} has no stage for ${status}`)
    await db
      .update(jobStages)
      .set({ sortOrder: sql`${jobStages.sortOrder} + 1` })
      .where(and(eq(jobStages.jobId, jobId), gt(jobStages.sortOrder, stays.sortOrder)))
    const id = idOf('stage', `${job}/${key}`)
    await db.insert(jobStages).values({ id, jobId, name, status, sortOrder: stays.sortOrder + 1 })
    const at = hoursAgo(now, since)
    const moved = await db
      .update(applications)
      .set({ stageId: id, stageSince: at, updatedAt: at })
      .where(and(eq(applications.id, idOf('application', `${seeker}-${job}`)), eq(applications.status, status)))
      .returning({ id: applications.id })
    const step = { fromStage: from, toStage: name, toStatus: status, changedAt: at }
    const changedBy = idOf('user', 'hannah-cole')
    for (const { id: applicationId } of moved) {
      await db.insert(applicationStageChanges).values({ ...step, applicationId, changedBy })
    }
  }
}
