import { count, desc, eq } from 'drizzle-orm'
import { jobMatchStates } from '#db/schema/analytics.ts'
import { resumes } from '#db/schema/documents.ts'
import { externalApplications } from '#db/schema/job-tracker.ts'
import { hasSetUpAutoApply } from '#features/auto-apply/server/read-rules.ts'
import { readProfile } from '#features/profiles/server/queries.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import type { SeekerDashboard } from '../contract.ts'
import { PROFILE_DONE } from '../dashboard-rules.ts'
import { readActivity } from './seeker-activity.ts'
import { countApplications, countInterviews, countMatches, countViews } from './seeker-stats.ts'

/** The data of a job seeker's dashboard, read from stored rows. */
export async function readSeekerDashboard({ db, viewer: { userId } }: SignedIn): Promise<SeekerDashboard> {
  const [profile, own, isAutoApplySet, applicationsSent, interviewsScheduled, profileViews, matched] =
    await Promise.all([
      readProfile(db, userId),
      readResumes(db, userId),
      hasSetUpAutoApply(db, userId),
      countApplications(db, userId),
      countInterviews(db, userId),
      countViews(db, userId),
      countMatches(db, userId),
    ])
  return {
    strength: profile.completeness,
    steps: {
      resume: own.total > 0,
      autoApply: isAutoApplySet,
      tracking: applicationsSent.total > 0 || (await tracksExternal(db, userId)),
      profile: profile.completeness.percent >= PROFILE_DONE,
    },
    resumes: own,
    ...{ applicationsSent, interviewsScheduled, profileViews, ...matched },
    recentActivity: await readActivity(db, userId, matched.minimumMatch),
  }
}

/** External applications count as tracked too (DASH-05). */
async function tracksExternal(db: Db, userId: string): Promise<boolean> {
  const own = eq(externalApplications.userId, userId)
  return (await db.select({ id: externalApplications.id }).from(externalApplications).where(own).limit(1)).length > 0
}

async function readResumes(db: Db, userId: string): Promise<SeekerDashboard['resumes']> {
  const own = eq(resumes.userId, userId)
  const [all] = await db.select({ n: count() }).from(resumes).where(own)
  const [latest] = await db
    .select({ title: resumes.title })
    .from(resumes)
    .where(own)
    .orderBy(desc(resumes.updatedAt))
    .limit(1)
  return { total: all?.n ?? 0, latestTitle: latest?.title ?? null }
}

/** Stores the minimum match from which a job counts. No recalculation is needed: matches from the lowest minimum up are stored. */
export async function setMinimumMatch(
  { db, viewer: { userId } }: SignedIn,
  { minimumMatch }: { minimumMatch: number },
): Promise<{ minimumMatch: number }> {
  await db.transaction(async (tx) => {
    await tx
      .insert(jobMatchStates)
      .values({ userId, minimumMatch })
      .onConflictDoUpdate({ target: jobMatchStates.userId, set: { minimumMatch } })
    await publish(tx, [userId], 'dashboard_changed')
  })
  return { minimumMatch }
}
