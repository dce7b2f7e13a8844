import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { applicationFormStarts as starts } from '#db/schema/applications.forms.ts'
import type { Context } from '#server/context.ts'
import { questionsForViewer } from './questions-for.ts'
import { requireApplicant } from './require-applicant.ts'

const PER_HOUR = { points: 600, seconds: 60 * 60 }

type Progress = { jobId: string; furthestId: string | null }

/**
 * Records that a person opened the form of a job, and the last answered question. The recorded position never moves back. Refused like
 * applying itself. Questions that the person no longer gets are ignored.
 */
export async function recordFormProgress(ctx: Context, { jobId, furthestId }: Progress): Promise<null> {
  const { applicant, job } = await requireApplicant(ctx, jobId, new Date())
  const { db, viewer, throttle } = applicant
  await throttle.consume('form-progress', viewer.userId, PER_HOUR)
  await db.insert(starts).values({ jobId: job.id, userId: viewer.userId }).onConflictDoNothing()
  const shownIds = (await questionsForViewer(db, viewer, job)).map(({ id }) => id)
  const place = furthestId === null ? -1 : shownIds.indexOf(furthestId)
  if (place < 0) return null
  const isFurther = or(isNull(starts.furthestId), inArray(starts.furthestId, shownIds.slice(0, place)))
  await db
    .update(starts)
    .set({ furthestId, lastAt: new Date() })
    .where(and(eq(starts.jobId, job.id), eq(starts.userId, viewer.userId), isNull(starts.sentAt), isFurther))
  return null
}
